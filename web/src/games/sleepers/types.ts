// The views, events and decisions of Sleepers. Generated; do not edit.

/** The map and what lies beside it. */
export interface View {
  game: string;
  to_move: Seat;
  options: Options;
  board: Record<string, Agent>;
  hands: Record<Seat, Kind[] | number>;
  piles: Record<Seat, Kind[] | number>;
  killed: Record<Seat, Tile[]>;
  turn?: number;
  quiet?: number;
  pending?: Pending[];
  returned?: Partial<Record<Seat, Returned[]>>;
  tiles?: Partial<Record<Seat, Kind[]>>;
}

export type Kind = "diversion" | "double_agent" | "immigration" | "informant" | "master_of_disguise" | "militia" | "police" | "recruiter" | "ringleader" | "saboteur" | "scientist";

export type ShownKind = "diversion" | "double_agent" | "immigration" | "informant" | "master_of_disguise" | "militia" | "police" | "recruiter" | "ringleader" | "saboteur" | "scientist" | "?";

export type Seat = "black" | "white";

export type Event = Recruit | Activate | Flip | Kill | Bounce | Copy | Jump | Mark | Swap | Move | Stop | Draw | TurnBegins | End;

/** A tile was put down as a sleeper. */
export interface Recruit {
  event: "recruit";
  seat: Seat;
  hex: string;
  kind: ShownKind;
}

/** A sleeper was turned up, and uses its ability. */
export interface Activate {
  event: "activate";
  seat: Seat;
  hex: string;
  kind: ShownKind;
}

/** An agent was turned over, and does nothing. */
export interface Flip {
  event: "flip";
  hex: string;
  kind: ShownKind;
  face: "down" | "up";
}

/** An agent was laid beside the board. */
export interface Kill {
  event: "kill";
  hex: string;
  owner: Seat;
  face: "down" | "up";
  kind: ShownKind;
}

/** An agent went back to its owner's hand. */
export interface Bounce {
  event: "bounce";
  hex: string;
  owner: Seat;
  face: "down" | "up";
  kind: ShownKind;
}

/** A Master of Disguise uses the ability of another agent. */
export interface Copy {
  event: "copy";
  hex: string;
  kind: ShownKind;
}

/** An agent jumped over another one. */
export interface Jump {
  event: "jump";
  from: string;
  to: string;
}

/** Immigration has marked the first of its two agents. */
export interface Mark {
  event: "mark";
  hex: string;
}

/** Two agents changed places. */
export interface Swap {
  event: "swap";
  hexes: string[];
}

/** An agent was moved to an empty hex. */
export interface Move {
  event: "move";
  from: string;
  to: string;
}

/** An ability was declined or stopped early. */
export interface Stop {
  event: "stop";
  seat: Seat;
  ability: "diversion" | "double_agent" | "immigration" | "informant" | "master_of_disguise" | "militia" | "police" | "recruiter" | "ringleader" | "saboteur" | "scientist" | "second_activation";
}

/** Tiles were drawn: which ones, or only how many. */
export interface Draw {
  event: "draw";
  seat: Seat;
  kinds?: Kind[];
  count?: number;
}

/** The next player's turn. */
export interface TurnBegins {
  event: "turn";
  seat: Seat;
}

/** The game is over. */
export interface End {
  event: "end";
  winner: string | null;
  reason: string;
}

/** The options of a game of Sleepers. */
export interface Options {
  capture?: "group" | "single";
  own_sleepers?: "hidden" | "visible";
  informant_self?: "allow" | "forbid";
  diversion_self?: "allow" | "forbid";
  effects?: "lenient" | "strict";
  police_first_jump?: "may" | "must";
  no_progress?: number | "off";
  turn_cap?: number | "off";
  master_copies?: "active" | "any";
  corners?: "both" | "none";
  attrition?: "end_of_any_turn" | "own_turn";
  killed_sleepers?: "hidden" | "open" | "owner";
  first_player?: "chosen" | "random";
}

/** An agent on the board. */
export interface Agent {
  owner: Seat;
  kind: ShownKind;
  face: "down" | "up";
  seen?: boolean;
}

/** A tile beside the board. */
export interface Tile {
  kind: ShownKind;
  face: "down" | "up";
  seen?: boolean;
}

/** An ability that is being carried out, and by whom. */
export interface Pending {
  ability: "diversion" | "double_agent" | "immigration" | "informant" | "master_of_disguise" | "militia" | "police" | "recruiter" | "ringleader" | "saboteur" | "scientist" | "second_activation";
  hex?: string | null;
  marked?: string | null;
  borrowed?: boolean;
  again?: boolean;
}

/** A tile that went back to the hand in plain sight, and where it can be. */
export interface Returned {
  kind: Kind;
  among: string[];
}

export const DEFAULTS: Required<Options> = {
  capture: "single",
  own_sleepers: "hidden",
  informant_self: "allow",
  diversion_self: "allow",
  effects: "strict",
  police_first_jump: "must",
  no_progress: 100,
  turn_cap: 400,
  master_copies: "active",
  corners: "both",
  attrition: "own_turn",
  killed_sleepers: "hidden",
  first_player: "random",
};

/** The places of each verb. */
export const VERBS = {
  stop: [],
  activate: ["hex"],
  flip: ["hex"],
  bounce: ["hex"],
  swap: ["hex"],
  copy: ["hex"],
  blast: ["hex"],
  jump: ["from", "to"],
  recruit: ["kind", "hex"],
  move: ["from", "to"],
} as const;

export const KINDS = ["scientist", "militia", "saboteur", "police", "ringleader", "recruiter", "informant", "immigration", "double_agent", "diversion", "master_of_disguise"] as const;

export const COPIES = {"scientist": 8, "militia": 5, "saboteur": 1, "police": 2, "ringleader": 2, "recruiter": 2, "informant": 2, "immigration": 2, "double_agent": 2, "diversion": 2, "master_of_disguise": 2} as const;
