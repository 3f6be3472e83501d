// What a step of a table says, in words: the game's events, and what happens around a game.
import type { Face, GameEvent, View } from "../games/face";
import type { Result, StepView } from "../protocol";
import type { Names } from "./tables";
import { argsOf, hasWords, say, type Line } from "./words.svelte";

/** How games end otherwise than by their rules. */
const OUTSIDE_RULES = new Set(["resigned", "time", "agreed", "aborted", "abandoned"]);

/** A line about a seat, with the name of who sits there. */
export function named(line: Line, names: Names): Line {
  const name = names[String(line.args?.["seat"])];
  return name === undefined ? line : { ...line, args: { ...line.args, seat: "named", name } };
}

/** The lines that a step is worth in the log. */
export function tellStep(step: StepView, face: Face, game: string, names: Names): Line[] {
  const events = (step.events ?? []) as GameEvent[];
  const lines = events
    .map((event) => face.tell(event))
    .filter((line): line is Line => line !== null)
    .map((line) => named(line, names));
  const seat = names[step.seat] ?? say(`${game}-seat`, argsOf({ seat: step.seat }));
  const id = `did-${step.did.replaceAll("_", "-")}`;
  const absent = names[step.absent ?? ""] ?? "";
  if (hasWords(id)) lines.push({ id, args: { seat, what: step.what ?? "", absent } });
  else if (step.by === "fallback") lines.unshift({ id: "did-fallback", args: { seat } });
  return lines;
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
export function tellEnd(outcome: Result, face: Face, view: View, ended: Ended): Line {
  if (!OUTSIDE_RULES.has(outcome.reason)) return face.end(outcome, view, ended.names);
  const { seats, names, aborters } = ended;
  // Those who share a device are on no side.
  const mine = ended.mySeats.length === 1 ? ended.mySeats[0] : undefined;
  const id = `house-end-${outcome.reason}`;
  const nameOf = (seat: string | undefined): string => names[seat ?? ""] ?? "?";
  if (outcome.reason === "aborted") {
    const [aborter] = aborters;
    const by = aborters.length !== 1 ? "all" : aborter === mine ? "you" : "other";
    return { id, args: { by, name: nameOf(aborter) } };
  }
  const winner = outcome.winner ?? undefined;
  const loser = seats.find((seat) => seat !== winner);
  const you = mine === undefined ? "watch" : mine === winner ? "win" : "lose";
  return { id, args: { you, winner: nameOf(winner), loser: nameOf(loser) } };
}
