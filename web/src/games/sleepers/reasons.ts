// Why a place cannot be chosen: the misunderstandings of this game, each with its section of the rules.
import type { Why } from "../face";
import type { First } from "./decisions";
import { directionTo, neighbours, step } from "./map";
import type { Agent, Kind, Seat, View } from "./types";

export const SECTIONS = [
  "idea",
  "goals",
  "map",
  "turn",
  "recruit",
  "activate",
  "scientist",
  "militia",
  "saboteur",
  "police",
  "ringleader",
  "recruiter",
  "informant",
  "immigration",
  "double-agent",
  "diversion",
  "master",
  "draws",
  "memory",
  "house-rules",
] as const;
export type Section = (typeof SECTIONS)[number];

/** A hex of the map, if there is one. */
type Hex = string | null | undefined;

function why(id: string, section: Section, args: Record<string, string> = {}): Why {
  return { line: { id: `sleepers-why-${id}`, args }, section };
}

/** Whether somebody could decide anything at all; if so, null. */
function whyNobody(view: View, seat: string, isOver: boolean): Why | null {
  if (isOver) return why("over", "goals");
  if (seat !== "white" && seat !== "black") return why("watching", "turn");
  if (view.to_move !== seat) return why("not-your-turn", "turn");
  return null;
}

/** Why a hex cannot be chosen. */
export function whyNotHex(
  view: View,
  seat: string,
  hex: string,
  first: First | null,
  isOver: boolean,
): Why {
  const nobody = whyNobody(view, seat, isOver);
  if (nobody !== null) return nobody;
  const me = seat as Seat;
  const agent = view.board[hex];
  const pending = view.pending?.[0];
  const args = { hex };
  if (first?.kind !== undefined) return why("occupied", "recruit", args);
  if (first?.from !== undefined) return why("move-occupied", "diversion", args);
  if (pending === undefined || pending.ability === "second_activation") {
    if (agent === undefined) {
      if (pending !== undefined) return why("recruit-after-activating", "turn");
      const hand = view.hands[me];
      if (Array.isArray(hand) && hand.length === 0) return why("no-tiles", "recruit");
      return why("tile-first", "recruit");
    }
    return whyNotActivated(me, agent, hex, pending?.hex, "activate");
  }
  switch (pending.ability) {
    case "ringleader":
      if (agent === undefined) return why("ringleader-empty", "ringleader");
      return whyNotActivated(me, agent, hex, pending.hex, "ringleader");
    case "police":
      return whyNotJumped(view, me, hex, pending.hex);
    case "recruiter":
      if (agent === undefined) return why("recruiter-tile-first", "recruiter");
      return why("occupied", "recruiter", args);
    case "informant":
      if (agent === undefined) return why("nobody-there", "informant", args);
      return why("informant-self", "house-rules");
    case "immigration":
      if (agent === undefined) return why("nobody-there", "immigration", args);
      if (hex === pending.marked) return why("already-marked", "immigration", args);
      return why("immigration-self", "immigration");
    case "double_agent":
      if (agent === undefined) return why("swap-empty", "double-agent");
      return why("swap-self", "double-agent");
    case "diversion":
      if (agent === undefined) return why("agent-first", "diversion");
      return why("diversion-self", "house-rules");
    case "master_of_disguise":
      return whyNotCopied(view, hex, pending.hex);
  }
  return why("blast-elsewhere", "saboteur");
}

function whyNotActivated(me: Seat, agent: Agent, hex: string, barred: Hex, section: Section): Why {
  if (agent.owner !== me)
    return why(agent.face === "down" ? "enemy-sleeper" : "enemy-active", section);
  if (agent.face === "up") return why("face-up", section);
  if (hex === barred)
    return why(section === "ringleader" ? "ringleader-self" : "same-agent", section);
  return why("tile-chosen", "turn");
}

function whyNotJumped(view: View, me: Seat, hex: string, from: Hex): Why {
  const agent = view.board[hex];
  if (hex === from) return why("jump-itself", "police");
  if (agent === undefined) return why("jump-landing", "police");
  if (agent.owner === me) return why("jump-own", "police");
  const direction = from ? directionTo(from, hex) : null;
  if (direction === null) return why("jump-far", "police");
  const landing = step(hex, direction);
  if (landing === null) return why("jump-edge", "police", { hex });
  if (view.board[landing] !== undefined) return why("jump-blocked", "police", { hex: landing });
  return why("jump-beyond", "police", { hex: landing });
}

function whyNotCopied(view: View, hex: string, master: Hex): Why {
  const agent = view.board[hex];
  if (agent === undefined) return why("nobody-there", "master", { hex });
  if (hex === master) return why("copy-itself", "master");
  if (!master || !neighbours(master).includes(hex)) return why("copy-far", "master");
  if (agent.face === "down") return why("copy-sleeper", "master");
  if (agent.kind === "master_of_disguise") return why("copy-master", "master");
  return why("copy-nothing", "master", { kind: agent.kind });
}

/** Why a tile of the hand cannot be chosen. */
export function whyNotTile(view: View, seat: string, kind: Kind, isOver: boolean): Why {
  const nobody = whyNobody(view, seat, isOver);
  if (nobody !== null) return nobody;
  const ability = view.pending?.[0]?.ability;
  if (ability === undefined || ability === "second_activation")
    return why("recruit-after-activating", "turn", { kind });
  return why("ability-first", "activate", { kind: ability });
}
