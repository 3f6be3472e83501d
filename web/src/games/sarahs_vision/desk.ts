// What every part of the page is given, and how a place that may be chosen behaves.
import type { Why } from "../face";
import { oneStop, sayLine } from "../../lib/messages.svelte";
import type { Line } from "../../protocol";
import { beginsWith, type Verb } from "./decisions";
import { isPlanned, type Plan } from "./plan";
import { text } from "./sayings";
import type { View } from "./types";
import type { Changes } from "./view";

/** The first half of a choice in two gestures: of which kind, and what. */
export interface First {
  verb: Verb;
  what: string;
}

export interface Desk {
  table: View;
  decisions: string[];
  can: Set<string>;
  hints: Set<string>;
  considered: string | null;
  /** What the considered decision would change. */
  changes: Changes;
  names: Record<string, string>;
  seat: string;
  first: First | null;
  begin: (first: First | null) => void;
  /** What is chosen on the row of events and waits to be confirmed. */
  plan: Plan | null;
  /** Choose a part of a plan, or take it back; null lets the whole plan go. */
  toggle: (verb: Plan["verb"] | null, part?: string) => void;
  consider: (decision: string | null) => void;
  choose: (decision: string) => void;
  /** Decide what is planned. */
  confirm: () => void;
  asking: boolean;
  wonder: (why: Why) => void;
  /** A decision of those above, to be read. */
  described: (decision: string) => Line | null;
  /** Show the story of an event. */
  read: (event: number) => void;
}

/** How a place of the page behaves: one decision, a part of one, something to read, or nothing but
 * reasons. */
export interface Place {
  /** Everything that there is to say about it. */
  label: string[];
  decision?: string | undefined;
  /** What it begins, if it is the first half of a choice. */
  begins?: First | undefined;
  /** Whether that half is chosen here; if it is what would begin, where nothing else is said. */
  isBegun?: boolean;
  /** The part of a plan that it is, as long as it can be chosen or taken back. */
  plans?: { verb: Plan["verb"]; part: string } | undefined;
  /** What is to be read here; reading decides nothing. */
  reads?: (() => void) | undefined;
  why: () => Why;
}

/** What a decision is called. */
export function called(desk: Desk, decision: string): string {
  const line = desk.described(decision);
  return line === null ? "" : sayLine(line);
}

/** The attributes of such a place. */
export function placeOf(desk: Desk, place: Place): Record<string, unknown> {
  const { plans, reads } = place;
  const decision =
    place.decision !== undefined && desk.can.has(place.decision) ? place.decision : undefined;
  const begins = decision === undefined ? place.begins : undefined;
  const isNext =
    begins !== undefined && desk.first?.verb === begins.verb && desk.first.what === begins.what;
  const isChosen = plans
    ? isPlanned(desk.plan, plans.verb, plans.part)
    : decision === undefined && (place.isBegun ?? isNext);
  const canChoose = decision !== undefined || begins !== undefined || plans !== undefined;
  const isHinted = [...desk.hints].some(
    (hint) =>
      hint === decision ||
      (begins !== undefined && beginsWith(hint, begins.verb, begins.what)) ||
      (plans !== undefined && beginsWith(hint, plans.verb, plans.part)),
  );
  const label = [...place.label];
  if (decision !== undefined) {
    label.push(text("choose-this", { what: called(desk, decision) }));
  } else if (plans !== undefined) label.push(text(isChosen ? "part-chosen" : "part-open"));
  else if (isNext) label.push(text("chosen-first"));
  else if (begins !== undefined) label.push(text("begins"));
  else if (reads !== undefined) label.push(text("reads"));
  if (isHinted) label.push(text("hinted"));
  return {
    role: "gridcell",
    tabindex: -1,
    "data-cell": "",
    "data-can": canChoose ? "" : undefined,
    "data-first": isChosen ? "" : undefined,
    "data-hint": isHinted ? "" : undefined,
    "data-asks": desk.asking && !canChoose && !reads ? "" : undefined,
    "aria-disabled": canChoose || reads ? undefined : "true",
    "aria-selected": isChosen ? "true" : undefined,
    "aria-label": oneStop(label.filter(Boolean).join(" ")),
    onclick: (event: MouseEvent) => {
      if (reads !== undefined) reads();
      // The second click of a double click must not decide what came under the pointer.
      else if (decision !== undefined) event.detail < 2 && desk.choose(decision);
      else if (plans !== undefined) desk.toggle(plans.verb, plans.part);
      else if (begins !== undefined) desk.begin(isNext ? null : begins);
      else if (desk.asking) desk.wonder(place.why());
    },
    onpointerenter: () => decision !== undefined && desk.consider(decision),
    onpointerleave: () => decision !== undefined && desk.consider(null),
    onfocus: () => desk.consider(decision ?? null),
    onblur: () => decision !== undefined && desk.consider(null),
  };
}
