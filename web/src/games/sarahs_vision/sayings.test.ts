import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIRECTIVES } from "./contents";
import { marksOf } from "./flashes";
import { ask, describe, lineOfCard, tell } from "./sayings";
import { talesOf, withTales } from "./tales";

const TEXTS = new URL("../../../../src/safehouse/games/sarahs_vision/texts/en/", import.meta.url);
const IDS = new Set(
  ["sarahs_vision.ftl", "sarahs_vision_box.ftl"].flatMap((file) =>
    [...readFileSync(new URL(file, TEXTS), "utf8").matchAll(/^([\w-]+) =/gm)].map((x) => x[1]),
  ),
);

const VERBS = (
  "pass draw reveal pay done held fell swap remove cover play pull touch feel use spend learn take move " +
  "exchange calm clear inspire relieve shelter hand_over free"
).split(" ");

test("every decision has a text for before and for after", () => {
  for (const verb of VERBS) {
    expect(IDS).toContain(describe(`${verb} 1 2`, { stage: "action" }).id);
    const told = tell({ event: "decide", seat: "first", decision: `${verb} 1 2` });
    expect(IDS).toContain(told?.id);
  }
  expect(describe("pass", { stage: "directive" }).id).toBe("sarahs_vision-do-pass-directive");
});

test("what several touches tell is told and shown block by block", () => {
  expect(IDS).toContain("sarahs_vision-event-feel");
  const told = { event: "feel", layer: 4, slot: "left", felt: "loose" };
  expect(marksOf(told)).toEqual(["layer:4"]);
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

test("every stage asks something", () => {
  const base = { to_move: "first", active: "first", danger: {} };
  const whats = "move exchange calm clear relieve hand_over shelter inspire learn free swap cover";
  for (const does of whats.split(" ")) {
    const line = ask({ ...base, stage: "choice", pending: { does } }, ["done"]);
    expect(IDS).toContain(line.id);
  }
  for (const purpose of ["swap", "remove", "reveal", "cover", "play"]) {
    const line = ask({ ...base, stage: "pay", pending: { for: purpose } }, ["pull 1 left"]);
    expect(IDS).toContain(line.id);
  }
  for (const stage of ["action", "name", "directive", "over"]) {
    expect(IDS).toContain(ask({ ...base, stage }, ["pass"]).id);
  }
  const waits = ask({ ...base, to_move: "second", stage: "action" }, []);
  expect(waits).toEqual({ id: "sarahs_vision-ask-wait", args: { seat: "second" } });
  const full = { ...base, stage: "take", pending: { place: "archive" }, limit: 3 };
  expect(ask({ ...full, danger: { archive: 4 } }, ["take senator"]).id).toContain("overflow");
  expect(ask({ ...full, danger: { archive: 2 } }, ["take senator"]).id).not.toContain("overflow");
});

test("what is told again comes last and once", () => {
  const tales = talesOf([
    { event: "resolve", number: 1, title: "One", story: "It begins." },
    { event: "reveal", number: 2, place: 2, title: "Two", story: "Later." },
    { event: "story", number: 1, title: { en: "A chair" }, text: { en: "Soup." } },
  ]);
  expect(tales.map((tale) => tale.key)).toEqual(["event 1", "story 1"]);
  expect(tales[1]?.text).toBe("Soup.");
  const again = withTales(tales, [tales[0]!]);
  expect(again.map((tale) => tale.key)).toEqual(["story 1", "event 1"]);
});
