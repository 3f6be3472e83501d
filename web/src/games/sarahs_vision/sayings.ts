// Texts for decisions, events, questions and what lines of cards do.
import { argsOf, hasWords, inARow, say, words, type Line } from "../../lib/words.svelte";
import type { GameEvent, View } from "../face";
import { COSTS, DIRECTIVES } from "./contents";
import { readDecision, type Decision } from "./decisions";
import { COLOURS, LOCATIONS, ROLES, tableOf, type Table, type Texts } from "./table";

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
export function inLanguage(texts: unknown): string {
  if (typeof texts === "string") return texts;
  if (texts === null || typeof texts !== "object") return "";
  const there = texts as Exclude<Texts, string>;
  return there[words.language] ?? there.en ?? Object.values(there)[0] ?? "";
}

function argsOfDecision(decision: Decision): Args {
  const { verb: _, ...rest } = decision;
  return argsOf(rest);
}

/** A decision in words. */
export function describe(words: string, view: View): Line {
  const decision = readDecision(words);
  const args = argsOfDecision(decision);
  const table = tableOf(view);
  if (decision.verb === "pass" && table.stage === "directive") return line("do-pass-directive");
  if (decision.verb === "remove" || decision.verb === "reveal") {
    const cost = COSTS[decision.verb];
    return line(`do-${decision.verb}`, { ...args, cost: cost.number, colour: cost.colour });
  }
  return line(`do-${decision.verb}`, args);
}

/** What is asked of the seat that decides. */
export function ask(view: View, decisions: string[]): Line {
  const table = tableOf(view);
  const pending = table.pending ?? {};
  if (table.stage === "over") return line("ask-over");
  if (decisions.length === 0) return line("ask-wait", { seat: table.to_move ?? table.active });
  switch (table.stage) {
    case "pay":
      return line(`ask-pay-${pending.for}`, {
        owed: pending.owed ?? 0,
        colour: pending.colour ?? "",
        card: pending.target ?? "",
      });
    case "outcome": {
      if (!pending.pulled) return line("ask-outcome-laid");
      const [layer = "", slot = ""] = pending.pulled.split(" ");
      return line("ask-outcome-pulled", { layer, slot });
    }
    case "choice": {
      const [what = ""] = (pending.does ?? "").split(" ");
      return line(`ask-choice-${what}`, { left: pending.left ?? 1 });
    }
    case "take": {
      const place = pending.place ?? "";
      const overflows = (table.danger[pending.place!] ?? 0) > (table.limit ?? 3);
      return line(overflows ? "ask-take-overflow" : "ask-take", { location: place });
    }
    case "learn":
      return line("ask-learn", { location: pending.place ?? "" });
    default:
      return line(`ask-${table.stage}`);
  }
}

/** An event in words; what goes without saying has none. */
export function tell(event: GameEvent): Line | null {
  const args = argsOf(event);
  if (event.event === "decide") {
    const decision = readDecision(String(event["decision"]));
    const known = { held: "unknown", block: "", ...argsOfDecision(decision), ...args };
    return line(`event-decide-${decision.verb}`, known);
  }
  if ("title" in event) args["title"] = inLanguage(event["title"]);
  if (event.event === "deal" || event.event === "free") {
    const deals = event.event === "deal";
    const field = deals ? "cards" : "blocks";
    const things = (event[field] as string[]).map((x) =>
      deals ? text("directive", { card: x }) : text("block", { block: x }),
    );
    args[field] = inARow(things);
  }
  if (typeof event["cubes"] === "number") {
    const cubes = event["cubes"];
    args["signed"] = cubes > 0 ? `+${cubes}` : `−${-cubes}`;
  }
  return hasWords(`${NAME}event-${event.event}`) ? line(`event-${event.event}`, args) : null;
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
  return (DIRECTIVES[card]?.lines ?? []).map((one) => {
    const found = lineOfCard(one);
    return say(found.id, found.args);
  });
}

export function kindsInARow(kinds: readonly string[]): string {
  return inARow(kinds.map((colour) => text("kind", { colour })));
}

/** What an event is called: by the scenario of the house, or by one that somebody wrote. */
export function titleOfEvent(table: Table, event: number): string {
  const scenario = table.options.scenario ?? 1;
  if (typeof scenario === "object") return inLanguage(scenario.events[event - 1]?.title);
  const id = `scenario-${scenario}-event-${event}`;
  return hasWords(NAME + id) ? text(id) : text("event-number", { number: event });
}

export function storyOfEvent(table: Table, event: number): string {
  const scenario = table.options.scenario ?? 1;
  if (typeof scenario === "object") return inLanguage(scenario.events[event - 1]?.story);
  const id = `scenario-${scenario}-event-${event}-story`;
  return hasWords(NAME + id) ? text(id) : "";
}

/** What is read before play, and the rule of its own that a scenario may have. */
export function introOf(table: Table): { title: string; text: string; rule: string } {
  const scenario = table.options.scenario ?? 1;
  if (typeof scenario === "object") {
    return {
      title: inLanguage(scenario.name),
      text: inLanguage(scenario.intro),
      rule: inLanguage(scenario.rule),
    };
  }
  const of = (part: string): string => {
    const id = `scenario-${scenario}-${part}`;
    return hasWords(NAME + id) ? text(id) : "";
  };
  return { title: of("name"), text: of("intro"), rule: of("rule") };
}
