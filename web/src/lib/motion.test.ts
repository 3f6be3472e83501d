import { expect, test } from "vitest";
import { milliseconds } from "./motion";

test("a time is read in milliseconds, however a build has written it", () => {
  expect(milliseconds("420ms")).toBe(420);
  expect(milliseconds(" 420ms")).toBe(420);
  expect(milliseconds(".42s")).toBe(420);
  expect(milliseconds("0.42s")).toBe(420);
  expect(milliseconds("1s")).toBe(1000);
  expect(milliseconds("1ms")).toBe(1);
  expect(milliseconds("")).toBe(0);
  expect(milliseconds("soon")).toBe(0);
});
