// What decided a game, to be shown on the map: nothing here decides anything.
import { chain, neighbours, row } from "./map";
import type { Kind, Seat, View } from "./types";
import { other, type Board } from "./view";

/** What to point at: a line of hexes, hexes of their own, or a counter beside the map. */
export interface Highlight {
  line: string[];
  hexes: string[];
  ring: string[];
  counter: { seat: Seat; of: "killed" | "tiles" } | "quiet" | "turn" | null;
}

export const NOTHING: Highlight = { line: [], hexes: [], ring: [], counter: null };

/** A seat's agents that lie face up, all or those that count as a kind (R92). */
export function active(board: Board, seat: Seat, as?: Kind): Set<string> {
  const found = new Set<string>();
  for (const [hex, agent] of Object.entries(board))
    if (
      agent.owner === seat &&
      agent.face === "up" &&
      (as === undefined || agent.kind === as || agent.kind === "master_of_disguise")
    )
      found.add(hex);
  return found;
}

/** Enemy agents that a seat's Militia surround, one by one or as a group (R32). */
export function captured(board: Board, seat: Seat, group: boolean): string[] {
  const ring = active(board, seat, "militia");
  const victims = Object.keys(board).filter((hex) => board[hex]?.owner !== seat);
  const left = new Set(victims);
  const isFree = (hex: string): boolean =>
    neighbours(hex).some((n) => !ring.has(n) && !(group && left.has(n)));
  // Whoever has a free neighbour is free, and in a group everybody beside them is.
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const hex of [...left]) if (isFree(hex)) left.delete(hex);
    if (!group) break;
  }
  return [...left];
}

/** What shows why a game ended like this. */
export function highlight(
  view: View,
  board: Board,
  winner: string | null,
  reason: string,
): Highlight {
  const seat: Seat = winner === "black" ? "black" : "white";
  switch (reason) {
    case "success":
      return {
        ...NOTHING,
        line: chain(active(board, seat), view.options.corners !== "none") ?? [],
      };
    case "liberation":
      return { ...NOTHING, line: row(active(board, seat, "scientist")) ?? [] };
    case "capture": {
      const hexes = captured(board, seat, view.options.capture === "group");
      const around = new Set(hexes.flatMap(neighbours).filter((hex) => !hexes.includes(hex)));
      return { ...NOTHING, hexes, ring: [...around] };
    }
    case "morale":
      return { ...NOTHING, counter: { seat: other(seat), of: "killed" } };
    case "attrition":
      return { ...NOTHING, counter: { seat: other(seat), of: "tiles" } };
    case "no_progress":
      return { ...NOTHING, counter: "quiet" };
    case "turn_cap":
      return { ...NOTHING, counter: "turn" };
  }
  return NOTHING;
}
