import { expect, test } from "vitest";
import { nearest, type Box } from "./keyboard";

/** Boxes of ten by ten, twelve apart, in rows of three. */
const BOXES: Box[] = Array.from({ length: 9 }, (_, i) => {
  const [left, top] = [12 * (i % 3), 12 * Math.floor(i / 3)];
  return { left, top, right: left + 10, bottom: top + 10 };
});

test("an arrow goes to the box straight ahead", () => {
  expect(nearest(BOXES, 4, 1, 0)).toBe(5);
  expect(nearest(BOXES, 4, -1, 0)).toBe(3);
  expect(nearest(BOXES, 4, 0, -1)).toBe(1);
  expect(nearest(BOXES, 4, 0, 1)).toBe(7);
});

test("an arrow at the edge goes nowhere", () => {
  expect(nearest(BOXES, 0, -1, 0)).toBe(-1);
  expect(nearest(BOXES, 8, 0, 1)).toBe(-1);
});

test("a wide box below is reached from every box above it", () => {
  const boxes: Box[] = [...BOXES, { left: 0, top: 36, right: 34, bottom: 46 }];
  for (const from of [6, 7, 8]) expect(nearest(boxes, from, 0, 1)).toBe(9);
  expect(nearest(boxes, 9, 0, -1)).toBe(7);
});
