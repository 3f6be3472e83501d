// Decisions in words, taken apart: what is chosen first, what second, and where on the map.
import type { Kind } from "./view";

export type Verb =
  "activate" | "flip" | "bounce" | "swap" | "copy" | "blast" | "jump" | "recruit" | "move" | "stop";

export interface Decision {
  words: string;
  verb: Verb;
  /** The tile of the hand that is recruited. */
  kind?: Kind;
  /** Where a jump or a move begins. */
  from?: string;
  /** The hex on which the decision is completed. */
  hex?: string;
}

export function parse(words: string): Decision {
  const [verb, one, two] = words.split(" ") as [Verb, string?, string?];
  if (verb === "recruit") return { words, verb, kind: one as Kind, hex: two as string };
  if (verb === "jump" || verb === "move")
    return { words, verb, from: one as string, hex: two as string };
  return one === undefined ? { words, verb } : { words, verb, hex: one };
}

/** The first of two gestures: a tile of the hand, or an agent that is to be moved. */
export interface First {
  kind?: Kind;
  from?: string;
}

/** Everything that can be decided, by the place where one points. */
export interface Gestures {
  /** What one click on a hex decides, with what was chosen first. */
  complete: Map<string, Decision>;
  /** Agents that can be chosen first, to be moved. */
  sources: Set<string>;
  /** Tiles of the hand that can be chosen first. */
  kinds: Set<Kind>;
}

/** What the places do now, after a first gesture or without one. */
export function gestures(decisions: readonly string[], first: First | null): Gestures {
  const found: Gestures = { complete: new Map(), sources: new Set(), kinds: new Set() };
  for (const words of decisions) {
    const decision = parse(words);
    if (decision.verb === "recruit") {
      found.kinds.add(decision.kind as Kind);
      if (first?.kind === decision.kind) found.complete.set(decision.hex as string, decision);
    } else if (decision.verb === "move") {
      found.sources.add(decision.from as string);
      if (first?.from === decision.from) found.complete.set(decision.hex as string, decision);
    } else if (decision.hex !== undefined && first === null) {
      found.complete.set(decision.hex, decision);
    }
  }
  return found;
}

/** Whether what was chosen first can still be completed. */
export function stillPossible(decisions: readonly string[], first: First): boolean {
  return gestures(decisions, first).complete.size > 0;
}
