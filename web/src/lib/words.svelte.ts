// Texts: Fluent messages in three languages, the same files that the command line reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

/** A text by the id of its message; what fills its places is a word, a number, or nothing. */
export interface Line {
  id: string;
  args?: Record<string, string | number>;
}

/** All texts but those of the first screen are fetched when they are needed. */
const FILES = import.meta.glob<string>("../../../src/safehouse/texts/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const bundles = new Map<Language, FluentBundle>();
const loaded = new SvelteMap<string, boolean>();
let current = $state.raw<Language>("en");

export const words = {
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

async function loadFile(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  if (loaded.has(key)) return;
  const fetchText = FILES[`../../../src/safehouse/texts/${key}.ftl`];
  if (fetchText === undefined) return;
  const text = await fetchText();
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
export async function loadWords(...names: string[]): Promise<void> {
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

export function sayLine(line: Line): string {
  return say(line.id, line.args);
}

/** Whether there is a text with this id. */
export function hasWords(id: string): boolean {
  return loaded.size > 0 && bundles.get(current)?.hasMessage(id) === true;
}

/**
 * What fills the places of a text about something the server has said: its fields, as they are.
 * What is hidden ("?") is called `hidden`, yes and no are words, lists are put in a row.
 */
export function argsOf(fields: Record<string, unknown>): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === "?") args[name] = "hidden";
    else if (typeof value === "string" || typeof value === "number") args[name] = value;
    else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (value === null) args[name] = "none";
    else if (Array.isArray(value)) args[name] = inARow(value.map(String));
  }
  return args;
}

/** Things in a row, as one says it: "a, b and c". */
export function inARow(things: string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(things);
}
