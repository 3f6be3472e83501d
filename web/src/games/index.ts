// The games that can be played here: every folder beside this file is one.
import type { Component } from "svelte";
import { Refused } from "../lib/server";
import { loadWords, type Language } from "../lib/words.svelte";
import type { Face, RulesPage } from "./face";

const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");
const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");
const RULES = import.meta.glob<RulesPage>("./*/Rules.*.svelte");

export const GAMES = Object.keys(FACES).map((path) => path.split("/")[1] as string);

/** The words of a game, each in a file of its own: reasons and lessons come when they are needed. */
export async function loadFace(game: string): Promise<Face> {
  const load = FACES[`./${game}/face.ts`];
  if (load === undefined) throw new Refused("not_found", `There is no face for ${game}.`);
  const [module] = await Promise.all([load(), loadWords(game)]);
  return module.face;
}

export async function loadPicture(game: string): Promise<Component> {
  const load = PICTURES[`./${game}/Picture.svelte`];
  if (load === undefined) throw new Refused("not_found", `There is no picture for ${game}.`);
  return (await load()).default;
}

export async function loadRules(game: string, language: Language): Promise<Component> {
  const load = RULES[`./${game}/Rules.${language}.svelte`];
  if (load === undefined) throw new Refused("not_found", `There are no rules for ${game}.`);
  return (await load()).default;
}
