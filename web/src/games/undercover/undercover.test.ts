// The pure parts of Undercover's face: decisions, places, previews, reasons, lines of the log.
import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ghostCell, walksIn } from "./preview";
import { decisionsByCell, parseDecision } from "./decisions";
import {
  boundsOf,
  FIRST_ROOM,
  roomFor,
  hidden,
  pointsOf,
  rowLength,
  shown,
  step,
  tileArgs,
  turnedOver,
} from "./view";
import { COLOURS, type Colour, type Player, type Tile, type View } from "./types";
import { agree, neighbours, opposite } from "./wheel";
import { whyNotActive, whyNotCell, whyNotJoker, whyNotPile, whyNotRow } from "./reasons";

const agent = (official: Colour | "?", undercover: Colour | "?"): Tile => ({
  official,
  undercover,
  shows: "undercover",
});

function player(colour: Player["colour"], more: Partial<Player> = {}): Player {
  const employees = { red: 0, orange: 0, yellow: 0, green: 0, blue: 0, violet: 0 };
  return { colour, joker: true, folder: null, employees, tiles: {}, ...more };
}

function view(more: Partial<View> = {}): View {
  const points = [4, 5, 6, 7, 8];
  return {
    game: "undercover",
    to_move: "first",
    round: 2,
    last_advance: 1,
    options: {},
    players: { first: player("red", { folder: "3,0" }), second: player("blue", { folder: "1,2" }) },
    table: {
      "0,0": { hq: "red" },
      "1,0": { hq: "orange" },
      "1,1": { hq: "blue" },
      "3,0": agent("?", "yellow"),
      "1,2": agent("?", "violet"),
      "0,1": agent("?", "green"),
      "-1,0": { joker: true },
      "-1,1": agent("?", "blue"),
    },
    piles: [[agent("?", "green")], []],
    points: {
      red: points,
      orange: points,
      yellow: points,
      green: points,
      blue: points,
      violet: points,
    },
    ...more,
  };
}

const TAKE = ["take -1,1", "take joker"];

describe("the wheel", () => {
  test("has two neighbours and one opposite for each colour", () => {
    expect(neighbours("red")).toEqual(["violet", "orange"]);
    for (const colour of COLOURS) {
      expect(opposite(opposite(colour))).toBe(colour);
      expect(COLOURS.filter((other) => agree(colour, other))).toHaveLength(3);
    }
    expect(opposite("yellow")).toBe("violet");
  });
});

describe("decisions", () => {
  test("are read in all their forms, and nothing else is", () => {
    expect(parseDecision("take pile 2")).toEqual({ verb: "take pile", pile: "2" });
    expect(parseDecision("draw bottom 1")).toEqual({ verb: "draw bottom", pile: "1" });
    expect(parseDecision("take joker")).toEqual({ verb: "take joker" });
    expect(parseDecision("take -2,11")).toEqual({ verb: "take", cell: "-2,11" });
    expect(parseDecision("place 0,3")).toEqual({ verb: "place", cell: "0,3" });
    expect(parseDecision("place corner -1,-1")).toEqual({
      verb: "place corner",
      cell: "-1,-1",
    });
    for (const text of ["", "take", "place", "place 1 2", "jump E5 E7"]) {
      expect(parseDecision(text)).toBeNull();
    }
  });

  test("lie on their cells", () => {
    const found = decisionsByCell(["take pile 1", "take 1,2", "place corner 0,5"]);
    expect([...found]).toEqual([
      ["1,2", "take 1,2"],
      ["0,5", "place corner 0,5"],
    ]);
  });
});

describe("tiles", () => {
  test("show one side and hide the other", () => {
    const tile = agent("red", "violet");
    expect(shown(tile)).toBe("violet");
    expect(hidden(tile)).toBe("red");
    expect(shown(turnedOver(tile))).toBe("red");
    expect(hidden(agent("?", "violet"))).toBeNull();
    expect(shown({ joker: true })).toBeNull();
    expect(shown({ official: "?", undercover: "?", shows: "?" })).toBeNull();
    expect(tileArgs(tile)).toEqual({
      what: "agent",
      colour: "violet",
      side: "undercover",
      other: "red",
    });
  });
});

describe("places", () => {
  test("have room on every side of what lies there", () => {
    expect(boundsOf(["0,0", "4,-2", "-1,1"])).toEqual({ left: -2, top: -3, right: 5, bottom: 2 });
  });

  test("are walked by keys, never past the edge", () => {
    const bounds = boundsOf(["0,0", "2,1"]);
    expect(step("0,0", "ArrowRight", bounds)).toBe("1,0");
    expect(step("-1,0", "ArrowLeft", bounds)).toBe("-1,0");
    expect(step("0,0", "ArrowUp", bounds)).toBe("0,-1");
    expect(step("0,2", "ArrowDown", bounds)).toBe("0,2");
    expect(step("0,0", "End", bounds)).toBe("3,0");
    expect(step("0,0", "PageDown", bounds)).toBe("0,2");
    expect(step("0,0", "x", bounds)).toBeNull();
  });
});

describe("the room in view", () => {
  const near = boundsOf(["0,0", "2,1"]);

  test("stays as it is while everything lies in it, also when a tile is taken away", () => {
    expect(roomFor(near, FIRST_ROOM)).toBe(FIRST_ROOM);
    expect(roomFor(boundsOf(["-2,0", "4,3"]), FIRST_ROOM)).toBe(FIRST_ROOM);
    const wide = roomFor(boundsOf(["5,0"]), FIRST_ROOM);
    expect(roomFor(near, wide)).toBe(wide);
  });

  test("grows where it is too little, by more than is needed, so that it grows seldom", () => {
    const wide = roomFor(boundsOf(["5,0"]), FIRST_ROOM);
    expect(wide).toEqual({ ...FIRST_ROOM, right: 7 });
    expect(roomFor(boundsOf(["6,0"]), wide)).toBe(wide);
    expect(roomFor(boundsOf(["0,-3"]), wide)).toEqual({ ...wide, top: -5 });
  });
});

describe("points", () => {
  test("count twice in the enemy's colour, and are not known if a tile is hidden", () => {
    expect(pointsOf(player("red", { tiles: { green: 7, blue: 4 } }))).toBe(18);
    expect(pointsOf(player("red", { tiles: { green: "?" } }))).toBeNull();
  });

  test("lie behind as many plain spaces as the house rule says", () => {
    expect(rowLength(view())).toBe(11);
    expect(rowLength(view({ options: { plain_spaces: 2 } }))).toBe(7);
  });
});

describe("a preview", () => {
  test("joins steps with the tile that they end on", () => {
    const walks = walksIn([
      { event: "place", seat: "first", at: "0,2", meeting: true },
      { event: "advance", seat: "first", colour: "red", start: 5, to: 7 },
      { event: "collect", seat: "first", colour: "red", value: 8 },
      { event: "advance", seat: "first", colour: "blue", start: 0, to: 1 },
    ]);
    expect(walks).toEqual([
      { seat: "first", colour: "red", start: 5, to: 7, value: 8 },
      { seat: "first", colour: "blue", start: 0, to: 1, value: null },
    ]);
  });

  test("puts a ghost only where a tile would lie", () => {
    expect(ghostCell("place 0,3")).toBe("0,3");
    expect(ghostCell("place corner 0,3")).toBe("0,3");
    expect(ghostCell("take 0,3")).toBeNull();
    expect(ghostCell(null)).toBeNull();
  });
});

const reason = (why: { line: { id: string } }): string =>
  why.line.id.slice("undercover-why-".length);

describe("why not?", () => {
  test("names what bars an agent", () => {
    const cell = (name: string): string => reason(whyNotCell(view(), "first", TAKE, name));
    expect(cell("0,0")).toBe("hq");
    expect(cell("-1,0")).toBe("placed-joker");
    expect(cell("3,0")).toBe("own-folder");
    expect(cell("1,2")).toBe("folder");
    expect(cell("0,1")).toBe("enemy");
    expect(cell("5,5")).toBe("take-first");
  });

  test("names what bars a pile and a joker", () => {
    expect(reason(whyNotPile(view(), "first", TAKE, 1))).toBe("enemy");
    expect(reason(whyNotPile(view(), "first", TAKE, 2))).toBe("empty-pile");
    expect(reason(whyNotJoker(view(), "first", TAKE, "second"))).toBe("others-joker");
    expect(reason(whyNotJoker(view(), "first", ["take -1,1"], "first"))).toBe("used-joker");
  });

  test("says who is asked", () => {
    expect(reason(whyNotCell(view(), "second", [], "0,0"))).toBe("not-your-turn");
    expect(reason(whyNotCell(view(), "spectator", [], "0,0"))).toBe("spectator");
    expect(reason(whyNotCell(view(), "first", [], "0,0", true))).toBe("over");
  });

  test("names what bars a place", () => {
    const active = { tile: agent("?", "violet"), turned: false, from: "-2,1" };
    const here = (name: string, from = "-2,1"): ReturnType<typeof whyNotCell> =>
      whyNotCell(view({ active: { ...active, from } }), "first", ["place 0,-1"], name);
    expect(reason(here("0,0"))).toBe("occupied");
    expect(reason(here("9,9"))).toBe("far");
    expect(reason(here("2,0"))).toBe("colours");
    expect(reason(here("4,1"))).toBe("corner");
    expect(here("1,-1").line).toEqual({
      id: "undercover-why-colours",
      args: { colour: "violet", other: "orange" },
    });
    expect(reason(here("-2,1"))).toBe("came-from");
    expect(reason(whyNotPile(view({ active }), "first", ["place 0,-1"], 1))).toBe("one-tile");
  });

  test("says what comes first, and what is decided already", () => {
    const before = { tile: agent("?", "violet"), turned: null, from: "pile" };
    const both = ["keep", "turn"];
    expect(reason(whyNotCell(view({ active: before }), "first", both, "2,1"))).toBe("turn-first");
    const after = (turned: boolean): View => view({ active: { ...before, turned } });
    expect(reason(whyNotActive(after(true), "first", ["place 0,-1"]))).toBe("turned-already");
    expect(reason(whyNotActive(after(false), "first", ["place 0,-1"]))).toBe("kept-already");
    const joker = view({ active: { tile: { joker: true }, turned: false, from: "joker" } });
    expect(reason(whyNotActive(joker, "first", ["place 0,-1"]))).toBe("joker-turn");
  });

  test("says that employees move by meetings, and that one with a tile stays", () => {
    expect(reason(whyNotRow(view(), "first", TAKE, "blue"))).toBe("employees");
    const home = view({ players: { first: player("red", { tiles: { blue: 5 } }) } });
    expect(reason(whyNotRow(home, "first", TAKE, "blue"))).toBe("employee-home");
  });
});

describe("the messages", () => {
  const texts = (language: string): string =>
    readFileSync(`../src/safehouse/games/undercover/texts/${language}/undercover.ftl`, "utf8");
  const source = ["reasons.ts"]
    .map((name) => readFileSync(`src/games/undercover/${name}`, "utf8"))
    .join("\n");

  test.each(["en", "de", "fr"])(
    "have every reason and a letter for each colour in %s",
    (language) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(texts(language)))).toEqual([]);
      const reasons = [...source.matchAll(/because\(\s*"([a-z-]+)"/g)].map((match) => match[1]);
      expect(reasons.length).toBeGreaterThan(15);
      for (const one of reasons) expect(bundle.hasMessage(`undercover-why-${one}`), one).toBe(true);
      const letters = COLOURS.map((colour) => {
        const message = bundle.getMessage("undercover-letter");
        return bundle.formatPattern(message?.value ?? "", { colour });
      });
      expect(new Set(letters).size).toBe(6);
    },
  );

  test.each(["en", "de", "fr"])(
    "of a flip do not name the side that is down, in %s",
    (language) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(texts(language)));
      const line = (other: string): string =>
        bundle.formatPattern(bundle.getMessage("undercover-event-flip")?.value ?? "", {
          seat_who: "other",
          seat_name: "Zoë",
          colour: "red",
          other,
        });
      expect(line("violet")).toBe(line("orange"));
    },
  );
});

describe("the rules", () => {
  const sections = (language: string): string[] =>
    [
      ...readFileSync(`src/games/undercover/Rules.${language}.svelte`, "utf8").matchAll(
        /<section id="([a-z]+)"/g,
      ),
    ].map((match) => match[1] ?? "");

  test("have the same sections in every language, among them all that reasons name", () => {
    expect(sections("de")).toEqual(sections("en"));
    expect(sections("fr")).toEqual(sections("en"));
    const source = readFileSync("src/games/undercover/reasons.ts", "utf8");
    const named = [...source.matchAll(/because\([^,]+, "([a-z]+)"/g)].map((match) => match[1]);
    expect(named.length).toBeGreaterThan(15);
    for (const section of named) expect(sections("en")).toContain(section);
  });

  test("refer to every ruling, in the same places in every language", () => {
    const refs = (language: string): string[] =>
      [
        ...readFileSync(`src/games/undercover/Rules.${language}.svelte`, "utf8").matchAll(
          /<section id="([a-z]+)"|<Ref\s+to="([^"]+)"/g,
        ),
      ].map((match) => match[1] ?? match[2] ?? "");
    expect(refs("de")).toEqual(refs("en"));
    expect(refs("fr")).toEqual(refs("en"));
    const named = refs("en")
      .flatMap((one) => one.split(", "))
      .filter((one) => one.startsWith("U"))
      .flatMap((one) => {
        const [from = 0, to = from] = [...one.matchAll(/\d+/g)].map(Number);
        return Array.from({ length: to - from + 1 }, (_, more) => from + more);
      });
    const all = Array.from({ length: 31 }, (_, number) => number + 1);
    expect([...new Set(named)].sort((a, b) => a - b)).toEqual(all);
  });
});
