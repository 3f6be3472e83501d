import { expect, test } from "vitest";
import type { Event, View } from "./types";
import { areNeighbours, changesOf, coloursOf, comingDanger, countOf } from "./view";

const up = { face_up: true, inspiration: {}, lines: [], frames: {} };

test("danger to come is what face-up cards bring less what is covered", () => {
  const row = [
    { ...up, event: 1, danger: { foundry: 2, archive: 1 }, covers: { archive: "green" } },
    { ...up, event: 2, danger: { foundry: 1 } },
    { event: null, face_up: false },
  ];
  expect(comingDanger({ row } as unknown as View)).toEqual({ foundry: { next: 2, all: 3 } });
});

test("what is foreseen is summed up by place", () => {
  const events: Event[] = [
    { event: "danger", location: "foundry", cubes: 2 },
    { event: "danger", location: "foundry", cubes: -2 },
    { event: "zone", role: "engineer", cubes: 2, now: 3 },
    { event: "move", role: "senator", to: "archive" },
    { event: "grid", colour: "green", role: "senator", cubes: -1 },
  ];
  const changes = changesOf(events);
  expect(changes.danger).toEqual({ foundry: 0 });
  expect(changes.zone).toEqual({ engineer: 2 });
  expect(changes.moves).toEqual({ senator: "archive" });
  expect(changes.grid).toEqual({ "green senator": -1 });
});

test("blocks and cubes tell their colours", () => {
  expect(coloursOf("green_purple")).toEqual(["green", "purple"]);
  expect(coloursOf("yellow cube")).toEqual(["yellow"]);
});

test("a pile is a number or a list", () => {
  expect(countOf(7)).toBe(7);
  expect(countOf([1, 2])).toBe(2);
});

test("neighbours share a side and do not wrap around", () => {
  expect(areNeighbours("observatory", "agency_hq")).toBe(true);
  expect(areNeighbours("skyport", "gardens")).toBe(false);
  expect(areNeighbours("observatory", "community_center")).toBe(false);
  expect(areNeighbours("gardens", "archive")).toBe(true);
});
