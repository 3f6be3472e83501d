// What a decision would look like: from its own words, and from what the house foresees of it.
import type { GameEvent } from "../face";
import { parse } from "./decisions";
import { between, neighbours } from "./map";
import { highlight, NOTHING, type Highlight } from "./outcome";
import type { Agent, Board, Face, Seat, SleepersView } from "./view";

export interface Preview {
  /** Agents as they would stand: shown as ghosts. */
  ghosts: Board;
  /** Hexes whose agent would leave or change, to be shown faintly. */
  faded: Set<string>;
  /** Agents that would be killed. */
  doomed: Set<string>;
  /** The area of a blast. */
  blast: Set<string>;
  /** Ways over the map, from one hex to another. */
  arrows: { from: string; to: string }[];
  /** Hexes with which something else would happen: they go home, change places, are used. */
  touched: Set<string>;
  /** What would decide the game. */
  end: Highlight;
}

function nothing(): Preview {
  return {
    ghosts: {},
    faded: new Set(),
    doomed: new Set(),
    blast: new Set(),
    arrows: [],
    touched: new Set(),
    end: NOTHING,
  };
}

/** A board after some events. Kinds that nobody may know stay "?". */
export function boardAfter(board: Board, events: readonly GameEvent[]): Board {
  const after: Board = { ...board };
  for (const event of events) {
    const hex = event.hex as string;
    const agent = after[hex];
    switch (event.event) {
      case "recruit":
        after[hex] = { owner: event.seat as Seat, kind: event.kind as Face, face: "down" };
        break;
      case "activate":
        if (agent) after[hex] = { ...agent, kind: event.kind as Face, face: "up" };
        break;
      case "flip":
        if (agent)
          after[hex] = { ...agent, kind: event.kind as Face, face: event.face as "up" | "down" };
        break;
      case "kill":
      case "bounce":
        delete after[hex];
        break;
      case "jump":
      case "move": {
        const moved = after[event.from as string];
        delete after[event.from as string];
        if (moved) after[event.to as string] = moved;
        break;
      }
      case "swap": {
        const [one, two] = event.hexes as [string, string];
        const first = after[one];
        const second = after[two];
        if (first && second) {
          after[two] = first;
          after[one] = second;
        }
      }
    }
  }
  return after;
}

/** How a considered decision is shown. */
export function preview(
  view: SleepersView,
  considered: string | null,
  foreseen: readonly GameEvent[],
): Preview {
  const found = nothing();
  if (considered === null) return found;
  const decision = parse(considered);
  const acting = view.pending?.[0]?.hex;
  const { board } = view;
  const hex = decision.hex ?? "";
  const there: Agent | undefined = board[hex];
  switch (decision.verb) {
    case "recruit":
      // Once the tile lies there its face is nobody's to see any more (R110).
      if (there === undefined)
        found.ghosts[hex] = { owner: view.to_move, kind: decision.kind ?? "?", face: "up" };
      break;
    case "activate":
      if (there && there.kind !== "?") found.ghosts[hex] = { ...there, face: "up" };
      if (there?.kind === "saboteur") found.blast = area(hex);
      break;
    case "flip":
      if (there && (there.face === "up" || there.kind !== "?"))
        found.ghosts[hex] = { ...there, face: there.face === "up" ? "down" : "up" };
      found.touched.add(hex);
      break;
    case "jump":
    case "move": {
      const from = decision.from ?? "";
      const moving = board[from];
      found.arrows.push({ from, to: hex });
      found.faded.add(from);
      if (moving) found.ghosts[hex] = moving;
      const over = decision.verb === "jump" ? between(from, hex) : null;
      if (over !== null) found.doomed.add(over);
      break;
    }
    case "swap":
      if (acting !== undefined)
        found.arrows.push({ from: acting, to: hex }, { from: hex, to: acting });
      found.touched.add(hex);
      break;
    case "bounce":
      found.touched.add(hex);
      found.faded.add(hex);
      break;
    case "copy":
      if (acting !== undefined) found.arrows.push({ from: hex, to: acting });
      if (there?.kind === "saboteur" && acting !== undefined) found.blast = area(acting);
      found.touched.add(hex);
      break;
    case "blast":
      found.blast = area(hex);
  }
  for (const event of foreseen) {
    if (event.event === "activate")
      found.ghosts[event.hex as string] = {
        owner: event.seat as Seat,
        kind: event.kind as Face,
        face: "up",
      };
    if (event.event === "kill") found.doomed.add(event.hex as string);
    if (event.event === "end")
      found.end = highlight(
        view,
        boardAfter(board, foreseen),
        event.winner as string | null,
        event.reason as string,
      );
  }
  for (const caught of found.blast) if (board[caught]) found.doomed.add(caught);
  return found;
}

function area(hex: string): Set<string> {
  return new Set([hex, ...neighbours(hex)]);
}
