import { describe, expect, it } from "vitest";
import {
  between,
  centre,
  chain,
  directionTo,
  hexagon,
  HEXES,
  neighbours,
  outline,
  row,
  ROWS,
  sides,
  step,
  walk,
} from "./map";

describe("the map", () => {
  it("has 61 hexes: 37 with six neighbours, 18 with four, 6 with three", () => {
    const counts = HEXES.map((hex) => neighbours(hex).length);
    expect(HEXES.length).toBe(61);
    expect([6, 4, 3].map((n) => counts.filter((c) => c === n).length)).toEqual([37, 18, 6]);
  });

  it("has neighbours exactly where hexes touch", () => {
    for (const one of HEXES)
      for (const two of HEXES) {
        const [a, b] = [centre(one), centre(two)];
        const touch = one !== two && Math.hypot(a.x - b.x, a.y - b.y) < 1.8;
        expect(neighbours(one).includes(two)).toBe(touch);
        expect(directionTo(one, two) !== null).toBe(touch);
      }
  });

  it("has six sides of five hexes with the corners and of three without", () => {
    expect(sides(true).map((side) => side.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(sides(false).map((side) => side.length)).toEqual([3, 3, 3, 3, 3, 3]);
    for (let d = 0; d < 3; d++) {
      const opposite = new Set(sides(true)[d + 3]);
      expect(sides(true)[d]?.some((hex) => opposite.has(hex))).toBe(false);
    }
  });

  it("is read from the top, each row from left to right", () => {
    expect(ROWS[0]).toEqual(["I5", "I6", "I7", "I8", "I9"]);
    expect(ROWS[4]?.[0]).toBe("E1");
    for (const line of ROWS)
      expect(line.map((hex) => centre(hex).x)).toEqual(
        line.map((hex) => centre(hex).x).sort((a, b) => a - b),
      );
  });

  it("knows who is jumped over", () => {
    expect(between("E5", "E7")).toBe("E6");
    expect(between("E5", "G7")).toBe("F6");
    expect(between("E5", "F7")).toBeNull();
  });

  it("is drawn with one corner on top and one line around it", () => {
    expect(hexagon(1).split(" ")[0]).toBe("0,-1");
    // Corner hexes have four free corners, the others of a side three, and neighbours share one.
    expect(outline().split(" ").length).toBe(54);
  });
});

describe("a chain", () => {
  it("joins opposite sides by a shortest way", () => {
    const network = new Set(["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "F5", "G5"]);
    expect(chain(network)).toHaveLength(9);
    network.delete("E5");
    expect(chain(network)).toBeNull();
  });

  it("may not end in a corner where corners are on no side", () => {
    const network = new Set(["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"]);
    expect(chain(network, false)).toBeNull();
  });
});

describe("a row of five", () => {
  it("is straight and without a gap", () => {
    expect(row(new Set(["C3", "D4", "E5", "F6", "G7"]))).toHaveLength(5);
    expect(row(new Set(["C3", "D4", "E5", "F6", "G6"]))).toBeNull();
    expect(row(new Set(["B1", "B2", "B3", "B4", "B6"]))).toBeNull();
  });
});

describe("the keys", () => {
  it("lead in six directions and stay at the edge", () => {
    expect(walk("E5", "ArrowRight", 0)).toBe("E6");
    expect(walk("E5", "ArrowLeft", 0)).toBe("E4");
    expect(walk("E5", "Home", 0)).toBe("F5");
    expect(walk("E5", "PageUp", 0)).toBe("F6");
    expect(walk("E5", "End", 0)).toBe("D4");
    expect(walk("E5", "PageDown", 0)).toBe("D5");
    expect(walk("E1", "ArrowLeft", 0)).toBe("E1");
    expect(walk("E5", "x", 0)).toBeNull();
  });

  it("go straight up and down, left and right in turn", () => {
    let hex = "A3";
    const wish = centre(hex).x;
    for (let i = 0; i < 8; i++) hex = walk(hex, "ArrowUp", wish) as string;
    expect(hex).toBe("I7");
    expect(centre(hex).x).toBeCloseTo(wish);
    for (let i = 0; i < 8; i++) hex = walk(hex, "ArrowDown", wish) as string;
    expect(hex).toBe("A3");
  });

  it("reach every hex", () => {
    const reached = new Set(["E5"]);
    for (const hex of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]) {
        const next = walk(hex, key, 0);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(61);
  });

  it("never leave the map", () => {
    for (const hex of HEXES)
      for (let d = 0; d < 6; d++) {
        const next = step(hex, d);
        if (next !== null) expect(HEXES).toContain(next);
      }
  });
});
