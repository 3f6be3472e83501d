// What a considered decision would bring about, as the pictures of a preview.
import { type Colour, type Event } from "./types";
import { parseDecision } from "./decisions";

/** An employee that would move, or has just moved, in a row; `value` is the tile it ends on. */
export interface Walk {
  seat: string;
  colour: Colour;
  start: number;
  to: number;
  value: number | null;
}

/** The employees' moves in a list of events. */
export function walksIn(events: readonly unknown[]): Walk[] {
  const walks: Walk[] = [];
  for (const event of events as Event[]) {
    if (event.event === "advance") {
      const { seat, colour, start, to } = event;
      walks.push({ seat, colour, start, to, value: null });
    } else if (event.event === "collect" && event.value !== "?") {
      const walk = walks.find((one) => one.seat === event.seat && one.colour === event.colour);
      if (walk) walk.value = event.value;
    }
  }
  return walks;
}

/** The cell where the active tile would lie. */
export function ghostCell(considered: string | null): string | null {
  const decision = parseDecision(considered ?? "");
  return decision?.verb === "place" || decision?.verb === "place corner" ? decision.cell : null;
}
