// What a decision would look like: from its own parts, and from what the server foresees of it.
import { parseDecision, type Decision } from "./decisions";
import { between, neighbours } from "./map";
import { highlight, NOTHING, type Highlight } from "./outcome";
import type { Event, Kind, View } from "./types";
import type { Board } from "./view";

/** A way over the map. */
export interface Arrow {
  from: string;
  to: string;
}

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
  arrows: Arrow[];
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
export function boardAfter(board: Board, events: readonly Event[]): Board {
  const after: Board = { ...board };
  for (const event of events) {
    switch (event.event) {
      case "recruit":
        after[event.hex] = { owner: event.seat, kind: event.kind, face: "down" };
        break;
      case "activate":
      case "flip": {
        const agent = after[event.hex];
        const face = event.event === "flip" ? event.face : "up";
        if (agent) after[event.hex] = { ...agent, kind: event.kind, face };
        break;
      }
      case "kill":
      case "bounce":
        delete after[event.hex];
        break;
      case "jump":
      case "move": {
        const moved = after[event.from];
        delete after[event.from];
        if (moved) after[event.to] = moved;
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
  view: View,
  considered: string | null,
  foreseen: readonly Event[],
): Preview {
  const found = nothing();
  const decision = considered === null ? null : parseDecision(considered);
  if (decision === null) return found;
  showDecision(found, view, decision);
  for (const event of foreseen) {
    if (event.event === "activate")
      found.ghosts[event.hex] = { owner: event.seat, kind: event.kind, face: "up" };
    if (event.event === "kill") found.doomed.add(event.hex);
    if (event.event === "end") {
      const after = boardAfter(view.board, foreseen);
      found.end = highlight(view, after, event.winner, event.reason);
    }
  }
  for (const caught of found.blast) if (view.board[caught]) found.doomed.add(caught);
  return found;
}

/** What can be seen of a decision without knowing what comes of it. */
function showDecision(found: Preview, view: View, decision: Decision): void {
  const { board } = view;
  if (decision.verb === "jump" || decision.verb === "move") {
    const { verb, from, to } = decision;
    found.arrows.push({ from, to });
    found.faded.add(from);
    if (board[from]) found.ghosts[to] = board[from];
    const over = verb === "jump" ? between(from, to) : null;
    if (over !== null) found.doomed.add(over);
    return;
  }
  if (decision.verb === "stop") return;
  const { hex } = decision;
  const there = board[hex];
  const acting = view.pending?.[0]?.hex;
  switch (decision.verb) {
    case "recruit":
      // Once the tile lies there its face is nobody's to see any more (R110).
      if (there === undefined)
        found.ghosts[hex] = { owner: view.to_move, kind: decision.kind as Kind, face: "up" };
      return;
    case "activate":
      if (there && there.kind !== "?") found.ghosts[hex] = { ...there, face: "up" };
      if (there?.kind === "saboteur") found.blast = area(hex);
      return;
    case "blast":
      found.blast = area(hex);
      return;
    case "flip":
      if (there && (there.face === "up" || there.kind !== "?"))
        found.ghosts[hex] = { ...there, face: there.face === "up" ? "down" : "up" };
      break;
    case "swap":
      if (acting) found.arrows.push({ from: acting, to: hex }, { from: hex, to: acting });
      break;
    case "bounce":
      found.faded.add(hex);
      break;
    case "copy":
      if (acting) found.arrows.push({ from: hex, to: acting });
      if (acting && there?.kind === "saboteur") found.blast = area(acting);
  }
  found.touched.add(hex);
}

function area(hex: string): Set<string> {
  return new Set([hex, ...neighbours(hex)]);
}
