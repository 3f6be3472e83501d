import { expect, test } from "vitest";
import { firsts, partOf, seconds } from "./decisions";

test("a pair can be chosen from either end unless its order means something", () => {
  const swaps = ["swap 1 2", "swap 1 3", "swap 2 3"];
  expect([...firsts(swaps, "swap")].sort()).toEqual(["1", "2", "3"]);
  expect(seconds(swaps, "swap", "3")).toEqual(
    new Map([
      ["1", "swap 1 3"],
      ["2", "swap 2 3"],
    ]),
  );
  const gifts = ["hand_over senator engineer"];
  expect([...firsts(gifts, "hand_over")]).toEqual(["senator"]);
  expect(seconds(gifts, "hand_over", "engineer").size).toBe(0);
});

test("a figure that is the only one to move goes to each of its targets", () => {
  const moves = ["move senator archive", "move senator foundry", "move engineer archive"];
  expect(seconds(moves, "move", "senator")).toEqual(
    new Map([
      ["archive", "move senator archive"],
      ["foundry", "move senator foundry"],
    ]),
  );
});

test("every decision that is no button has a part of the page", () => {
  expect(partOf("spend green senator")).toBe("tower");
  expect(partOf("feel")).toBe("tower");
  expect(partOf("cover 1 foundry")).toBe("events");
  expect(partOf("learn green senator")).toBe("city");
  expect(partOf("play day_off")).toBe("hand");
  expect(partOf("draw")).toBeNull();
});
