// The face of Sleepers: its board, and what its seats and events look and sound like.
import type { Choice, Face, Sound } from "../face";
import Board from "./Board.svelte";
import type { Event } from "./types";
import { pendingArgs, viewOf } from "./view";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
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

function buttons(view: unknown, decisions: string[]): Choice[] {
  if (!decisions.includes("stop")) return [];
  const stopped = viewOf(view).pending?.[0] ?? { ability: "second_activation" };
  return [{ decision: "stop", line: { id: "sleepers-stop", args: pendingArgs(stopped) } }];
}

export const face: Face = {
  believes: true,
  Board,
  buttons,
  seatMark: (seat) =>
    seat === "black"
      ? { colour: "light-dark(#252b30, #7d8a90)", sign: "●" }
      : { colour: "light-dark(#c4b48a, #f2ead8)", sign: "○" },
  sound: (event) => SOUNDS[(event as Event).event] ?? null,
};
