import { expect, test } from "vitest";
import { parse } from "./decisions";

const VERBS = { take: ["cell"], "take pile": ["pile"], jump: ["from", "to"], stop: [] } as const;

test("a decision is taken apart by its verb, the longest first", () => {
  expect(parse(VERBS, "take 1,2")).toEqual({ verb: "take", cell: "1,2" });
  expect(parse(VERBS, "take pile 2")).toEqual({ verb: "take pile", pile: "2" });
  expect(parse(VERBS, "jump E5 E7")).toEqual({ verb: "jump", from: "E5", to: "E7" });
  expect(parse(VERBS, "stop")).toEqual({ verb: "stop" });
});

test("what is no decision has no parts", () => {
  for (const text of ["", "jump", "jump E5", "stop now", "swim E5"]) {
    expect(parse(VERBS, text)).toBeNull();
  }
});
