// Decisions by the places where one points: some take one gesture, some two.
import { parse, type Decision as DecisionOf } from "../decisions";
import { VERBS, type Kind } from "./types";

export type Decision = DecisionOf<typeof VERBS>;

export const parseDecision = (text: string): Decision | null => parse(VERBS, text);

/** The hex on which a decision is completed. */
export function hexOf(decision: Decision): string | null {
  if ("to" in decision) return decision.to;
  return "hex" in decision ? decision.hex : null;
}

/** The first of two gestures: a tile of the hand, or an agent that is to be moved. */
export interface First {
  kind?: Kind;
  from?: string;
}

function firstOf(decision: Decision): First {
  if (decision.verb === "recruit") return { kind: decision.kind as Kind };
  return decision.verb === "move" ? { from: decision.from } : {};
}

/** A decision that is completed by one more click. */
export interface Completion {
  text: string;
  decision: Decision;
}

/** Everything that can be decided, by the place where one points. */
export interface Gestures {
  /** What one click on a hex decides, with what was chosen first. */
  complete: Map<string, Completion>;
  /** Agents that can be chosen first, to be moved. */
  sources: Set<string>;
  /** Tiles of the hand that can be chosen first. */
  kinds: Set<Kind>;
}

/** What the places do now, after a first gesture or without one. */
export function gestures(decisions: readonly string[], first: First | null): Gestures {
  const found: Gestures = { complete: new Map(), sources: new Set(), kinds: new Set() };
  for (const text of decisions) {
    const decision = parseDecision(text);
    const hex = decision && hexOf(decision);
    if (decision === null || hex === null) continue;
    const { kind, from } = firstOf(decision);
    if (kind !== undefined) found.kinds.add(kind);
    if (from !== undefined) found.sources.add(from);
    if (kind === first?.kind && from === first?.from) found.complete.set(hex, { text, decision });
  }
  return found;
}

/** Whether what was chosen first can still be completed. */
export function stillPossible(decisions: readonly string[], first: First): boolean {
  return gestures(decisions, first).complete.size > 0;
}
