// What a considered decision would bring about, as the pictures of a preview.
import type { GameEvent } from "../face";
import { parseDecision } from "./sight";
import { isColour, type Colour } from "./wheel";

/** An employee that would move, or has just moved, in a row; `value` is the tile it ends on. */
export interface Walk {
  seat: string;
  colour: Colour;
  start: number;
  to: number;
  value: number | null;
}

/** The employees' moves in a list of events. */
export function walksIn(events: GameEvent[]): Walk[] {
  const walks: Walk[] = [];
  for (const event of events) {
    const { seat, colour, start, to, value } = event;
    if (!isColour(colour) || typeof seat !== "string") continue;
    if (event.event === "advance" && typeof start === "number" && typeof to === "number") {
      walks.push({ seat, colour, start, to, value: null });
    } else if (event.event === "collect" && typeof value === "number") {
      const walk = walks.find((one) => one.seat === seat && one.colour === colour);
      if (walk) walk.value = value;
    }
  }
  return walks;
}

/** The cell where the active tile would lie. */
export function ghostCell(considered: string | null): string | null {
  const decision = considered === null ? null : parseDecision(considered);
  return decision?.act === "place" ? decision.cell : null;
}
