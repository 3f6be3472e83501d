// What the house shows of a game of Sleepers, as types.
import type { View } from "../face";

export type Seat = "white" | "black";
export const SEATS: readonly Seat[] = ["white", "black"];

export const KINDS = [
  "scientist",
  "militia",
  "saboteur",
  "police",
  "ringleader",
  "recruiter",
  "informant",
  "immigration",
  "double_agent",
  "diversion",
  "master_of_disguise",
] as const;
export type Kind = (typeof KINDS)[number];

/** How many of each kind a network has. */
export const COPIES: Record<Kind, number> = {
  scientist: 8,
  militia: 5,
  saboteur: 1,
  police: 2,
  ringleader: 2,
  recruiter: 2,
  informant: 2,
  immigration: 2,
  double_agent: 2,
  diversion: 2,
  master_of_disguise: 2,
};

/** A kind, or "?" where the seat may not know it. */
export type Face = Kind | "?";

export interface Tile {
  kind: Face;
  face: "up" | "down";
  /** It lay face up before; told only where sleepers may be looked at. */
  seen?: boolean;
}

export interface Agent extends Tile {
  owner: Seat;
}

export type Board = Record<string, Agent>;

/** An ability that is being carried out, and by whom. */
export interface Pending {
  ability: Kind | "second_activation";
  hex?: string;
  /** Whom Immigration has chosen first. */
  marked?: string;
}

export interface SleepersView {
  to_move: Seat;
  options: Record<string, string | number>;
  board: Board;
  hands: Record<Seat, Kind[] | number>;
  piles: Record<Seat, Kind[] | number>;
  killed: Record<Seat, Tile[]>;
  turn?: number;
  quiet?: number;
  pending?: Pending[];
}

/** The house sends nothing else for this game. */
export function sleepersView(view: View): SleepersView {
  return view as unknown as SleepersView;
}

export function other(seat: Seat): Seat {
  return seat === "white" ? "black" : "white";
}

/** How many tiles lie in a hand or a pile, whether one sees them or not. */
export function countOf(tiles: Kind[] | number): number {
  return typeof tiles === "number" ? tiles : tiles.length;
}

/** A limit of R108, with what holds where nothing else was agreed; null for none. */
export function limitOf(view: SleepersView, name: "no_progress" | "turn_cap"): number | null {
  const limit = view.options[name] ?? (name === "no_progress" ? 100 : 400);
  return typeof limit === "number" ? limit : null;
}

/** What fills the places of a text about an ability that is being carried out. */
export function pendingArgs(view: SleepersView, pending: Pending): Record<string, string> {
  const acting = pending.hex === undefined ? undefined : view.board[pending.hex];
  const isMaster = acting?.kind === "master_of_disguise" && acting.face === "up";
  return {
    kind: pending.ability,
    hex: pending.hex ?? "none",
    marked: pending.marked ?? "none",
    borrowed: isMaster && pending.ability !== "master_of_disguise" ? "yes" : "no",
  };
}
