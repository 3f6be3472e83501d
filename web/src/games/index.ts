// The games that have a board here: every folder beside this file is one.
import type { Component } from "svelte";
import { Refused } from "../lib/server";
import { loadMessages, type Language } from "../lib/messages.svelte";
import type { Face, RulesPage } from "./face";

const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");
const PICTURES = import.meta.glob<{ default: Component }>("./*/Picture.svelte");
const RULES = import.meta.glob<RulesPage>("./*/Rules.*.svelte");

export const GAMES = Object.keys(FACES).map((path) => path.split("/")[1] as string);

/** The messages of a game, each in a file of its own: reasons and lessons come when they are needed. */
export async function loadFace(game: string): Promise<Face> {
  const load = FACES[`./${game}/face.ts`];
  const [face] = await Promise.all([
    load ? load().then((module) => module.face) : import("./plain").then((it) => it.plainFace),
    loadMessages(game),
  ]);
  return face;
}

/** The picture of a game on the first page, if it has one. */
export async function loadPicture(game: string): Promise<Component | null> {
  const load = PICTURES[`./${game}/Picture.svelte`];
  return load === undefined ? null : (await load()).default;
}

export async function loadRules(game: string, language: Language): Promise<Component> {
  const load = RULES[`./${game}/Rules.${language}.svelte`];
  if (load === undefined) throw new Refused("not_found", `There are no rules for ${game}.`);
  return (await load()).default;
}
