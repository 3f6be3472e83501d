import { expect, test } from "vitest";
import { canPlan, costOf, decisionsOf, isPayable, isPossible, supplyOf, toggled } from "./plan";
import type { Colour, View } from "./types";

const EMPTY = { engineer: 0, scientist: 0, senator: 0 };

function table(more: Partial<View> = {}): View {
  return {
    stage: "action",
    grid: { green: EMPTY, orange: EMPTY, yellow: EMPTY, purple: EMPTY },
    unlocked: [],
    tower: [],
    row: [
      {
        event: 1,
        face_up: true,
        frames: { foundry: "green", archive: "orange", line_1: "green", line_2: "green" },
      },
      { event: 2, face_up: true, frames: { foundry: "yellow" } },
    ],
    ...more,
  } as View;
}

const tower = (...layers: (string | null)[][]): View["tower"] =>
  [...layers, [], [], []].map((blocks) => ({ blocks }));

test("every part of a plan can be taken back, and the last of them ends it", () => {
  const now = table();
  let plan = toggled(null, "cover", "1 foundry", now);
  plan = toggled(plan, "cover", "2 foundry", now);
  expect(plan).toEqual({ verb: "cover", parts: ["1 foundry", "2 foundry"] });
  plan = toggled(plan, "cover", "1 foundry", now);
  expect(plan).toEqual({ verb: "cover", parts: ["2 foundry"] });
  expect(toggled(plan, "cover", "2 foundry", now)).toBeNull();
});

test("a third card takes the place of the second, and another kind of plan that of the whole", () => {
  const swap = { verb: "swap" as const, parts: ["1", "2"] };
  expect(toggled(swap, "swap", "4", table())?.parts).toEqual(["1", "4"]);
  expect(toggled(swap, "remove", "3", table())).toEqual({ verb: "remove", parts: ["3"] });
  const cover = { verb: "cover" as const, parts: ["1 foundry"] };
  const line = table({ stage: "choice" });
  expect(toggled(cover, "cover", "2 foundry", line)?.parts).toEqual(["2 foundry"]);
});

test("a plan comes to the decisions that the server has offered", () => {
  const offered = ["swap 1 2", "swap 2 3", "remove 2", "cover 1 foundry", "cover 2 foundry"];
  const now = table({ unlocked: ["green", "yellow"] });
  expect(decisionsOf({ verb: "swap", parts: ["2"] }, now, offered)).toBeNull();
  expect(decisionsOf({ verb: "swap", parts: ["2", "1"] }, now, offered)).toEqual(["swap 1 2"]);
  expect(decisionsOf({ verb: "remove", parts: ["2"] }, now, offered)).toEqual(["remove 2"]);
  const cover = { verb: "cover" as const, parts: ["2 foundry", "1 foundry"] };
  expect(decisionsOf(cover, now, offered)).toEqual(["cover 2 foundry", "cover 1 foundry", "pay"]);
  const one = { verb: "cover" as const, parts: ["1 foundry"] };
  expect(decisionsOf(one, table({ stage: "choice" }), offered)).toEqual(["cover 1 foundry"]);
  expect(isPossible(cover, now, offered)).toBe(true);
  expect(isPossible(cover, now, offered.slice(0, 4))).toBe(false);
  expect(canPlan({ verb: "swap", parts: ["1"] }, "swap", "3", now, offered)).toBe(false);
  expect(canPlan({ verb: "swap", parts: ["1"] }, "swap", "2", now, offered)).toBe(true);
});

test("a layer pays with all its blocks but one, and each block for one section (V20)", () => {
  const both = table({ tower: tower(["green_orange", "purple", "purple"]) });
  expect(isPayable(both, ["1 foundry"])).toBe(true);
  expect(isPayable(both, ["1 archive"])).toBe(true);
  expect(isPayable(both, ["1 foundry", "1 archive"])).toBe(false);
  const greens = table({ tower: tower(["green", "green", "green"]) });
  expect(isPayable(greens, ["1 foundry", "1 line_1"])).toBe(true);
  expect(isPayable(greens, ["1 foundry", "1 line_1", "1 line_2"])).toBe(false);
  const cubes = table({
    tower: tower(["green", null, null]),
    grid: { ...both.grid, green: { ...EMPTY, senator: 2 } },
    unlocked: ["green_yellow"],
  });
  expect(isPayable(cubes, ["1 foundry", "1 line_1", "1 line_2"])).toBe(true);
  expect(isPayable(cubes, ["1 foundry", "1 line_1", "1 line_2", "2 foundry"])).toBe(false);
  const named = { ...greens, pending: { named: ["1 line_2"] } };
  expect(isPayable(named, ["1 foundry"])).toBe(true);
  expect(isPayable(named, ["1 foundry", "1 line_1"])).toBe(false);
  const of = (...colours: Colour[]): number => supplyOf(cubes, colours);
  expect([of("green"), of("yellow"), of("green", "yellow"), of("purple")]).toEqual([3, 1, 3, 0]);
});

test("a price is told by colour", () => {
  expect(costOf(table(), ["1 line_1", "2 foundry", "1 foundry"])).toEqual([
    { colour: "green", number: 2 },
    { colour: "yellow", number: 1 },
  ]);
});
