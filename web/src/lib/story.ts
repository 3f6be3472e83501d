// What a step of a table says, in words: the game's events, and what happens around a game.
import type { Face, GameEvent } from "../games/face";
import type { StepView } from "../protocol";
import { argsOf, hasWords, say, type Line } from "./words.svelte";

/** The lines that a step is worth in the log. */
export function tellStep(step: StepView, face: Face, game: string): Line[] {
  const events = (step.events ?? []) as GameEvent[];
  const lines = events
    .map((event) => face.tell(event))
    .filter((line): line is Line => line !== null);
  const seat = say(`${game}-seat`, argsOf({ seat: step.seat }));
  const id = `did-${step.did.replaceAll("_", "-")}`;
  if (hasWords(id)) lines.push({ id, args: { seat } });
  else if (step.by === "fallback") lines.unshift({ id: "did-fallback", args: { seat } });
  return lines;
}
