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
          players: { type: "integer", minimum: 2, maximum: 4, default: 2 },
          colours: { anyOf: [{ type: "array" }, { enum: ["random"] }], default: "random" },
        },
      },
    },
  },
} as unknown as GameInfo;

test("house rules that a form can show are those with values or numbers", () => {
  expect(rulesOf(GAME)).toEqual([
    { name: "capture", values: ["single", "group"], usual: "single" },
    { name: "turn_cap", values: ["off"], least: 1, most: 30000, usual: 400 },
    { name: "players", values: [], least: 2, most: 4, usual: 2 },
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
