// What the pictures of the rules show.
import { type Colour, type Event, type Player, type Side, type Tile, type View } from "./types";

export interface Scene {
  tiles: Record<string, Tile>;
  folders?: Record<string, { sign: string; colour: Colour }>;
  /** Places for a meeting. */
  meetings?: string[];
  /** Places where the tile may not lie. */
  barred?: string[];
  /** Places at a corner. */
  corners?: string[];
}

function agent(official: Colour | "?", undercover: Colour | "?", shows: Side): Tile {
  return { official, undercover, shows };
}

/** The two sides of one agent, and one whose other side nobody has seen. */
export const SIDES: Scene = {
  tiles: {
    "0,0": agent("red", "orange", "official"),
    "1,0": agent("red", "orange", "undercover"),
    "3,0": agent("?", "blue", "undercover"),
  },
};

/** Headquarters of a game for two after two have left, and a joker. */
export const SETUP: Scene = {
  tiles: {
    "0,0": { hq: "red" },
    "1,0": { hq: "orange" },
    "2,0": { hq: "yellow" },
    "1,1": { hq: "blue" },
    "4,0": { joker: true },
  },
};

/** What a player in red may take here: the violet agent only. */
export const TAKING: Scene = {
  tiles: {
    "0,0": { hq: "yellow" },
    "1,0": agent("yellow", "green", "undercover"),
    "2,0": agent("yellow", "orange", "official"),
    "3,0": agent("?", "violet", "undercover"),
  },
  folders: { "2,0": { sign: "2", colour: "blue" } },
};

/** An agent that a player in red may take, and the same one turned over to the enemy colour. */
export const TURNING: Scene = {
  tiles: {
    "0,0": agent("yellow", "green", "official"),
    "2,0": agent("yellow", "green", "undercover"),
  },
};

/** Where a red agent may go. */
export const PLACING: Scene = {
  tiles: {
    "0,0": { hq: "orange" },
    "1,0": { hq: "yellow" },
    "0,1": { hq: "violet" },
  },
  meetings: ["0,-1", "-1,0", "-1,1", "0,2"],
  barred: ["1,-1", "2,0", "1,1"],
};

/** Where a blue agent goes that fits nowhere. */
export const CORNER: Scene = {
  tiles: { "0,0": { hq: "red" }, "1,0": { hq: "orange" } },
  corners: ["-1,-1", "2,-1", "-1,1", "2,1"],
  barred: ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"],
};

/** A red agent, turned over, between violet and orange. */
export const MEETING: Scene = {
  tiles: {
    "0,0": { hq: "violet" },
    "1,0": agent("red", "violet", "official"),
    "2,0": { hq: "orange" },
    "1,1": { joker: true },
  },
  folders: { "1,0": { sign: "1", colour: "blue" } },
};

function player(colour: Colour, employees: Player["employees"]): Player {
  return { colour, joker: true, folder: null, employees, tiles: {} };
}

const POINTS = { red: [5, 8, 4, 7, 6], orange: [6, 4, 8, 5, 7], violet: [8, 6, 4, 7, 5] };

/** The employees before the meeting of the picture above. */
export const WALK_VIEW: View = {
  game: "undercover",
  to_move: "first",
  last_advance: 0,
  round: 3,
  options: {},
  players: {
    first: player("blue", { red: 3, orange: 6, yellow: 1, green: 2, blue: 0, violet: 2 }),
    second: player("yellow", { red: 4, orange: 2, yellow: 4, green: 0, blue: 1, violet: 3 }),
  },
  table: {},
  piles: [[], []],
  points: {
    ...POINTS,
    yellow: [4, 7, 5, 8, 6],
    green: [7, 5, 8, 6, 4],
    blue: [6, 8, 5, 4, 7],
  },
};

/** Red passes an occupied space, violet would land on one and goes on, orange reaches a tile. */
export const WALK_EVENTS: Event[] = [
  { event: "place", seat: "first", at: "1,1", meeting: true },
  { event: "advance", seat: "first", colour: "red", start: 3, to: 5 },
  { event: "advance", seat: "first", colour: "orange", start: 6, to: 7 },
  { event: "collect", seat: "first", colour: "orange", value: 6 },
  { event: "advance", seat: "first", colour: "violet", start: 2, to: 4 },
];
