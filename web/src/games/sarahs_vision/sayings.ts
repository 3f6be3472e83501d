// Texts of the page, of cards, and of what their lines do.
import { hasMessage, inARow, say, sayLine, messages } from "../../lib/messages.svelte";
import type { Line } from "../../protocol";
import { DIRECTIVES } from "./contents";
import { COLOURS, DEFAULTS, LOCATIONS, ROLES, type Texts, type View } from "./types";

type Args = Record<string, string | number>;

const NAME = "sarahs_vision-";

/** A line of this game. */
export function line(id: string, args?: Args): Line {
  return args === undefined ? { id: NAME + id } : { id: NAME + id, args };
}

/** A text of this game. */
export function text(id: string, args: Args = {}): string {
  return say(NAME + id, args);
}

/** Where long names may be parted; not every browser knows how. */
const PARTED = [
  "Agentur·zentrale",
  "Gemein·schafts·zentrum",
  "Gezeiten·werk",
  "Himmels·hafen",
  "Stern·warte",
  "Wissen·schaft",
  "Obser·vatoire",
  "maré·motrice",
  "Engi·neer",
  "Scien·tist",
  "Sena·tor",
].map((name) => [name.replaceAll("·", ""), name.replaceAll("·", "\u00ad")] as const);

/** A name that may be parted where there is little room. */
export function softened(name: string): string {
  return PARTED.reduce((now, [whole, parted]) => now.replace(whole, parted), name);
}

/** A text that came in several languages, in the one that is spoken. */
export function inLanguage(texts: Texts = ""): string {
  if (typeof texts === "string") return texts;
  return texts[messages.language] ?? texts.en ?? Object.values(texts)[0] ?? "";
}

/** What a line of a card does. */
export function lineOfCard(words: string): Line {
  const [what = "", one = "", two = ""] = words.split(" ");
  const isRole = (ROLES as readonly string[]).includes(one);
  const isPlace = (LOCATIONS as readonly string[]).includes(one);
  if (what === "move") {
    const toPlace = (LOCATIONS as readonly string[]).includes(two);
    if (isRole && toPlace) return line("line-move", { role: one, to: two });
    if (isRole) return line(`line-move-role-${two}`, { role: one });
    return toPlace ? line("line-move-any-to", { to: two }) : line(`line-move-${two}`);
  }
  if (what === "deal") return line("line-deal", { number: Number(one) });
  if (what === "burden") return line("line-burden", { role: one, number: Number(two) });
  if (what === "gather") return line("line-gather", { location: one });
  if (one === "any") return line(`line-${what}-any`, { number: Number(two || 0) });
  if ((COLOURS as readonly string[]).includes(one)) {
    return line(`line-${what}`, { colour: one, number: Number(two) });
  }
  if (isPlace) return line(`line-${what}`, { location: one, number: Number(two || 0) });
  if (isRole) {
    const byItself = what === "relieve" || what === "shelter";
    return line(byItself ? `line-${what}` : `line-${what}-at`, {
      role: one,
      number: Number(two || 0),
    });
  }
  return line(`line-${what}`);
}

/** What a directive does, in short sentences. */
export function linesOfDirective(card: string): string[] {
  return (DIRECTIVES[card]?.lines ?? []).map((one) => sayLine(lineOfCard(one)));
}

export function kindsInARow(kinds: readonly string[]): string {
  return inARow(kinds.map((colour) => text("kind", { colour })));
}

/** What an event is called: by a scenario of the game, or by one that somebody wrote. */
export function titleOfEvent(table: View, event: number): string {
  const scenario = table.options.scenario ?? DEFAULTS.scenario;
  if (typeof scenario === "object") return inLanguage(scenario.events[event - 1]?.title);
  const id = `scenario-${scenario}-event-${event}`;
  return hasMessage(NAME + id) ? text(id) : text("event-number", { number: event });
}

export function storyOfEvent(table: View, event: number): string {
  const scenario = table.options.scenario ?? DEFAULTS.scenario;
  if (typeof scenario === "object") return inLanguage(scenario.events[event - 1]?.story);
  const id = `scenario-${scenario}-event-${event}-story`;
  return hasMessage(NAME + id) ? text(id) : "";
}

/** What is read before play, and the rule of its own that a scenario may have. */
export function introOf(table: View): { title: string; text: string; rule: string } {
  const scenario = table.options.scenario ?? DEFAULTS.scenario;
  if (typeof scenario === "object") {
    return {
      title: inLanguage(scenario.name),
      text: inLanguage(scenario.intro),
      rule: inLanguage(scenario.rule),
    };
  }
  const of = (part: string): string => {
    const id = `scenario-${scenario}-${part}`;
    return hasMessage(NAME + id) ? text(id) : "";
  };
  return { title: of("name"), text: of("intro"), rule: of("rule") };
}

/** A risk in per cent, with one decimal at most. */
export function percent(risk: number | null | undefined): string {
  return risk === null || risk === undefined ? "" : String(Math.round(risk * 10) / 10);
}
