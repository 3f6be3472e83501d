import { expect, test } from "vitest";
import type { GameInfo, TableInfo } from "../protocol";
import { mayHaveHelp, maySitDown, namesOf, rematchOf, rulesOf, seatsOf } from "./tables";

const GAME = {
  options: {
    $defs: {
      Options: {
        properties: {
          capture: { enum: ["single", "group"], default: "single" },
          turn_cap: {
            anyOf: [{ type: "integer", minimum: 1, maximum: 30000 }, { enum: ["off"] }],
            default: 400,
          },
          open: { type: "boolean", default: false },
          colours: {
            anyOf: [{ type: "array", items: { enum: ["red", "blue"] } }, { enum: ["random"] }],
            default: "random",
          },
          scenario: { anyOf: [{ enum: [1, 2, 3] }, { $ref: "#/$defs/Scenario" }], default: 1 },
          figures: { type: "array", items: { $ref: "#/$defs/Figure" }, default: ["ada"] },
        },
      },
      Scenario: { type: "object", properties: { events: { type: "array" } } },
      Figure: { oneOf: [{ const: "ada", title: "Ada Holm" }, { const: "bo" }] },
    },
  },
} as unknown as GameInfo;

test("every house rule can be set, whatever its schema is made of", () => {
  const plain = { values: [], range: null, each: null };
  const both = (...values: (string | number | boolean)[]) => values.map((value) => ({ value }));
  expect(rulesOf(GAME)).toEqual([
    { ...plain, name: "capture", values: both("single", "group"), usual: "single" },
    {
      ...plain,
      name: "turn_cap",
      values: both("off"),
      range: { least: 1, most: 30000 },
      usual: 400,
    },
    { ...plain, name: "open", values: both(true, false), usual: false },
    {
      ...plain,
      name: "colours",
      values: both("random"),
      each: both("red", "blue"),
      usual: "random",
    },
    { ...plain, name: "scenario", values: both(1, 2, 3), usual: 1 },
    {
      ...plain,
      name: "figures",
      each: [{ value: "ada", title: "Ada Holm" }, { value: "bo" }],
      usual: ["ada"],
    },
  ]);
});

const table = (rated: boolean, ...seats: object[]) => ({ rated, seats }) as unknown as TableInfo;

test("help is for one person among computers, where nothing counts", () => {
  const me = { seat: "white", person: "p1" };
  expect(mayHaveHelp(table(false, me, { seat: "black", player: "level2" }))).toBe(true);
  expect(mayHaveHelp(table(true, me, { seat: "black", player: "level2" }))).toBe(false);
  expect(mayHaveHelp(table(false, me, { seat: "black", person: "p2" }))).toBe(false);
});

test("one's seats are those with one's name on them", () => {
  const both = table(false, { seat: "white", person: "p1" }, { seat: "black", person: "p1" });
  expect(seatsOf(both, "p1")).toEqual(["white", "black"]);
  expect(seatsOf(both, undefined)).toEqual([]);
});

test("a rematch waits for those who have not accepted, and is offered to them", () => {
  const seats = [
    { seat: "white", person: "anna" },
    { seat: "black", person: "ben" },
  ];
  const offer = { table: "t2", status: "open", accepted: ["white"] };
  const info = { seats, rematch_offer: offer } as unknown as TableInfo;
  expect(rematchOf(info, ["white"])).toMatchObject({ state: "waiting", missing: ["black"] });
  expect(rematchOf(info, ["black"])).toMatchObject({ state: "offered", accepted: ["white"] });
  const then = (status: string) =>
    rematchOf({ seats, rematch_offer: { ...offer, status } } as unknown as TableInfo, ["black"]);
  expect(then("running").state).toBe("begun");
  expect(then("closed").state).toBe("none");
  expect(rematchOf({ seats } as unknown as TableInfo, ["white"]).state).toBe("none");
});

test("a seat that is kept for somebody is free for nobody else", () => {
  const seats = [
    { seat: "white", name: "Anna", person: "anna" },
    { seat: "black", reserved: "ben" },
  ];
  const info = { seats } as unknown as TableInfo;
  expect(maySitDown(info, "ben")).toBe(true);
  expect(maySitDown(info, "cleo")).toBe(false);
  expect(maySitDown({ seats: [{ seat: "black" }] } as unknown as TableInfo, "cleo")).toBe(true);
});

test("several computers of one strength are told apart", () => {
  const players = [{ player: "level2", names: { en: "Courier" }, ratings: {} }];
  const seats = [
    { seat: "first", name: "level2", player: "level2" },
    { seat: "second", name: "Anna", person: "anna" },
    { seat: "third", name: "level2", player: "level2" },
  ];
  const names = namesOf({ seats } as unknown as TableInfo, players);
  expect(names).toEqual({ first: "Courier", second: "Anna", third: "Courier 2" });
});
