// Sleepers in words, marks and sounds.
import { argsOf, inARow, say, type Line } from "../../lib/words.svelte";
import type { Choice, Face, GameEvent, Sound, View } from "../face";
import type { Result } from "../../protocol";
import Board from "./Board.svelte";
import { parse } from "./decisions";
import { between } from "./map";
import { pendingArgs, sleepersView } from "./view";

const REASONS = new Set([
  "success",
  "liberation",
  "morale",
  "capture",
  "attrition",
  "no_progress",
  "turn_cap",
]);

const SOUNDS: Record<string, Sound> = {
  recruit: "place",
  activate: "turn",
  flip: "turn",
  copy: "turn",
  jump: "move",
  move: "move",
  swap: "move",
  bounce: "move",
  kill: "take",
  end: "win",
};

function ask(raw: View, decisions: string[]): Line {
  const view = sleepersView(raw);
  const pending = view.pending?.[0];
  if (decisions.length === 0) return { id: "sleepers-ask-wait", args: { seat: view.to_move } };
  if (pending === undefined) {
    const canRecruit = decisions.some((words) => words.startsWith("recruit"));
    const canActivate = decisions.some((words) => words.startsWith("activate"));
    const can = canRecruit && canActivate ? "both" : canRecruit ? "recruit" : "activate";
    return { id: "sleepers-ask-turn", args: { can } };
  }
  const stop = decisions.includes("stop") ? "yes" : "no";
  const copies = String(view.options.master_copies ?? "active");
  return {
    id: `sleepers-ask-${pending.ability}`,
    args: { ...pendingArgs(view, pending), stop, copies },
  };
}

function buttons(raw: View, decisions: string[]): Choice[] {
  if (!decisions.includes("stop")) return [];
  const ability = sleepersView(raw).pending?.[0]?.ability ?? "second_activation";
  return [{ decision: "stop", line: { id: "sleepers-stop", args: { kind: ability } } }];
}

function describe(words: string, raw: View): Line {
  const view = sleepersView(raw);
  const { verb, kind, from, hex } = parse(words);
  const acting = view.pending?.[0];
  if (verb === "stop")
    return { id: "sleepers-stop", args: { kind: acting?.ability ?? "second_activation" } };
  const args: Record<string, string> = {};
  if (kind !== undefined) args.kind = kind;
  if (hex !== undefined) args.hex = hex;
  if (from !== undefined) args.from = from;
  if (verb === "swap" && acting?.hex !== undefined) args.from = acting.hex;
  if (verb === "jump" && from !== undefined && hex !== undefined)
    args.over = between(from, hex) ?? hex;
  return { id: `sleepers-do-${verb}`, args };
}

/** The kind of a recruited tile is left out even where it is known: the log is no notebook (R111). */
function tell(event: GameEvent): Line | null {
  if (event.event === "turn") return null;
  const args = argsOf(event);
  if (event.event === "recruit") args.kind = "hidden";
  if (event.event === "draw") {
    const kinds = Array.isArray(event.kinds) ? event.kinds.map(String) : [];
    args.kinds =
      kinds.length > 0 ? inARow(kinds.map((kind) => say("sleepers-kind", { kind }))) : "none";
    args.count = kinds.length > 0 ? kinds.length : Number(event.count);
  }
  return { id: `sleepers-event-${event.event}`, args };
}

function end(outcome: Result): Line {
  const args = { winner: outcome.winner ?? "none" };
  if (REASONS.has(outcome.reason)) return { id: `sleepers-end-${outcome.reason}`, args };
  return { id: `house-end-${outcome.reason}`, args };
}

/** By the strict rule the log is no notebook: it does not keep what lies face down (R111). */
function remember(event: GameEvent, raw: View): GameEvent {
  const isStrict = sleepersView(raw).options?.own_sleepers !== "visible";
  const liesOpen = event.event === "kill" && event["face"] === "up";
  return isStrict && "kind" in event && !liesOpen ? { ...event, kind: "?" } : event;
}

export const face: Face = {
  believes: true,
  remember,
  Board,
  ask,
  buttons,
  describe,
  tell,
  end,
  seatMark: (seat) =>
    seat === "black"
      ? { colour: "light-dark(#252b30, #7d8a90)", sign: "●" }
      : { colour: "light-dark(#c4b48a, #f2ead8)", sign: "○" },
  sound: (event) => SOUNDS[event.event] ?? null,
};
