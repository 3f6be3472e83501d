// The views, events and decisions of Undercover. Generated; do not edit.

/** The table and the information board. */
export interface View {
  game: string;
  to_move: Seat;
  round: number;
  last_advance: number;
  options: Options;
  players: Record<string, Player>;
  table: Record<string, Tile>;
  piles: Tile[][];
  points: Record<Colour, (number | "?")[]>;
  active?: Active | null;
}

export type Colour = "blue" | "green" | "orange" | "red" | "violet" | "yellow";

export type Seat = "first" | "fourth" | "second" | "third";

export type Side = "official" | "undercover";

export type Event = Take | Reveal | Flip | Keep | Placed | Advance | Collect | TurnBegins | End;

/** A tile was taken: `pile 1`, `bottom 2`, `joker`, or from a cell. */
export interface Take {
  event: "take";
  seat: Seat;
  source: string;
  tile: Tile;
}

/** The next agent of a pile came to light. */
export interface Reveal {
  event: "reveal";
  pile: number;
  tile: Tile;
}

/** The active agent was turned over. */
export interface Flip {
  event: "flip";
  seat: Seat;
  tile: Tile;
}

/** The active agent stays as it is. */
export interface Keep {
  event: "keep";
  seat: Seat;
}

/** The active tile came to its place. */
export interface Placed {
  event: "place";
  seat: Seat;
  at: string;
  meeting: boolean;
}

/** An employee moved along its row. */
export interface Advance {
  event: "advance";
  seat: Seat;
  colour: Colour;
  start: number;
  to: number;
}

/** An employee reached a point tile. */
export interface Collect {
  event: "collect";
  seat: Seat;
  colour: Colour;
  value: number | "?";
}

/** The next player's turn. */
export interface TurnBegins {
  event: "turn";
  seat: Seat;
  round: number;
}

/** The game is over. */
export interface End {
  event: "end";
  winners: string[];
  reason: string;
  scores: Record<string, number>;
}

/** The options of a game of Undercover. */
export interface Options {
  players?: number;
  colours?: Colour[] | "random";
  plain_spaces?: number;
  removed_hqs?: "random" | "unplayed";
  piles_show?: "mixed" | "official" | "undercover";
  first_round_scores?: "off" | "on";
  memory?: "assisted" | "strict";
  round_cap?: number;
  no_progress?: number | "off";
  head_start?: number;
}

/** What is a player's own. */
export interface Player {
  colour: Colour;
  joker: boolean;
  folder: string | null;
  employees: Record<Colour, number>;
  tiles: Partial<Record<Colour, number | "?">>;
}

/** A tile on the table or in a pile: headquarters, a joker, or an agent with two sides. */
export interface Tile {
  hq?: Colour | null;
  joker?: boolean;
  official?: "blue" | "green" | "orange" | "red" | "violet" | "yellow" | "?" | null;
  undercover?: "blue" | "green" | "orange" | "red" | "violet" | "yellow" | "?" | null;
  shows?: "official" | "undercover" | "?" | null;
  seen?: boolean;
}

/** The tile that is off the table; `turned` is null while that is to be decided. */
export interface Active {
  tile: Tile;
  turned: boolean | null;
  from: string;
}

export const DEFAULTS: Required<Options> = {
  players: 2,
  colours: "random",
  plain_spaces: 6,
  removed_hqs: "unplayed",
  piles_show: "undercover",
  first_round_scores: "on",
  memory: "assisted",
  round_cap: 60,
  no_progress: 10,
  head_start: 0,
};

/** The places of each verb. */
export const VERBS = {
  "take pile": ["pile"],
  "take joker": [],
  "draw bottom": ["pile"],
  turn: [],
  keep: [],
  take: ["cell"],
  place: ["cell"],
  "place corner": ["cell"],
} as const;

export const SEATS = ["first", "second", "third", "fourth"] as const;

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;

export const POINT_TILES = 5 as const;
