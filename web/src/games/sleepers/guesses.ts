// What hidden agents probably are, the likeliest kind first.
import type { BoardProps } from "../face";
import type { Kind } from "./types";

export interface Guess {
  kind: Kind;
  chance: number;
}

/** The most probable kinds of the agent on a hex. */
export function guessesAt(belief: BoardProps["belief"], hex: string, limit: number): Guess[] {
  return Object.entries(belief?.[hex] ?? {})
    .map(([kind, chance]) => ({ kind: kind as Kind, chance }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, limit);
}
