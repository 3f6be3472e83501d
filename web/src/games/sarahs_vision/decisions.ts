// Where on the page decisions are made, and their halves for gestures in two steps.
import { parse } from "../decisions";
import { VERBS } from "./types";

/** What stands beside the board as a button. */
export const BUTTONS = ["draw", "reveal", "pay", "held", "fell", "done", "pass"];

/** The part of the page where a decision is made, for those who see one part at a time. */
export type Part = "city" | "events" | "tower" | "hand";

export function partOf(words: string): Part | null {
  switch (parse(VERBS, words)?.verb) {
    case "move":
    case "calm":
    case "clear":
    case "inspire":
    case "take":
    case "relieve":
    case "shelter":
    case "exchange":
    case "hand_over":
    case "learn":
    case "free":
      return "city";
    case "swap":
    case "remove":
    case "cover":
      return "events";
    case "pull":
    case "touch":
    case "feel":
    case "use":
    case "spend":
    case "held":
    case "fell":
      return "tower";
    case "play":
      return "hand";
    default:
      return null;
  }
}

/** Pairs that begin with what was chosen first, as the second part and the whole decision. */
export function seconds(decisions: string[], verb: string, first: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const words of decisions) {
    const [what, one = "", two = ""] = words.split(" ");
    if (what !== verb) continue;
    if (one === first) found.set(two, words);
    else if (two === first && verb !== "hand_over" && verb !== "move") found.set(one, words);
  }
  return found;
}

/** What can be chosen first of decisions in two parts. */
export function firsts(decisions: string[], verb: string): Set<string> {
  const found = new Set<string>();
  for (const words of decisions) {
    const [what, one = "", two = ""] = words.split(" ");
    if (what !== verb) continue;
    found.add(one);
    if (verb === "swap" || verb === "exchange") found.add(two);
  }
  return found;
}
