// Decisions by the cells of the table where one points.
import { parse, type Decision as DecisionOf } from "../decisions";
import { VERBS } from "./types";

export type Decision = DecisionOf<typeof VERBS>;

export const parseDecision = (text: string): Decision | null => parse(VERBS, text);

/** The decisions that lie on cells of the table. */
export function decisionsByCell(decisions: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of decisions) {
    const decision = parseDecision(text);
    if (decision && "cell" in decision) found.set(decision.cell, text);
  }
  return found;
}
