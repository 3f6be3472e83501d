// What a step of a table says, in words: the game's events, and what happens around a game.
import type { Line, Result, StepView } from "../protocol";
import { hasWords, say, sayLine, type Names } from "./words.svelte";

/** How games end otherwise than by their rules. */
const OUTSIDE_RULES = new Set(["resigned", "time", "agreed", "aborted", "abandoned"]);

/** The sentences that a step is worth in the log. */
export function tellStep(step: StepView, game: string, names: Names): string[] {
  const said = (step.lines ?? []).map((line) => sayLine(line, names));
  const seat = names[step.seat] ?? say(`${game}-seat`, { seat: step.seat });
  const id = `did-${step.did.replaceAll("_", "-")}`;
  const absent = names[step.absent ?? ""] ?? "";
  if (hasWords(id)) said.push(say(id, { seat, what: step.what ?? "", absent }));
  else if (step.by === "fallback") said.unshift(say("did-fallback", { seat }));
  return said;
}

/** Who was at a game that is over, and from which side somebody looks back at it. */
export interface Ended {
  seats: string[];
  names: Names;
  mySeats: string[];
  /** Seats that wanted to abort the game. */
  aborters: string[];
}

/** How a game ended and why; who resigned is named, from the side of who reads it. */
export function tellEnd(outcome: Result, end: Line | null | undefined, ended: Ended): string {
  const { seats, names, aborters } = ended;
  if (!OUTSIDE_RULES.has(outcome.reason)) return end ? sayLine(end, names) : "";
  // Those who share a device are on no side.
  const mine = ended.mySeats.length === 1 ? ended.mySeats[0] : undefined;
  const id = `end-${outcome.reason}`;
  const nameOf = (seat: string | undefined): string => names[seat ?? ""] ?? "?";
  if (outcome.reason === "aborted") {
    const [aborter] = aborters;
    const by = aborters.length !== 1 ? "all" : aborter === mine ? "you" : "other";
    return say(id, { by, name: nameOf(aborter) });
  }
  const winner = outcome.winner ?? undefined;
  const loser = seats.find((seat) => seat !== winner);
  const you = mine === undefined ? "watch" : mine === winner ? "win" : "lose";
  return say(id, { you, winner: nameOf(winner), loser: nameOf(loser) });
}
