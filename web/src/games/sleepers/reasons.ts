// Why a place cannot be chosen: the misunderstandings of this game, each with its section of the rules.
import type { Why } from "../face";
import type { First } from "./decisions";
import { directionTo, neighbours, step } from "./map";
import type { Agent, Kind, Seat, View } from "./types";

export const SECTIONS = [
  "idea",
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
  "goals",
  "draws",
  "memory",
  "house-rules",
] as const;
export type Section = (typeof SECTIONS)[number];

/** A hex of the map, if there is one. */
type Hex = string | null | undefined;

function because(reason: string, section: Section, args: Record<string, string> = {}): Why {
  return { line: { id: `sleepers-why-${reason}`, args }, section };
}

/** Whether somebody could decide anything at all; if so, null. */
function notAsked(view: View, seat: string, isOver: boolean): Why | null {
  if (isOver) return because("over", "goals");
  if (seat !== "white" && seat !== "black") return because("watching", "turn");
  if (view.to_move !== seat) return because("not-your-turn", "turn");
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
  const general = notAsked(view, seat, isOver);
  if (general !== null) return general;
  const me = seat as Seat;
  const agent = view.board[hex];
  const pending = view.pending?.[0];
  const args = { hex };
  if (first?.kind !== undefined) return because("occupied", "recruit", args);
  if (first?.from !== undefined) return because("move-occupied", "diversion", args);
  if (pending === undefined || pending.ability === "second_activation") {
    if (agent === undefined) {
      if (pending !== undefined) return because("recruit-after-activating", "turn");
      const hand = view.hands[me];
      if (Array.isArray(hand) && hand.length === 0) return because("no-tiles", "recruit");
      return because("tile-first", "recruit");
    }
    return whyNotActivated(me, agent, hex, pending?.hex, "activate");
  }
  switch (pending.ability) {
    case "ringleader":
      if (agent === undefined) return because("ringleader-empty", "ringleader");
      return whyNotActivated(me, agent, hex, pending.hex, "ringleader");
    case "police":
      return whyNotJumped(view, me, hex, pending.hex);
    case "recruiter":
      if (agent === undefined) return because("recruiter-tile-first", "recruiter");
      return because("occupied", "recruiter", args);
    case "informant":
      if (agent === undefined) return because("nobody-there", "informant", args);
      return because("informant-self", "house-rules");
    case "immigration":
      if (agent === undefined) return because("nobody-there", "immigration", args);
      if (hex === pending.marked) return because("already-marked", "immigration", args);
      return because("immigration-self", "immigration");
    case "double_agent":
      if (agent === undefined) return because("swap-empty", "double-agent");
      return because("swap-self", "double-agent");
    case "diversion":
      if (agent === undefined) return because("agent-first", "diversion");
      return because("diversion-self", "house-rules");
    case "master_of_disguise":
      return whyNotCopied(view, hex, pending.hex);
  }
  return because("blast-elsewhere", "saboteur");
}

function whyNotActivated(me: Seat, agent: Agent, hex: string, barred: Hex, section: Section): Why {
  if (agent.owner !== me)
    return because(agent.face === "down" ? "enemy-sleeper" : "enemy-active", section);
  if (agent.face === "up") return because("awake", section);
  if (hex === barred)
    return because(section === "ringleader" ? "ringleader-self" : "same-agent", section);
  return because("tile-chosen", "turn");
}

function whyNotJumped(view: View, me: Seat, hex: string, from: Hex): Why {
  const agent = view.board[hex];
  if (hex === from) return because("jump-itself", "police");
  if (agent === undefined) return because("jump-landing", "police");
  if (agent.owner === me) return because("jump-own", "police");
  const direction = from ? directionTo(from, hex) : null;
  if (direction === null) return because("jump-far", "police");
  const landing = step(hex, direction);
  if (landing === null) return because("jump-edge", "police", { hex });
  if (view.board[landing] !== undefined) return because("jump-blocked", "police", { hex: landing });
  return because("jump-beyond", "police", { hex: landing });
}

function whyNotCopied(view: View, hex: string, master: Hex): Why {
  const agent = view.board[hex];
  if (agent === undefined) return because("nobody-there", "master", { hex });
  if (hex === master) return because("copy-itself", "master");
  if (!master || !neighbours(master).includes(hex)) return because("copy-far", "master");
  if (agent.face === "down") return because("copy-sleeper", "master");
  if (agent.kind === "master_of_disguise") return because("copy-master", "master");
  return because("copy-nothing", "master", { kind: agent.kind });
}

/** Why a tile of the hand cannot be chosen. */
export function whyNotTile(view: View, seat: string, kind: Kind, isOver: boolean): Why {
  const general = notAsked(view, seat, isOver);
  if (general !== null) return general;
  const ability = view.pending?.[0]?.ability;
  if (ability === undefined || ability === "second_activation")
    return because("recruit-after-activating", "turn", { kind });
  return because("ability-first", "activate", { kind: ability });
}
