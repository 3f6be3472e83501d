// Decisions of Sarah's Vision, read from their words, and their parts for gestures in two steps.
import { LOCATIONS, type Table } from "./table";

/** The words of a decision by what they mean; they are also what fills the places of a text. */
export interface Decision {
  verb: string;
  place?: number;
  second?: number;
  section?: string;
  card?: string;
  layer?: number;
  slot?: string;
  block?: string;
  colour?: string;
  role?: string;
  other?: string;
  location?: string;
  to?: string;
  end?: string;
}

export function readDecision(words: string): Decision {
  const [verb = "", one = "", two = ""] = words.split(" ");
  switch (verb) {
    case "swap":
      return { verb, place: Number(one), second: Number(two) };
    case "remove":
      return { verb, place: Number(one) };
    case "cover":
      return { verb, place: Number(one), section: two };
    case "play":
      return { verb, card: one };
    case "pull":
    case "touch":
      return { verb, layer: Number(one), slot: two };
    case "use":
      return { verb, block: one };
    case "spend":
    case "learn":
      return { verb, colour: one, role: two };
    case "take":
    case "relieve":
    case "shelter":
      return { verb, role: one };
    case "exchange":
    case "hand_over":
      return { verb, role: one, other: two };
    case "move":
      return { verb, role: one, to: two };
    case "calm":
    case "clear":
    case "inspire":
      return { verb, location: one };
    case "free":
      return { verb, end: one };
    default:
      return { verb };
  }
}

/** What stands beside the board as a button. */
export const BUTTONS = ["draw", "reveal", "pay", "held", "fell", "done", "pass"];

/** The part of the page where a decision is made, for those who see one part at a time. */
export type Part = "city" | "events" | "tower" | "hand";

export function partOf(words: string): Part | null {
  switch (readDecision(words).verb) {
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

/** Where a figure stands, and who else stands there. */
export function figuresAt(table: Table, location: string): string[] {
  return Object.entries(table.figures)
    .filter(([, at]) => at === location)
    .map(([role]) => role);
}

export function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [one, other].map((x) => LOCATIONS.indexOf(x as (typeof LOCATIONS)[number]));
  if (a === undefined || b === undefined || a < 0 || b < 0) return false;
  return Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) === 1;
}
