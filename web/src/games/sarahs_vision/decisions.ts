// Where on the page decisions are made, and their halves for gestures in two steps.
import { parse, type Decision as DecisionOf } from "../decisions";
import { VERBS } from "./types";

export type Decision = DecisionOf<typeof VERBS>;
export type Verb = Decision["verb"];

export const parseDecision = (text: string): Decision | null => parse(VERBS, text);

/** What stands beside the board as a button. */
export const BUTTONS = ["draw", "reveal", "pay", "held", "fell", "done", "pass"];

/** The part of the page where a decision is made, for those who see one part at a time. */
export type Part = "city" | "events" | "tower" | "hand";

export function partOf(decision: string): Part | null {
  switch (parseDecision(decision)?.verb) {
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

/** Whether one of these decisions has this verb. */
export function hasVerb(decisions: string[], verb: Verb): boolean {
  return decisions.some((decision) => parseDecision(decision)?.verb === verb);
}

/** What fills the places of a decision, in their order; nothing where it has another verb. */
export function argsOf(decision: string, verb: Verb): string[] {
  const read = parseDecision(decision);
  if (read?.verb !== verb) return [];
  return VERBS[verb].map((place) => (read as unknown as Record<string, string>)[place] ?? "");
}

/** Verbs whose two places mean the same: either can be chosen first. */
const EITHER_FIRST: readonly Verb[] = ["swap", "exchange"];

/** Whether a decision of this verb can be made beginning with this part. */
export function beginsWith(decision: string, verb: Verb, part: string): boolean {
  const places = argsOf(decision, verb);
  if (EITHER_FIRST.includes(verb)) return places.includes(part);
  return places[0] === part || (places.length > 0 && places.join(" ") === part);
}

/** Pairs that begin with what was chosen first, as the second part and the whole decision. */
export function seconds(decisions: string[], verb: Verb, first: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const decision of decisions) {
    const [one = "", two = ""] = argsOf(decision, verb);
    if (one === first) found.set(two, decision);
    else if (two === first && EITHER_FIRST.includes(verb)) found.set(one, decision);
  }
  return found;
}

/** What can be chosen first of decisions in two parts. */
export function firsts(decisions: string[], verb: Verb): Set<string> {
  return new Set(
    decisions.flatMap((decision) => {
      const places = argsOf(decision, verb);
      return EITHER_FIRST.includes(verb) ? places : places.slice(0, 1);
    }),
  );
}
