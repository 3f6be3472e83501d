// How what has just happened is shown by movement: where each agent came from, and who left.
import type { Event, Seat, ShownKind } from "./types";

/** An agent that stands on a hex now: it was put there, was turned over, or came from another hex. */
export type Arrival = { how: "drop" } | { how: "turn" } | { how: "slide"; from: string };

/** An agent that has left a hex. */
export interface Departure {
  hex: string;
  how: "kill" | "bounce";
  owner: Seat;
  kind: ShownKind;
  face: "up" | "down";
}

export interface Motion {
  arrivals: Map<string, Arrival>;
  departures: Departure[];
  /** Hexes to which attention is drawn: chosen to go home, or whose ability is used. */
  flashes: Set<string>;
  /** Whose hand has got new tiles. */
  drawn: Set<Seat>;
}

/** What some events look like, all at once; the last that happened to an agent counts. */
export function motionOf(events: readonly Event[]): Motion {
  const arrivals = new Map<string, Arrival>();
  const departures: Departure[] = [];
  const flashes = new Set<string>();
  const drawn = new Set<Seat>();
  const moved = (from: string, to: string): void => {
    const earlier = arrivals.get(from);
    arrivals.delete(from);
    arrivals.set(to, { how: "slide", from: earlier?.how === "slide" ? earlier.from : from });
  };
  for (const event of events) {
    switch (event.event) {
      case "recruit":
        arrivals.set(event.hex, { how: "drop" });
        break;
      case "activate":
      case "flip":
        arrivals.set(event.hex, { how: "turn" });
        break;
      case "kill":
      case "bounce":
        arrivals.delete(event.hex);
        departures.push({
          hex: event.hex,
          how: event.event,
          owner: event.owner,
          // Of a sleeper nothing but its back is seen to go, even by those who are told more.
          kind: event.face === "up" ? event.kind : "?",
          face: event.face,
        });
        break;
      case "jump":
      case "move":
        moved(event.from, event.to);
        break;
      case "swap": {
        const [one, two] = event.hexes as [string, string];
        const came = arrivals.get(two);
        moved(one, two);
        arrivals.set(one, { how: "slide", from: came?.how === "slide" ? came.from : two });
        break;
      }
      case "mark":
      case "copy":
        flashes.add(event.hex);
        break;
      case "draw":
        drawn.add(event.seat);
    }
  }
  return { arrivals, departures, flashes, drawn };
}
