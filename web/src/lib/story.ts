// What a step of a table says, in words: the game's events, and what happens around a game.
import type { StepView } from "../protocol";
import { hasMessage, sayLine, type People } from "./messages.svelte";

/** The sentences that a step is worth in the log. */
export function tellStep(step: StepView, people: People): string[] {
  const said = (step.lines ?? []).map((line) => sayLine(line, people));
  const { seat } = step;
  const [absent, what] = [step.absent ?? "", step.what ?? ""];
  const did = (id: string): string => sayLine({ id, args: { seat, absent, what } }, people);
  const id = `did-${step.did.replaceAll("_", "-")}`;
  if (hasMessage(id)) said.push(did(id));
  else if (step.by === "fallback") said.unshift(did("did-fallback"));
  return said;
}
