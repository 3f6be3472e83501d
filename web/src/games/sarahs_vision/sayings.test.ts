import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIRECTIVES } from "./contents";
import { marksOf } from "./flashes";
import { lineOfCard } from "./sayings";
import { talesOf, withTales } from "./tales";

const TEXTS = new URL("../../../../src/safehouse/games/sarahs_vision/texts/en/", import.meta.url);
const IDS = new Set(
  ["sarahs_vision.ftl", "sarahs_vision_box.ftl"].flatMap((file) =>
    [...readFileSync(new URL(file, TEXTS), "utf8").matchAll(/^([\w-]+) =/gm)].map((x) => x[1]),
  ),
);

test("what several touches tell is shown block by block", () => {
  expect(marksOf({ event: "feel", layer: 4, slot: "left", felt: "loose" })).toEqual(["layer:4"]);
});

test("every line that a card can have has a text", () => {
  const lines = [
    ...Object.values(DIRECTIVES).flatMap((card) => card.lines),
    "move engineer archive",
    "move engineer any",
    "move engineer next",
    "move any archive",
    "gather archive",
    "danger archive 1",
    "danger engineer 1",
    "spread",
    "burden engineer 2",
    "calm archive 2",
    "calm engineer 1",
    "clear archive",
    "clear engineer",
    "relieve engineer 1",
    "shelter engineer",
    "inspire archive 1",
    "inspire engineer 1",
    "learn green 2",
    "forget purple 1",
  ];
  for (const words of lines) expect(IDS, words).toContain(lineOfCard(words).id);
});

/** A card on which nothing is printed. */
const BLANK = { danger: {}, inspiration: {}, lines: [], frames: {} };

test("what is told again comes last and once", () => {
  const tales = talesOf([
    { event: "resolve", number: 1, title: "One", story: "It begins.", ...BLANK },
    { event: "reveal", number: 2, place: 2, title: "Two", story: "Later.", ...BLANK },
    { event: "story", number: 1, title: { en: "A chair" }, text: { en: "Soup." } },
  ]);
  expect(tales.map((tale) => tale.key)).toEqual(["event 1", "story 1"]);
  expect(tales[1]?.text).toBe("Soup.");
  const again = withTales(tales, [tales[0]!]);
  expect(again.map((tale) => tale.key)).toEqual(["story 1", "event 1"]);
});
