import { expect, test } from "vitest";
import { areNeighbours, firsts, partOf, readDecision, seconds } from "./decisions";

test("a decision is read by what its words mean", () => {
  expect(readDecision("pull 4 left")).toEqual({ verb: "pull", layer: 4, slot: "left" });
  expect(readDecision("cover 2 line_1")).toEqual({ verb: "cover", place: 2, section: "line_1" });
  expect(readDecision("move senator archive")).toEqual({
    verb: "move",
    role: "senator",
    to: "archive",
  });
  expect(readDecision("hand_over engineer senator")).toEqual({
    verb: "hand_over",
    role: "engineer",
    other: "senator",
  });
  expect(readDecision("pass")).toEqual({ verb: "pass" });
});

test("a pair can be chosen from either end unless its order means something", () => {
  const swaps = ["swap 1 2", "swap 1 3", "swap 2 3"];
  expect([...firsts(swaps, "swap")].sort()).toEqual(["1", "2", "3"]);
  expect(seconds(swaps, "swap", "3")).toEqual(
    new Map([
      ["1", "swap 1 3"],
      ["2", "swap 2 3"],
    ]),
  );
  const gifts = ["hand_over senator engineer"];
  expect([...firsts(gifts, "hand_over")]).toEqual(["senator"]);
  expect(seconds(gifts, "hand_over", "engineer").size).toBe(0);
});

test("a figure that is the only one to move goes to each of its targets", () => {
  const moves = ["move senator archive", "move senator foundry", "move engineer archive"];
  expect(seconds(moves, "move", "senator")).toEqual(
    new Map([
      ["archive", "move senator archive"],
      ["foundry", "move senator foundry"],
    ]),
  );
});

test("every decision that is no button has a part of the page", () => {
  expect(partOf("spend green senator")).toBe("tower");
  expect(partOf("feel")).toBe("tower");
  expect(partOf("cover 1 foundry")).toBe("events");
  expect(partOf("learn green senator")).toBe("city");
  expect(partOf("play day_off")).toBe("hand");
  expect(partOf("draw")).toBeNull();
});

test("neighbours share a side and do not wrap around", () => {
  expect(areNeighbours("observatory", "agency_hq")).toBe(true);
  expect(areNeighbours("skyport", "gardens")).toBe(false);
  expect(areNeighbours("observatory", "community_center")).toBe(false);
  expect(areNeighbours("gardens", "archive")).toBe(true);
});
