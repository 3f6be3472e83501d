// The texts that are read aloud, in the order in which they came.
import { inLanguage, introOf, storyOfEvent, titleOfEvent } from "./sayings";
import type { Event, View } from "./types";

export interface Tale {
  key: string;
  kind: "intro" | "event" | "story" | "victory" | "defeat";
  title: string;
  text: string;
  /** The rule of its own that a scenario announces. */
  more: string;
}

export function introTale(table: View): Tale {
  const { title, text, rule } = introOf(table);
  return { key: "intro", kind: "intro", title, text, more: rule };
}

export function eventTale(table: View, event: number): Tale {
  const [title, text] = [titleOfEvent(table, event), storyOfEvent(table, event)];
  return { key: `event ${event}`, kind: "event", title, text, more: "" };
}

/** What some events tell; cards that are only revealed are read when they happen. */
export function talesOf(events: readonly Event[]): Tale[] {
  const found: Tale[] = [];
  for (const event of events) {
    if (event.event === "resolve") {
      const [title, text] = [inLanguage(event.title), inLanguage(event.story)];
      found.push({ key: `event ${event.number}`, kind: "event", title, text, more: "" });
    } else if (event.event === "story") {
      const [title, text] = [inLanguage(event.title), inLanguage(event.text)];
      found.push({ key: `story ${event.number}`, kind: "story", title, text, more: "" });
    } else if (event.event === "end") {
      const kind = event.reason === "victory" ? "victory" : "defeat";
      found.push({ key: "end", kind, title: "", text: inLanguage(event.text), more: "" });
    }
  }
  return found;
}

/** Earlier tales and new ones; what is told again comes last. */
export function withTales(tales: Tale[], more: Tale[]): Tale[] {
  const keys = new Set(more.map((tale) => tale.key));
  return [...tales.filter((tale) => !keys.has(tale.key)), ...more];
}

/** Where somebody reads at this address, kept while the browser is open. */
const KEPT = "safehouse-story";

interface Kept {
  address: string;
  page: string;
  /** How many tales there were. */
  count: number;
}

export function keepPage(page: string, count: number): void {
  try {
    const kept: Kept = { address: location.pathname, page, count };
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows the newest page.
  }
}

/** The page that was open here, unless more has been told since. */
export function keptPage(count: number): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Kept | null;
    return kept?.address === location.pathname && kept.count === count ? kept.page : null;
  } catch {
    return null;
  }
}
