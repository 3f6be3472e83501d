// Decisions as texts and in their parts, by the table of verbs and places that is made from a game's rules.
export type Verbs = Readonly<Record<string, readonly string[]>>;

/** A verb, and a text for each of its places: `{ verb: "jump", from: "E5", to: "E7" }`. */
export type Decision<V extends Verbs> = {
  [Verb in keyof V & string]: { verb: Verb } & Record<V[Verb][number], string>;
}[keyof V & string];

/** The parts of a decision; null if it is none of these verbs. */
export function parse<V extends Verbs>(verbs: V, text: string): Decision<V> | null {
  const parts = text.split(" ");
  // The longest verb first: `take pile 1` is no tile called "pile".
  for (let length = parts.length; length > 0; length -= 1) {
    const verb = parts.slice(0, length).join(" ");
    const places = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (places?.length !== parts.length - length) continue;
    const filled = places.map((place, i) => [place, parts[length + i]]);
    return { verb, ...Object.fromEntries(filled) } as Decision<V>;
  }
  return null;
}
