// The map: 61 hexes, where they are drawn, what lies beside what, and how arrow keys walk over it.
// Names and directions are those of the rules: A1 to I9, row A at the bottom.

/** A hex is ROOT3 wide and 2 high: everything on the map is measured from its middle to a corner. */
export const ROOT3 = Math.sqrt(3);
const LETTERS = "ABCDEFGHI";

export interface Point {
  x: number;
  y: number;
}

interface Cell {
  row: number;
  column: number;
}

const CELLS = new Map<string, Cell>();
for (let row = 0; row < 9; row++)
  for (let column = 1; column <= 9; column++)
    if (Math.abs(row + 1 - column) <= 4) CELLS.set(`${LETTERS[row]}${column}`, { row, column });

/** All hexes, row by row from the bottom. */
export const HEXES: readonly string[] = [...CELLS.keys()];

/** The rows as one sees them, the highest first, each from left to right. */
export const ROWS: readonly (readonly string[])[] = [...LETTERS]
  .reverse()
  .map((letter) => HEXES.filter((hex) => hex.startsWith(letter)));

/** Row and column of a step: right, up right, up left, left, down left, down right. */
const DIRECTIONS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
] as const;
export const RIGHT = 0;
export const UP_RIGHT = 1;
export const UP_LEFT = 2;
export const LEFT = 3;
export const DOWN_LEFT = 4;
export const DOWN_RIGHT = 5;

function cellOf(hex: string): Cell {
  const cell = CELLS.get(hex);
  if (cell === undefined) throw new Error(`There is no hex ${hex}.`);
  return cell;
}

/** The middle of a hex; the middle of the map is 0, 0. */
export function centre(hex: string): Point {
  const { row, column } = cellOf(hex);
  return { x: ROOT3 * (column - 5 - (row - 4) / 2), y: -1.5 * (row - 4) };
}

/** The next hex in a direction, or null beyond the edge. */
export function step(hex: string, direction: number): string | null {
  const { row, column } = cellOf(hex);
  const [up, right] = DIRECTIONS[direction] as readonly [number, number];
  const name = `${LETTERS[row + up] ?? ""}${column + right}`;
  return CELLS.has(name) ? name : null;
}

export function neighbours(hex: string): string[] {
  return DIRECTIONS.map((_, d) => step(hex, d)).filter((next) => next !== null);
}

/** The direction in which a neighbour lies, or null if it is none. */
export function directionTo(hex: string, neighbour: string): number | null {
  const found = DIRECTIONS.findIndex((_, d) => step(hex, d) === neighbour);
  return found < 0 ? null : found;
}

/** The hex between two that lie two steps apart in a line: who is jumped over. */
export function between(from: string, to: string): string | null {
  for (let d = 0; d < 6; d++) {
    const over = step(from, d);
    if (over !== null && step(over, d) === to) return over;
  }
  return null;
}

/** The six sides, opposite ones three apart; a corner lies on two of them or on none (R99). */
export function sides(corners: boolean): string[][] {
  const all = [
    (r: number) => r === 0,
    (_: number, c: number) => c === 1,
    (r: number, c: number) => r + 1 - c === 4,
    (r: number) => r === 8,
    (_: number, c: number) => c === 9,
    (r: number, c: number) => r + 1 - c === -4,
  ].map((is) => HEXES.filter((hex) => is(cellOf(hex).row, cellOf(hex).column)));
  if (corners) return all;
  return all.map((side) => side.filter((hex) => all.filter((s) => s.includes(hex)).length === 1));
}

/** A shortest chain through some hexes between two opposite sides, or null. For display only. */
export function chain(network: ReadonlySet<string>, corners = true): string[] | null {
  let best: string[] | null = null;
  const all = sides(corners);
  for (let d = 0; d < 3; d++) {
    const found = path(network, all[d] as string[], new Set(all[d + 3]));
    if (found !== null && (best === null || found.length < best.length)) best = found;
  }
  return best;
}

function path(network: ReadonlySet<string>, from: string[], to: Set<string>): string[] | null {
  const cameFrom = new Map<string, string | null>();
  const queue: string[] = [];
  for (const hex of from)
    if (network.has(hex)) {
      cameFrom.set(hex, null);
      queue.push(hex);
    }
  for (const hex of queue) {
    if (to.has(hex)) {
      const way: string[] = [];
      for (let at: string | null = hex; at !== null; at = cameFrom.get(at) ?? null) way.unshift(at);
      return way;
    }
    for (const next of neighbours(hex))
      if (network.has(next) && !cameFrom.has(next)) {
        cameFrom.set(next, hex);
        queue.push(next);
      }
  }
  return null;
}

/** The first straight row of at least five among some hexes, or null (R29). */
export function row(hexes: ReadonlySet<string>): string[] | null {
  for (const hex of hexes)
    for (let d = 0; d < 3; d++) {
      const found = [hex];
      for (let next = step(hex, d); next !== null && hexes.has(next); next = step(next, d))
        found.push(next);
      if (found.length >= 5) return found;
    }
  return null;
}

const KEYS: Record<string, number> = {
  ArrowRight: RIGHT,
  ArrowLeft: LEFT,
  Home: UP_LEFT,
  PageUp: UP_RIGHT,
  End: DOWN_LEFT,
  PageDown: DOWN_RIGHT,
};

/**
 * Where a key leads from a hex: itself at the edge, null if the key is none of ours. Up and down
 * go straight, left and right in turn, towards `wish`, the x where the walk began.
 */
export function walk(hex: string, key: string, wish: number): string | null {
  const direction = KEYS[key];
  if (direction !== undefined) return step(hex, direction) ?? hex;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const both = key === "ArrowUp" ? [UP_RIGHT, UP_LEFT] : [DOWN_RIGHT, DOWN_LEFT];
  const found = both.map((d) => step(hex, d)).filter((next) => next !== null);
  found.sort((a, b) => Math.abs(centre(a).x - wish) - Math.abs(centre(b).x - wish));
  return found[0] ?? hex;
}

/** The corners of a hexagon with a corner on top, as the points of a polygon. */
export function hexagon(radius: number, at: Point = { x: 0, y: 0 }): string {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 3) * k - Math.PI / 2;
    const x = at.x + radius * Math.cos(angle);
    const y = at.y + radius * Math.sin(angle);
    return `${round(x)},${round(y)}`;
  });
  return corners.join(" ");
}

export function round(x: number): number {
  return Math.round(x * 100) / 100 + 0;
}

/** The outline of all hexes together: their corners that no three of them share, by bearing. */
export function outline(): string {
  const count = new Map<string, number>();
  for (const hex of HEXES)
    for (const corner of hexagon(1, centre(hex)).split(" "))
      count.set(corner, (count.get(corner) ?? 0) + 1);
  const bearing = (corner: string): number => {
    const [x, y] = corner.split(",").map(Number) as [number, number];
    return Math.atan2(y, x);
  };
  const outer = [...count].filter(([, shared]) => shared < 3).map(([corner]) => corner);
  return outer.sort((a, b) => bearing(a) - bearing(b)).join(" ");
}
