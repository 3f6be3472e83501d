// What can be read off a view of Sleepers.
import { DEFAULTS, type Event, type Kind, type Pending, type Seat, type View } from "./types";

export type Board = View["board"];

/** Views and events as what they are; the server has made them. */
export const viewOf = (view: unknown): View => view as View;
export const eventsOf = (events: readonly unknown[]): Event[] => events as Event[];

export function other(seat: Seat): Seat {
  return seat === "white" ? "black" : "white";
}

/** How many tiles lie in a hand or a pile, whether one sees them or not. */
export function countOf(tiles: Kind[] | number): number {
  return typeof tiles === "number" ? tiles : tiles.length;
}

/** A limit of R108; null for none. */
export function limitOf(view: View, name: "no_progress" | "turn_cap"): number | null {
  const limit = view.options[name] ?? DEFAULTS[name];
  return limit === "off" ? null : limit;
}

/** What fills the places of a text about an ability that is being carried out. */
export function pendingArgs(view: View, pending: Pending): Record<string, string> {
  const acting = view.board[pending.hex ?? ""];
  const isMaster = acting?.kind === "master_of_disguise" && acting.face === "up";
  return {
    kind: pending.ability,
    hex: pending.hex ?? "none",
    marked: pending.marked ?? "none",
    borrowed: isMaster && pending.ability !== "master_of_disguise" ? "yes" : "no",
  };
}
