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
export function pendingArgs(pending: Pending): Record<string, string> {
  return {
    kind: pending.ability,
    hex: pending.hex ?? "none",
    marked: pending.marked ?? "none",
    borrowed: pending.borrowed ? "yes" : "no",
    again: pending.again ? "yes" : "no",
  };
}

/** What fills the places of a text about what a kind of agent can do by the rules of this game. */
export function doesArgs({ options }: View, kind: Kind): Record<string, string> {
  const itself = kind === "diversion" ? "diversion_self" : "informant_self";
  return {
    kind,
    self: options[itself] ?? DEFAULTS[itself],
    copies: options.master_copies ?? DEFAULTS.master_copies,
  };
}
