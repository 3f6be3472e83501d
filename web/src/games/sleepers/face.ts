// The face of Sleepers: its board, and what its seats and events look and sound like.
import type { Face, Sound } from "../face";
import Board from "./Board.svelte";
import type { Event } from "./types";

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

export const face: Face = {
  believes: true,
  Board,
  buttons: (decisions) => decisions.filter((decision) => decision === "stop"),
  seatMark: (seat) =>
    seat === "black"
      ? { colour: "light-dark(#252b30, #7d8a90)", sign: "●" }
      : { colour: "light-dark(#c4b48a, #f2ead8)", sign: "○" },
  sound: (event) => SOUNDS[(event as Event).event] ?? null,
};
