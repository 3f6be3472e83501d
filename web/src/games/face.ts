// What a game must give to be played in the browser: a face knows how things look and what they are
// called, and no rules. What can be decided, and what follows from it, the server says.
import type { Component } from "svelte";
import type { Names, People } from "../lib/messages.svelte";
import type { Line, Result } from "../protocol";

/** A view of a game; what is in it the game knows (`types.ts` in its folder). */
export type View = unknown;
export type GameEvent = { event: string };

/** What a board is given. It draws `view`, and answers gestures with `consider` and `choose`. */
export interface BoardProps {
  view: View;
  /** Who looks: a seat of the game, or "spectator". */
  seat: string;
  /** What this seat can decide now; empty when it is not asked. Only these react. */
  decisions: string[];
  /** What has just happened, in order, to be shown by movement; a new list each time. */
  events: GameEvent[];
  /** All that has happened so far, as far as the page may keep it. */
  past?: GameEvent[];
  /** What is chosen and waits to be confirmed, or what the pointer or the focus is on. */
  considered: string | null;
  /** What the considered decision would bring about, as far as that reveals nothing. */
  foreseen: GameEvent[];
  /** Decisions that a hint recommends, the best first. */
  hints: string[];
  /** What hidden things probably are: for each place, a chance for each kind. */
  belief: Record<string, Record<string, number>> | null;
  outcome: Result | null;
  /** The names of those who play, by seat. */
  names: Names;
  /** Those who play, as the reader of lines calls them. */
  people: People;
  /** Look at a decision before it is made; null looks away. */
  consider: (decision: string | null) => void;
  /** Decide; what the board has already asked about is not asked about again. */
  choose: (decision: string, isConfirmed?: boolean) => void;
  /** "Why can't I?" is on: places that do not react ask for a reason instead. */
  asking: boolean;
  /** Somebody wants to know why this place cannot be chosen. */
  wonder: (reason: Why) => void;
  /** A decision of those above, to be read. */
  described: (decision: string) => Line | null;
}

/** Why something is not possible: a text, and the section of the rules that says so. */
export interface Why {
  line: Line;
  section: string;
}

/** How something sounds. */
export type Sound =
  "place" | "move" | "turn" | "take" | "danger" | "gain" | "fall" | "win" | "lose";

export interface Face {
  Board: Component<BoardProps>;
  /** Those decisions that have no place on the board and stand as buttons beside it. */
  buttons: (decisions: string[]) => string[];
  /** How many rows of two buttons a question may need; one if not given. Their room is kept free. */
  buttonRows?: number;
  /** The colour in which a seat's name is marked, as a CSS colour, and a letter or sign for it. */
  seatMark: (seat: string, view: View | null) => { colour: string; sign: string };
  sound: (event: GameEvent) => Sound | null;
  /** Whether agents lie face down here, of which one may ask what they probably are. */
  believes?: boolean;
}

/** A page of rules in one language: sections with ids that are the same in every language. */
export interface RulesPage {
  default: Component;
}
