// What every part of the page is given, and how a place that may be chosen behaves.
import type { Why } from "../face";
import { say } from "../../lib/words.svelte";
import { describe, text } from "./sayings";
import type { Changes, Table } from "./table";

/** The first half of a choice in two gestures: of which kind, and what. */
export interface First {
  verb: string;
  what: string;
}

export interface Desk {
  table: Table;
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
  consider: (decision: string | null) => void;
  choose: (decision: string) => void;
  asking: boolean;
  wonder: (why: Why) => void;
  /** Show the story of an event. */
  read: (event: number) => void;
}

/** How a place of the page behaves: one decision, or the beginning of one, or nothing but reasons. */
export interface Place {
  /** Everything that there is to say about it. */
  label: string[];
  decision?: string | undefined;
  /** What it begins, if it is the first half of a choice. */
  begins?: First | undefined;
  why: () => Why;
  /** What happens besides when it is clicked. */
  also?: (() => void) | undefined;
  role?: string;
}

/** The attributes of such a place. */
export function placeOf(desk: Desk, place: Place): Record<string, unknown> {
  const decision =
    place.decision !== undefined && desk.can.has(place.decision) ? place.decision : undefined;
  const begins = decision === undefined ? place.begins : undefined;
  const isFirst =
    begins !== undefined && desk.first?.verb === begins.verb && desk.first.what === begins.what;
  const hinted =
    (decision !== undefined && desk.hints.has(decision)) ||
    (begins !== undefined &&
      [...desk.hints].some((hint) => hint.startsWith(`${begins.verb} ${begins.what}`)));
  const label = [...place.label];
  if (decision !== undefined) {
    const what = describe(decision, desk.table as unknown as Record<string, unknown>);
    label.push(text("choose-this", { what: say(what.id, what.args) }));
  } else if (isFirst) label.push(text("chosen-first"));
  else if (begins !== undefined) label.push(text("begins"));
  if (hinted) label.push(text("hinted"));
  return {
    role: place.role ?? "gridcell",
    tabindex: -1,
    "data-cell": "",
    "data-can": decision !== undefined || begins !== undefined ? "" : undefined,
    "data-first": isFirst ? "" : undefined,
    "data-hint": hinted ? "" : undefined,
    "data-asks": desk.asking && decision === undefined && begins === undefined ? "" : undefined,
    "aria-disabled": decision === undefined && begins === undefined ? "true" : undefined,
    "aria-selected": isFirst ? "true" : undefined,
    "aria-label": label.filter(Boolean).join(" "),
    onclick: () => {
      place.also?.();
      if (decision !== undefined) desk.choose(decision);
      else if (begins !== undefined) desk.begin(isFirst ? null : begins);
      else if (desk.asking) desk.wonder(place.why());
    },
    onpointerenter: () => decision !== undefined && desk.consider(decision),
    onpointerleave: () => decision !== undefined && desk.consider(null),
    onfocus: () => desk.consider(decision ?? null),
    onblur: () => decision !== undefined && desk.consider(null),
  };
}
