// Texts: Fluent messages in three languages, the same files that the command line reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Line } from "../protocol";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

/** The names of those who play, by seat. */
export type Names = Record<string, string>;

/** Whom a reader reads about: the names of those who play, and the reader's own seat. */
export interface People {
  game: string;
  names: Names;
  reader?: string | null;
}

/** Places of a line that hold a seat. A message can call whoever sits there by name. */
const SEAT_PLACES = ["seat", "owner", "winner", "loser", "enemy", "absent"];

const NOBODY: People = { game: "", names: {} };

/** All texts but those of the first screen are fetched when they are needed. */
const FILES: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      ["../../../src/safehouse/texts/*/*.ftl", "../../../src/safehouse/games/*/texts/*/*.ftl"],
      { query: "?raw", import: "default" },
    ),
  ).map(([path, load]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), load]),
);

const bundles = new Map<Language, FluentBundle>();
const loaded = new SvelteMap<string, boolean>();
let current = $state.raw<Language>("en");

export const messages = {
  get language(): Language {
    return current;
  },
};

export function isLanguage(text: string | null | undefined): text is Language {
  return text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text);
}

/** The language that somebody who has never chosen one probably wants. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

/** Texts that were not built in, of games that others have added to a server; there may be none. */
async function fetchText(key: string): Promise<string> {
  const answer = await fetch(`/api/texts/${key}`);
  return answer.ok ? answer.text() : "";
}

async function loadFile(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  if (loaded.has(key)) return;
  const text = await (FILES[key] ?? (() => fetchText(key)))();
  let bundle = bundles.get(language);
  if (bundle === undefined) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  loaded.set(key, true);
}

const wanted = new Set<string>();

/** Have these files of texts ready in the language that is spoken now, and in those to come. */
export async function loadMessages(...names: string[]): Promise<void> {
  names.forEach((name) => wanted.add(name));
  await Promise.all(names.map((name) => loadFile(current, name)));
}

/** Speak another language. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => loadFile(language, name)));
  current = language;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** A text in the language that is spoken; an id that has no text stands for itself. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  const bundle = loaded.size > 0 ? bundles.get(current) : undefined;
  const message = bundle?.getMessage(id);
  if (bundle === undefined || !message?.value) return id;
  return oneStop(bundle.formatPattern(message.value, args, []));
}

/** An abbreviation at the end of a sentence ends it too: "You owe A.I." has one full stop. */
export function oneStop(said: string): string {
  return said.replace(/(?<!\.)\.\.(?!\.)/g, ".");
}

/**
 * A line with all that stands in it. A place that holds a seat, such as `seat`, comes with two more:
 * `seat_name`, how to call whoever sits there, and `seat_who`, which is `you` for the reader.
 */
export function sayLine(line: Line, people: People = NOBODY): string {
  if (line.text) return line.text[current] ?? line.text.en ?? "";
  const game = people.game || line.id.replace(/^reason-/, "").split("-")[0];
  const nameOf = (seat: string): string => people.names[seat] ?? say(`${game}-seat`, { seat });
  const args: Record<string, string | number> = {};
  for (const [place, arg] of Object.entries(line.args ?? {})) {
    if (Array.isArray(arg)) {
      args[place] = inARow(
        arg.map((one) => (typeof one === "string" ? one : sayLine(one, people))),
      );
    } else args[place] = typeof arg === "object" ? sayLine(arg, people) : arg;
  }
  if (line.id === `${game}-seat`) return nameOf(String(args.seat));
  for (const place of SEAT_PLACES) {
    const seat = args[place];
    if (typeof seat !== "string") continue;
    args[`${place}_name`] = nameOf(seat);
    args[`${place}_who`] = seat === people.reader ? "you" : "other";
  }
  return say(line.id, args);
}

/** Whether there is a text with this id. */
export function hasMessage(id: string): boolean {
  return loaded.size > 0 && bundles.get(current)?.hasMessage(id) === true;
}

/** Things in a row, as one says it: "a, b and c". */
export function inARow(things: string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(things);
}
