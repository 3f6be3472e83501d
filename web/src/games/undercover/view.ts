// What can be read off a view of Undercover: places, tiles, points.
import {
  COLOURS,
  DEFAULTS,
  POINT_TILES,
  SEATS,
  type Colour,
  type Event,
  type Player,
  type Seat,
  type Tile,
  type View,
} from "./types";
import { opposite } from "./wheel";

/** Views and events as what they are; the server has made them. */
export const viewOf = (view: unknown): View => view as View;
export const eventsOf = (events: readonly unknown[]): Event[] => events as Event[];

// --- Tiles ----------------------------------------------------------------------------------------

export function isAgent(tile: Tile): boolean {
  return tile.shows !== undefined;
}

/** A side of an agent, if it is known. */
function side(tile: Tile, which: "official" | "undercover"): Colour | null {
  const colour = tile[which] ?? "?";
  return colour === "?" ? null : colour;
}

/** The colour that a tile shows; a joker has none, and of what is hidden nobody knows it. */
export function shown(tile: Tile): Colour | null {
  if (tile.hq) return tile.hq;
  return tile.shows && tile.shows !== "?" ? side(tile, tile.shows) : null;
}

/** The other side of an agent, if it is known. */
export function hidden(tile: Tile): Colour | null {
  if (!tile.shows || tile.shows === "?") return null;
  return side(tile, tile.shows === "official" ? "undercover" : "official");
}

/** An agent turned over, as far as it is known. */
export function turnedOver(tile: Tile): Tile {
  const shows = { official: "undercover", undercover: "official", "?": "?" } as const;
  return { ...tile, shows: shows[tile.shows ?? "?"] };
}

/** What fills the places of a text about a tile. */
export function tileArgs(tile: Tile): Record<string, string> {
  const what = tile.hq ? "hq" : tile.joker ? "joker" : "agent";
  const args: Record<string, string> = { what, colour: shown(tile) ?? "none" };
  if (isAgent(tile)) {
    args["side"] = tile.shows === "?" ? "hidden" : (tile.shows ?? "hidden");
    args["other"] = hidden(tile) ?? "none";
  }
  return args;
}

// --- Places ---------------------------------------------------------------------------------------

export type Cell = [x: number, y: number];

export function parseCell(name: string): Cell {
  const [x, y] = name.split(",").map(Number);
  return [x ?? 0, y ?? 0];
}

export function cellName(x: number, y: number): string {
  return `${x},${y}`;
}

const SIDES: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const CORNERS: readonly Cell[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

function around(name: string, ways: readonly Cell[]): string[] {
  const [x, y] = parseCell(name);
  return ways.map(([dx, dy]) => cellName(x + dx, y + dy));
}

/** The four cells beside a cell. */
export const beside = (name: string): string[] => around(name, SIDES);
/** The four cells at its corners. */
export const atCorners = (name: string): string[] => around(name, CORNERS);

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle of cells around all that lies on the table, with a margin to place tiles in. */
export function boundsOf(names: string[]): Bounds {
  const cells = names.map(parseCell);
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    left: Math.min(0, ...xs) - 1,
    top: Math.min(0, ...ys) - 1,
    right: Math.max(2, ...xs) + 1,
    bottom: Math.max(1, ...ys) + 1,
  };
}

/** How much of the table is in view at first. */
export const FIRST_ROOM: Bounds = { left: -3, top: -3, right: 5, bottom: 4 };
const MORE_ROOM = 2;

/**
 * How much of the table is in view: as much as before while everything lies in it, so that nothing
 * moves by a tile that comes or goes. Where it is too little there is at once more than is needed.
 */
export function roomFor(bounds: Bounds, before: Bounds): Bounds {
  const less = (now: number, was: number): number => (now < was ? now - MORE_ROOM + 1 : was);
  const more = (now: number, was: number): number => (now > was ? now + MORE_ROOM - 1 : was);
  const room = {
    left: less(bounds.left, before.left),
    top: less(bounds.top, before.top),
    right: more(bounds.right, before.right),
    bottom: more(bounds.bottom, before.bottom),
  };
  const isSame = (Object.keys(room) as (keyof Bounds)[]).every(
    (side) => room[side] === before[side],
  );
  return isSame ? before : room;
}

/** Where an arrow key leads, staying inside. */
export function step(name: string, key: string, bounds: Bounds): string | null {
  const [x, y] = parseCell(name);
  const { left, top, right, bottom } = bounds;
  switch (key) {
    case "ArrowLeft":
      return cellName(Math.max(left, x - 1), y);
    case "ArrowRight":
      return cellName(Math.min(right, x + 1), y);
    case "ArrowUp":
      return cellName(x, Math.max(top, y - 1));
    case "ArrowDown":
      return cellName(x, Math.min(bottom, y + 1));
    case "Home":
      return cellName(left, y);
    case "End":
      return cellName(right, y);
    case "PageUp":
      return cellName(x, top);
    case "PageDown":
      return cellName(x, bottom);
  }
  return null;
}

// --- The information board ------------------------------------------------------------------------

export function plainSpaces(view: View): number {
  return view.options.plain_spaces ?? DEFAULTS.plain_spaces;
}

/** The number of spaces of a row. */
export function rowLength(view: View): number {
  return plainSpaces(view) + POINT_TILES;
}

/** The point tile of a space; null on a plain one. */
export function pointTile(view: View, colour: Colour, space: number): number | "?" | null {
  return view.points[colour][space - plainSpaces(view) - 1] ?? null;
}

export interface Segment {
  colour: Colour;
  /** What lies there; null is nothing yet. */
  value: number | "?" | null;
  factor: 1 | 2;
}

/** A player's info centre, in the order of the wheel. */
export function segments(player: Player): Segment[] {
  const enemy = opposite(player.colour);
  return COLOURS.map((colour) => ({
    colour,
    value: player.tiles[colour] ?? null,
    factor: colour === enemy ? 2 : 1,
  }));
}

/** A player's points; null if some of them are hidden. */
export function pointsOf(player: Player): number | null {
  let sum = 0;
  for (const { value, factor } of segments(player)) {
    if (value === "?") return null;
    sum += (value ?? 0) * factor;
  }
  return sum;
}

/** The seats that play, in the order of their turns. */
export function seatsOf(view: View): Seat[] {
  return SEATS.filter((seat) => seat in view.players);
}

export function signOf(seat: string): string {
  const number = (SEATS as readonly string[]).indexOf(seat) + 1;
  return number > 0 ? String(number) : "";
}
