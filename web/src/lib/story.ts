// What a step of a table says, in words: the game's events, and what happens around a game.
import type { Line, Result, StepView } from "../protocol";
import { hasMessage, say, sayLine, type People } from "./messages.svelte";

/** How games end otherwise than by their rules. */
const OUTSIDE_RULES = new Set(["resigned", "time", "agreed", "aborted", "abandoned"]);

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

/** Who was at a game that is over, and from which side somebody looks back at it. */
export interface Ended {
  seats: string[];
  people: People;
  mySeats: string[];
  /** Seats that wanted to abort the game. */
  aborters: string[];
}

/** How a game ended and why; who resigned is named, from the side of who reads it. */
export function tellEnd(outcome: Result, end: Line | null | undefined, ended: Ended): string {
  const { seats, people, aborters } = ended;
  if (!OUTSIDE_RULES.has(outcome.reason)) return end ? sayLine(end, people) : "";
  // Those who share a device are on no side.
  const mine = ended.mySeats.length === 1 ? ended.mySeats[0] : undefined;
  const id = `house-end-${outcome.reason}`;
  const nameOf = (seat: string | undefined): string => people.names[seat ?? ""] ?? "?";
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
