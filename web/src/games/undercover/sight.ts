// What a view of Undercover says, with types, and what can be read off it: places, tiles, points.
import type { View } from "../face";
import { COLOURS, opposite, type Colour } from "./wheel";

export const SEATS = ["first", "second", "third", "fourth"] as const;
const POINT_TILES = 5;
const PLAIN_SPACES = 6;

export type Side = "official" | "undercover";
export interface Agent {
  official: Colour | "?";
  undercover: Colour | "?";
  shows: Side | "?";
  seen?: boolean;
}
export type Tile = { hq: Colour } | { joker: true } | Agent;

export interface Player {
  colour: Colour;
  joker: boolean;
  folder: string | null;
  employees: Record<Colour, number>;
  tiles: Partial<Record<Colour, number | "?">>;
}

/** The tile that is off the table; `turned` is null while that is to be decided. */
export interface Active {
  tile: Tile;
  turned: boolean | null;
  from: string;
}

export interface Sight {
  to_move: string;
  round: number;
  options: Record<string, unknown>;
  players: Record<string, Player>;
  table: Record<string, Tile>;
  piles: [Agent[], Agent[]];
  points: Record<Colour, (number | "?")[]>;
  active?: Active;
}

/** The view as what it is; the house has made it. */
export function sightOf(view: View): Sight {
  return view as unknown as Sight;
}

// --- Tiles ----------------------------------------------------------------------------------------

export function isAgent(tile: Tile): tile is Agent {
  return "shows" in tile;
}

/** The colour that a tile shows; a joker has none, and of what is hidden nobody knows it. */
export function shown(tile: Tile): Colour | null {
  if ("hq" in tile) return tile.hq;
  if ("joker" in tile || tile.shows === "?") return null;
  const colour = tile[tile.shows];
  return colour === "?" ? null : colour;
}

/** The other side of an agent, if it is known. */
export function hidden(tile: Agent): Colour | null {
  if (tile.shows === "?") return null;
  const colour = tile.shows === "official" ? tile.undercover : tile.official;
  return colour === "?" ? null : colour;
}

/** An agent turned over, as far as it is known. */
export function turnedOver(tile: Agent): Agent {
  const shows = { official: "undercover", undercover: "official", "?": "?" } as const;
  return { ...tile, shows: shows[tile.shows] };
}

/** What fills the places of a text about a tile. */
export function tileArgs(tile: Tile): Record<string, string> {
  const what = "hq" in tile ? "hq" : "joker" in tile ? "joker" : "agent";
  const args: Record<string, string> = { what, colour: shown(tile) ?? "none" };
  if (isAgent(tile)) {
    args["side"] = tile.shows === "?" ? "hidden" : tile.shows;
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

/** How much of the table is in sight at first. */
export const FIRST_ROOM: Bounds = { left: -3, top: -3, right: 5, bottom: 4 };
const MORE_ROOM = 2;

/**
 * How much of the table is in sight: as much as before while everything lies in it, so that nothing
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

// --- Decisions ------------------------------------------------------------------------------------

export type Decision =
  | { act: "take"; cell: string }
  | { act: "take pile" | "draw bottom"; pile: number }
  | { act: "place"; cell: string; corner: boolean }
  | { act: "take joker" | "turn" | "keep" };

/** The parts of a decision; null is none of Undercover. */
export function parseDecision(text: string): Decision | null {
  const pile = /^(take pile|draw bottom) ([12])$/.exec(text);
  if (pile) return { act: pile[1] as "take pile" | "draw bottom", pile: Number(pile[2]) };
  if (text === "take joker" || text === "turn" || text === "keep") return { act: text };
  const cell = /^(take|place|place corner) (-?\d+,-?\d+)$/.exec(text);
  if (!cell) return null;
  if (cell[1] === "take") return { act: "take", cell: cell[2] as string };
  return { act: "place", cell: cell[2] as string, corner: cell[1] === "place corner" };
}

/** The decisions that lie on cells of the table. */
export function decisionsByCell(decisions: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of decisions) {
    const decision = parseDecision(text);
    if (decision && "cell" in decision) found.set(decision.cell, text);
  }
  return found;
}

// --- The information board ------------------------------------------------------------------------

export function plainSpaces(sight: Sight): number {
  const wanted = sight.options["plain_spaces"];
  return typeof wanted === "number" ? wanted : PLAIN_SPACES;
}

/** The number of spaces of a row. */
export function rowLength(sight: Sight): number {
  return plainSpaces(sight) + POINT_TILES;
}

/** The point tile of a space; null on a plain one. */
export function pointTile(sight: Sight, colour: Colour, space: number): number | "?" | null {
  return sight.points[colour][space - plainSpaces(sight) - 1] ?? null;
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
export function seatsOf(sight: Sight): string[] {
  return SEATS.filter((seat) => seat in sight.players);
}

export function signOf(seat: string): string {
  const number = (SEATS as readonly string[]).indexOf(seat) + 1;
  return number > 0 ? String(number) : "";
}
