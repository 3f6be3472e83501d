import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fresh, isMeant, placesFor } from "./steady";

test("buttons that stay keep their places", () => {
  const three = ["draw", "reveal", "pass"];
  expect(placesFor([], three, 4)).toEqual(three);
  expect(placesFor(three, ["reveal", "pass"], 4)).toEqual([null, "reveal", "pass"]);
  expect(placesFor([null, "reveal", "pass"], ["draw", "pass"], 4)).toEqual(["draw", null, "pass"]);
});

test("no button takes the place that another has just left while there is room elsewhere", () => {
  expect(placesFor(["stop jumping"], ["end turn"], 2)).toEqual([null, "end turn"]);
  expect(placesFor([null, "end turn"], ["stop jumping"], 2)).toEqual(["stop jumping"]);
  expect(placesFor(["one", "two"], ["three"], 2)).toEqual(["three"]);
  expect(placesFor(["one", "two"], ["one", "two", "three"], 2)).toEqual(["one", "two", "three"]);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a click that rests where a button has just appeared is not meant for it", () => {
  const button = {} as Element;
  const click = (x: number, detail = 1) =>
    ({ currentTarget: button, detail, clientX: x, clientY: -1 }) as unknown as MouseEvent;
  fresh(button);
  expect(isMeant(click(-1))).toBe(false);
  expect(isMeant(click(40))).toBe(true);
  expect(isMeant(click(-1, 0))).toBe(true);
  vi.advanceTimersByTime(350);
  expect(isMeant(click(-1))).toBe(true);
});
