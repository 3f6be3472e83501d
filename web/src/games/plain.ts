// The face of a game that brings none: a plain list of what there is to see and to decide.
import PlainBoard from "../parts/PlainBoard.svelte";
import type { Face } from "./face";

export const plainFace: Face = {
  Board: PlainBoard,
  buttons: () => [],
  buttonRows: 0,
  seatMark: (seat) => ({ colour: "var(--faint)", sign: seat.slice(0, 1).toUpperCase() }),
  sound: () => null,
};
