// Decisions as texts and in their parts, by the table of verbs and places that is made from a game's rules.
export type Verbs = Readonly<Record<string, readonly string[]>>;

/** A verb, and a text for each of its places: `{ verb: "jump", from: "E5", to: "E7" }`. */
export type Decision<V extends Verbs> = {
  [Verb in keyof V & string]: { verb: Verb } & Record<V[Verb][number], string>;
}[keyof V & string];

/** The parts of a decision; null if it is none of these verbs. */
export function parse<V extends Verbs>(verbs: V, text: string): Decision<V> | null {
  const words = text.split(" ");
  // The longest verb first: `take pile 1` is no tile called "pile".
  const sorted = Object.entries(verbs).sort(([one], [other]) => other.length - one.length);
  for (const [verb, places] of sorted) {
    const length = verb.split(" ").length;
    if (words.length !== length + places.length) continue;
    if (words.slice(0, length).join(" ") !== verb) continue;
    const parts = places.map((place, i) => [place, words[length + i]]);
    return { verb, ...Object.fromEntries(parts) } as Decision<V>;
  }
  return null;
}
