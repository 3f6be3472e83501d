import { describe, expect, test } from "vitest";
import { leftNow, written } from "./clock";

const TIMES = {
  left: { white: 60_000, black: 30_000 },
  periods: {},
  running: "white",
  since: 1_000,
  paused: false,
};

describe("clocks", () => {
  test("run for the seat on turn alone, and never below nothing", () => {
    expect(leftNow(TIMES, "white", 11_000)).toBe(50_000);
    expect(leftNow(TIMES, "black", 11_000)).toBe(30_000);
    expect(leftNow(TIMES, "white", 99_000)).toBe(0);
    expect(leftNow({ ...TIMES, paused: true }, "white", 11_000)).toBe(60_000);
  });

  test("are written as people read them", () => {
    expect(written(245_000)).toBe("4:05");
    expect(written(3_723_000)).toBe("1:02:03");
    expect(written(7_349)).toBe("0:07.3");
    expect(written(0)).toBe("0:00.0");
  });
});
