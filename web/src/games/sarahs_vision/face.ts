// The face of Sarah's Vision: its board, and what its seats and events look and sound like.
import { loadMessages } from "../../lib/messages.svelte";
import type { Face, Sound } from "../face";
import Board from "./Board.svelte";
import { BUTTONS, parseDecision } from "./decisions";
import { SEATS, type Event, type Seat } from "./types";

// Names of locations, roles, blocks and cards stand in a file of their own, made from the data.
await loadMessages("sarahs_vision_box");

const SEAT_COLOURS = [
  "light-dark(#0b5f6b, #6cc5cf)",
  "light-dark(#a04a12, #f0a871)",
  "light-dark(#6a3d91, #c9a2ec)",
  "light-dark(#2f6b2f, #93cf8c)",
];

function sound(event: Event): Sound | null {
  switch (event.event) {
    case "decide":
      return parseDecision(event.decision)?.verb === "pull" ? "take" : null;
    case "collapse":
      return "fall";
    case "danger":
    case "zone":
      return event.cubes > 0 ? "danger" : "gain";
    case "grid":
      return event.cubes > 0 ? "gain" : "take";
    case "free":
    case "deal":
      return "gain";
    case "move":
    case "swap":
      return "move";
    case "resolve":
    case "reveal":
    case "story":
      return "turn";
    case "end":
      return event.reason === "victory" ? "win" : "lose";
    default:
      return null;
  }
}

export const face: Face = {
  Board,
  buttons: (decisions) => BUTTONS.filter((verb) => decisions.includes(verb)),
  buttonRows: 2,
  seatMark: (seat) => {
    const number = SEATS.indexOf(seat as Seat);
    return { colour: SEAT_COLOURS[number] ?? "var(--faint)", sign: String(number + 1 || "·") };
  },
  sound: (event) => sound(event as Event),
};
