import { expect, test } from "vitest";
import { Fall, FALL_SECONDS, type FallingBlock } from "./fall";

const FLOOR = 0.3;

function thrown(): FallingBlock[] {
  return [
    { position: [0, 6, 1], rotation: [0, 0, 0], speed: [2, 1, -1], spin: [3, -2, 1] },
    { position: [1, 0.9, 0], rotation: [0, 1, 0], speed: [-1, 0, 0], spin: [0, 4, 0] },
  ];
}

/** The blocks after a whole fall that was drawn so often a second. */
function drawn(frames: number): FallingBlock[] {
  const fall = new Fall(thrown(), FLOOR);
  for (let frame = 1; frame < FALL_SECONDS * frames; frame += 1) fall.at(frame / frames);
  fall.at(FALL_SECONDS);
  return fall.blocks;
}

test("a fall is the same at every frame rate", () => {
  const once = drawn(1);
  for (const frames of [5, 30, 60, 144, 240]) expect(drawn(frames)).toEqual(once);
});

test("blocks come down, and none goes through the floor", () => {
  const [high, low] = drawn(60);
  expect(high?.position[1]).toBeLessThan(2);
  expect(low?.position[1]).toBeGreaterThanOrEqual(FLOOR);
});

test("half a fall is not a whole one", () => {
  const fall = new Fall(thrown(), FLOOR);
  fall.at(FALL_SECONDS / 2);
  expect(fall.blocks).not.toEqual(drawn(60));
  expect(fall.blocks).not.toEqual(thrown());
});
