import { expect, test } from "vitest";
import type { View } from "./types";
import {
  whyNotBlock,
  whyNotCard,
  whyNotCell,
  whyNotDirective,
  whyNotEnd,
  whyNotLocation,
  whyNotRemoved,
  whyNotRole,
  whyNotSection,
} from "./reasons";

const LAYER = { blocks: ["green", "orange", "green_purple"] };

function table(more: Partial<View> = {}): View {
  return {
    game: "sarahs_vision",
    to_move: "first",
    active: "first",
    turn: "first",
    step: 1,
    stage: "action",
    options: {},
    figures: { engineer: "foundry", scientist: "observatory", senator: "agency_hq" },
    zones: { engineer: 0, scientist: 0, senator: 0 },
    danger: {},
    inspiration: {},
    grid: {
      green: { engineer: 0, scientist: 0, senator: 1 },
      orange: { engineer: 0, scientist: 0, senator: 0 },
      yellow: { engineer: 0, scientist: 0, senator: 0 },
      purple: { engineer: 0, scientist: 0, senator: 0 },
    },
    locked: { green: ["green"] },
    unlocked: [],
    row: [
      {
        event: 1,
        face_up: true,
        danger: { foundry: 1, archive: 1, gardens: 1 },
        inspiration: {},
        lines: [],
        frames: { foundry: "green", archive: "orange" },
        covers: { archive: "orange" },
      },
      { event: null, face_up: false, swan: true },
    ],
    hands: { first: ["day_off"], second: [] },
    discarded: [],
    tower: [{ blocks: ["green", null, null] }, LAYER, LAYER, LAYER, LAYER],
    deck: 10,
    directives: 20,
    payable: { green: 0, orange: 3, yellow: 1, purple: 1 },
    ...more,
  };
}

const idOf = (why: { line: { id: string } }): string =>
  why.line.id.replace("sarahs_vision-why-", "");
const asked = ["pass"];
const paying = table({ stage: "pay", pending: { for: "swap", colour: "green", owed: 1 } });

test("who is not asked hears who is", () => {
  const why = whyNotSection(table({ to_move: "second" }), [], 0, "foundry");
  expect(idOf(why)).toBe("not-asked");
  expect(why.line.args).toEqual({ seat: "second" });
  expect(idOf(whyNotCard(table({ stage: "over" }), [], 0))).toBe("over");
});

test("a block that cannot be pulled says why", () => {
  expect(idOf(whyNotBlock(table(), asked, 1, 0))).toBe("not-paying");
  expect(idOf(whyNotBlock(paying, asked, 3, 0))).toBe("top");
  expect(idOf(whyNotBlock(paying, asked, 0, 1))).toBe("gap");
  expect(idOf(whyNotBlock(paying, asked, 0, 0))).toBe("last");
  expect(idOf(whyNotBlock(paying, asked, 1, 1))).toBe("wrong-block");
  expect(idOf(whyNotBlock(paying, asked, 1, 0))).toBe("rest");
});

test("a section that cannot be covered says why", () => {
  expect(idOf(whyNotSection(table(), asked, 0, "gardens"))).toBe("not-framed");
  expect(idOf(whyNotSection(table(), asked, 0, "archive"))).toBe("covered");
  expect(idOf(whyNotSection(table(), asked, 1, "archive"))).toBe("face-down");
  expect(idOf(whyNotSection(table(), asked, -1, "archive"))).toBe("happening");
  expect(idOf(whyNotSection(table(), asked, 0, "foundry"))).toBe("too-dear");
  expect(idOf(whyNotSection(paying, asked, 0, "foundry"))).toBe("cannot-withdraw");
  const named = table({ stage: "name", pending: { named: ["1 foundry"] } });
  expect(idOf(whyNotSection(named, asked, 0, "foundry"))).toBe("named");
  expect(idOf(whyNotSection(table({ stage: "directive" }), asked, 0, "foundry"))).toBe(
    "action-only",
  );
});

test("a card that cannot be removed says why", () => {
  expect(idOf(whyNotRemoved(table(), asked, 1))).toBe("swan");
  const why = whyNotRemoved(table(), asked, 0);
  expect(idOf(why)).toBe("too-dear");
  expect(why.line.args).toEqual({ cost: 4, colour: "yellow", there: 1 });
});

test("a directive waits for its step, its hand and its price", () => {
  expect(idOf(whyNotDirective(table(), asked, "first", "day_off"))).toBe("directive-later");
  const step3 = table({ stage: "directive" });
  expect(idOf(whyNotDirective(step3, asked, "second", "day_off"))).toBe("other-hand");
  expect(idOf(whyNotDirective(step3, asked, "first", "day_off"))).toBe("directive-dear");
});

test("a location says what is missing", () => {
  const moving = table({ stage: "choice", pending: { does: "move any next" } });
  expect(idOf(whyNotLocation(moving, asked, "archive", null))).toBe("figure-first");
  expect(idOf(whyNotLocation(moving, asked, "foundry", "engineer"))).toBe("figure-there");
  expect(idOf(whyNotLocation(moving, asked, "observatory", "engineer"))).toBe("not-next");
  const calming = table({ stage: "choice", pending: { does: "calm any 2" } });
  expect(idOf(whyNotLocation(calming, asked, "archive", null))).toBe("no-danger");
  expect(idOf(whyNotLocation(table(), asked, "archive", null))).toBe("not-now-city");
});

test("grid, ends and figures say why", () => {
  expect(idOf(whyNotCell(paying, asked, "orange", "senator"))).toBe("grid-colour");
  expect(idOf(whyNotCell(paying, asked, "green", "engineer"))).toBe("grid-empty");
  const learning = table({ stage: "learn", pending: { place: "agency_hq" } });
  expect(idOf(whyNotCell(learning, asked, "yellow", "senator"))).toBe("learn");
  expect(idOf(whyNotEnd(table(), asked, "green"))).toBe("locked");
  expect(idOf(whyNotEnd(table(), asked, "orange"))).toBe("freed");
  const sharing = table({ stage: "take", pending: { place: "archive", sheltered: ["senator"] } });
  expect(idOf(whyNotRole(sharing, asked, "senator", null))).toBe("sheltered");
  expect(idOf(whyNotRole(sharing, asked, "engineer", null))).toBe("take");
});
