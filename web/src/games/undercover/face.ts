// The face of Undercover: its board, and what its seats and events look and sound like.
import type { Face, Sound } from "../face";
import Board from "./Board.svelte";
import type { Event, Seat } from "./types";
import { signOf, viewOf } from "./view";
import { PAINT } from "./wheel";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  take: "take",
  flip: "turn",
  place: "place",
  advance: "move",
  collect: "gain",
  end: "win",
};

function seatMark(seat: string, view: unknown): { colour: string; sign: string } {
  const player = view === null ? undefined : viewOf(view).players[seat as Seat];
  return { colour: player ? PAINT[player.colour] : "var(--faint)", sign: signOf(seat) };
}

export const face: Face = {
  Board,
  buttons: () => [], // everything that can be decided has its place on the board
  buttonRows: 0,
  seatMark,
  sound: (event) => SOUNDS[(event as Event).event] ?? null,
};
