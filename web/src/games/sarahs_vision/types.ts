// The views, events and decisions of Sarah's Vision. Generated; do not edit.

/** The table; what is secret is in a position only, and what follows only in a view. */
export interface View {
  game: string;
  to_move: Actor | null;
  active: Seat;
  turn: Seat;
  step: number;
  stage: Stage;
  options: Options;
  figures: Record<Role, Location>;
  zones: Record<Role, number>;
  danger: Partial<Record<Location, number>>;
  inspiration: Partial<Record<Location, number>>;
  grid: Record<Colour, Record<Role, number>>;
  locked: Partial<Record<EndOfGrid, string[]>>;
  unlocked: string[];
  row: Card[];
  hands: Partial<Record<Seat, string[]>>;
  discarded: string[];
  tower: Layer[];
  resolving?: Card | null;
  pending?: Pending;
  deck: number | number[];
  directives: number | string[];
  chance?: number | null;
  limit?: number | null;
  payable?: Record<Colour, number> | null;
  touches_left?: number | null;
  unseen?: number[] | null;
  possible?: number[] | null;
}

export type Colour = "green" | "orange" | "purple" | "yellow";

export type Role = "engineer" | "scientist" | "senator";

export type Location = "academy" | "agency_hq" | "archive" | "community_center" | "foundry" | "gardens" | "observatory" | "skyport" | "tidal_works";

export type EndOfGrid = "engineer" | "green" | "orange" | "purple" | "scientist" | "senator" | "yellow";

export type Slot = "left" | "middle" | "right";

export type Answer = "firm" | "loose" | "stuck";

export type Seat = "first" | "fourth" | "second" | "third";

export type Actor = "first" | "fourth" | "second" | "third" | "tower";

export type Stage = "action" | "choice" | "directive" | "learn" | "name" | "outcome" | "over" | "pay" | "take";

export type Purpose = "cover" | "play" | "remove" | "reveal" | "swap";

export type Bear = "heavy" | "light" | "normal";

export type Texts = string | Partial<Record<"de" | "en" | "fr", string>>;

export type Event = Decide | Feel | Collapse | Resolve | Remove | Swap | Reveal | Story | Refill | Move | Danger | Inspiration | Zone | Grid | Free | Shelter | Deal | TurnBegins | End;

/** Somebody has decided; what comes of touching or pulling a block is told with it. */
export interface Decide {
  event: "decide";
  seat: Actor;
  decision: string;
  felt?: Answer | null;
  block?: string | null;
  held?: boolean | null;
  pulled?: string | null;
}

/** One of several blocks was touched. */
export interface Feel {
  event: "feel";
  layer: number;
  slot: Slot;
  felt: Answer;
}

/** The tower has fallen. */
export interface Collapse {
  event: "collapse";
}

/** An event happens. */
export interface Resolve {
  event: "resolve";
  number: number;
  title: Texts;
  story: Texts;
  danger: Partial<Record<Location, number>>;
  inspiration: Partial<Record<Location, number>>;
  lines: string[];
  frames: Record<string, Colour>;
}

/** An event was removed from the row. */
export interface Remove {
  event: "remove";
  number: number;
}

/** Cards of the row have changed places. */
export interface Swap {
  event: "swap";
  places: number[];
}

/** A card of the row was turned face up. */
export interface Reveal {
  event: "reveal";
  place: number;
  number: number;
  title: Texts;
  story: Texts;
  danger: Partial<Record<Location, number>>;
  inspiration: Partial<Record<Location, number>>;
  lines: string[];
  frames: Record<string, Colour>;
}

/** A story card is read. */
export interface Story {
  event: "story";
  number: number;
  title: Texts;
  text: Texts;
}

/** New cards were laid face down. */
export interface Refill {
  event: "refill";
  cards: number;
}

/** A figure went elsewhere. */
export interface Move {
  event: "move";
  role: Role;
  to: Location;
}

/** Danger came to a location, or left it. */
export interface Danger {
  event: "danger";
  location: Location;
  cubes: number;
}

/** Inspiration came to a location, or left it. */
export interface Inspiration {
  event: "inspiration";
  location: Location;
  cubes: number;
}

/** Danger came to a figure, or left it. */
export interface Zone {
  event: "zone";
  role: Role;
  cubes: number;
  now: number;
}

/** Cubes came to the grid, or left it. */
export interface Grid {
  event: "grid";
  colour: Colour;
  role: Role;
  cubes: number;
}

/** The blocks of a row or a column were unlocked. */
export interface Free {
  event: "free";
  end: EndOfGrid;
  blocks: string[];
}

/** A figure is sheltered this turn. */
export interface Shelter {
  event: "shelter";
  role: Role;
}

/** A player got directives. */
export interface Deal {
  event: "deal";
  seat: Seat;
  cards: string[];
}

/** The next player's turn. */
export interface TurnBegins {
  event: "turn";
  seat: Seat;
}

/** The game is over: all have won, or nobody has. */
export interface End {
  event: "end";
  winners: Seat[];
  reason: string;
  text: Texts;
}

/** The options of a game of Sarah's Vision. */
export interface Options {
  players?: number;
  scenario?: 1 | 2 | 3 | Scenario;
  events?: "in_order" | "shuffled";
  tower?: "outside" | "simulated";
  figures?: string[];
}

/** A card of the row, with what is printed on it if it lies face up. */
export interface Card {
  event: number | null;
  face_up: boolean;
  swan?: boolean;
  covers?: Record<string, string>;
  danger?: Partial<Record<Location, number>> | null;
  inspiration?: Partial<Record<Location, number>> | null;
  lines?: string[] | null;
  frames?: Record<string, Colour> | null;
}

/** A layer of the tower: its blocks, and what is known of each. */
export interface Layer {
  blocks: (string | null)[];
  bearing?: Bear[] | null;
  possible?: number | null;
  felt?: (Answer | null)[] | null;
  risk?: (number | null)[] | null;
}

/** What is being done. */
export interface Pending {
  named?: string[];
  for?: Purpose | null;
  target?: string | null;
  colour?: Colour | null;
  owed?: number | null;
  touches?: number;
  pulled?: string | null;
  then?: string | null;
  by?: number | string | null;
  line?: number | null;
  left?: number | null;
  does?: string | null;
  place?: Location | null;
  passes?: number;
  sheltered?: Role[];
  events_owed?: number;
  collapse_pending?: boolean;
}

/** The form of a scenario file. */
export interface Scenario {
  format: 1;
  name: Texts;
  intro: Texts;
  victory: Texts;
  defeat: Texts;
  events: EventCard[];
  stories: StoryCard[];
  rule?: string | Partial<Record<"de" | "en" | "fr", string>> | "";
  location_limit?: number | null;
}

/** An event as it is written down. */
export interface EventCard {
  title: Texts;
  story: Texts;
  grid: [string, string, string];
  lines?: string[];
  swan?: boolean;
}

/** A card that is read aloud. */
export interface StoryCard {
  title: Texts;
  text: Texts;
}

export const DEFAULTS: Required<Options> = {
  players: 2,
  scenario: 1,
  events: "in_order",
  tower: "simulated",
  figures: ["sarita", "oluwaseun", "marguerite"],
};

/** The places of each verb. */
export const VERBS = {
  pass: [],
  draw: [],
  reveal: [],
  pay: [],
  done: [],
  held: [],
  fell: [],
  swap: ["place", "second"],
  remove: ["place"],
  take: ["role"],
  exchange: ["role", "other"],
  relieve: ["role"],
  shelter: ["role"],
  hand_over: ["role", "other"],
  free: ["end"],
  cover: ["place", "section"],
  pull: ["layer", "slot"],
  touch: ["layer", "slot"],
  play: ["card"],
  move: ["role", "to"],
  use: ["block"],
  spend: ["colour", "role"],
  learn: ["colour", "role"],
  calm: ["location"],
  clear: ["location"],
  inspire: ["location"],
  feel: [],
} as const;

export const SEATS = ["first", "second", "third", "fourth"] as const;

export const COLOURS = ["green", "orange", "yellow", "purple"] as const;

export const ROLES = ["engineer", "scientist", "senator"] as const;

export const LOCATIONS = ["observatory", "agency_hq", "skyport", "gardens", "community_center", "foundry", "archive", "academy", "tidal_works"] as const;

export const SLOTS = ["left", "middle", "right"] as const;

export const UNTOUCHABLE = 3 as const;
