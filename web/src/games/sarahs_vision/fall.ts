// How blocks fall: gravity, a floor, and speed that is lost on it. Time goes in small steps of equal
// length, so that a fall is the same however often it is drawn.

export type Triple = [x: number, y: number, z: number];

export interface FallingBlock {
  position: Triple;
  rotation: Triple;
  speed: Triple;
  spin: Triple;
}

export const FALL_SECONDS = 0.9;
const STEPS_A_SECOND = 60;
const GRAVITY = 14;

/** How many steps a fall has had after some seconds. */
function stepsAfter(seconds: number): number {
  return Math.floor(Math.max(0, Math.min(seconds, FALL_SECONDS)) * STEPS_A_SECOND + 1e-6);
}

/** One step of all blocks; `floor` is how high the middle of a block lies on the ground. */
export function step(blocks: FallingBlock[], floor: number): void {
  const time = 1 / STEPS_A_SECOND;
  for (const { position, rotation, speed, spin } of blocks) {
    speed[1] -= GRAVITY * time;
    for (const axis of [0, 1, 2] as const) {
      position[axis] += speed[axis] * time;
      rotation[axis] += spin[axis] * time;
    }
    if (position[1] >= floor) continue;
    position[1] = floor;
    speed[0] *= 0.8;
    speed[1] *= -0.3;
    speed[2] *= 0.8;
    for (const axis of [0, 1, 2] as const) spin[axis] *= 0.7;
  }
}

/** A fall of blocks: `at` brings them to where they are some seconds after its beginning. */
export class Fall {
  #steps = 0;

  constructor(
    readonly blocks: FallingBlock[],
    private readonly floor: number,
  ) {}

  at(seconds: number): void {
    for (const steps = stepsAfter(seconds); this.#steps < steps; this.#steps += 1) {
      step(this.blocks, this.floor);
    }
  }
}
