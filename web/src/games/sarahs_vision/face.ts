// Sarah's Vision in the browser: its table, and its words.
import { loadWords } from "../../lib/words.svelte";
import type { Face, GameEvent, Sound } from "../face";
import Board from "./Board.svelte";
import { BUTTONS } from "./decisions";
import { ask, describe, line, tell } from "./sayings";
import { SEATS } from "./table";

// Names of locations, roles, blocks and cards stand in a file of their own, made from the data.
await loadWords("sarahs_vision_box");

const ENDS = ["victory", "defeat"];
const SEAT_COLOURS = [
  "light-dark(#0b5f6b, #6cc5cf)",
  "light-dark(#a04a12, #f0a871)",
  "light-dark(#6a3d91, #c9a2ec)",
  "light-dark(#2f6b2f, #93cf8c)",
];

function sound(event: GameEvent): Sound | null {
  switch (event.event) {
    case "decide":
      return String(event["decision"]).startsWith("pull") ? "take" : null;
    case "collapse":
      return "fall";
    case "danger":
      return Number(event["cubes"]) > 0 ? "danger" : "gain";
    case "zone":
      return Number(event["cubes"]) > 0 ? "danger" : "gain";
    case "grid":
      return Number(event["cubes"]) > 0 ? "gain" : "take";
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
      return event["reason"] === "victory" ? "win" : "lose";
    default:
      return null;
  }
}

export const face: Face = {
  Board,
  ask,
  describe,
  tell,
  sound,
  buttons: (view, decisions) =>
    BUTTONS.filter((verb) => decisions.includes(verb)).map((decision) => ({
      decision,
      line: describe(decision, view),
    })),
  buttonRows: 2,
  end: (outcome) =>
    ENDS.includes(outcome.reason)
      ? line(`end-${outcome.reason}`)
      : { id: `house-end-${outcome.reason}`, args: { winner: outcome.winner ?? "none" } },
  seatMark: (seat) => {
    const number = (SEATS as readonly string[]).indexOf(seat);
    return { colour: SEAT_COLOURS[number] ?? "var(--faint)", sign: String(number + 1 || "·") };
  },
};
