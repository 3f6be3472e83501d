import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { gestures, parseDecision, stillPossible } from "./decisions";
import { motionOf } from "./motion";
import { captured, highlight } from "./outcome";
import { boardAfter, preview } from "./preview";
import { SECTIONS, whyNotHex, whyNotTile } from "./reasons";
import { SYMBOLS } from "./symbols";
import { KINDS, type Agent, type Event, type Pending, type View } from "./types";
import { pendingArgs, type Board } from "./view";

vi.mock("./Board.svelte", () => ({ default: {} }));
const { face } = await import("./face");

function agent(text: string): Agent {
  const [owner, face, kind] = text.split(" ") as [Agent["owner"], Agent["face"], Agent["kind"]];
  return { owner, face, kind };
}

function boardOf(agents: Record<string, string>): Board {
  return Object.fromEntries(Object.entries(agents).map(([hex, text]) => [hex, agent(text)]));
}

function viewOf(agents: Record<string, string>, more: Partial<View> = {}): View {
  return {
    game: "sleepers",
    to_move: "white",
    options: {},
    board: boardOf(agents),
    hands: { white: ["police"], black: 4 },
    piles: { white: 20, black: 20 },
    killed: { white: [], black: [] },
    ...more,
  };
}

describe("decisions", () => {
  it("are taken apart", () => {
    const recruit = { verb: "recruit", kind: "double_agent", hex: "E5" };
    expect(parseDecision("recruit double_agent E5")).toEqual(recruit);
    expect(parseDecision("jump E5 E7")).toEqual({ verb: "jump", from: "E5", to: "E7" });
    expect(parseDecision("stop")).toEqual({ verb: "stop" });
  });

  it("are completed on the map, in one gesture or in two", () => {
    const decisions = [
      "recruit police A1",
      "recruit police A2",
      "recruit militia A1",
      "activate E5",
    ];
    const before = gestures(decisions, null);
    expect([...before.complete.keys()]).toEqual(["E5"]);
    expect([...before.kinds]).toEqual(["police", "militia"]);
    const after = gestures(decisions, { kind: "police" });
    expect([...after.complete.values()].map((d) => d.text)).toEqual(decisions.slice(0, 2));
    const moves = gestures(["move E5 A1", "move E6 A1"], { from: "E6" });
    expect(moves.complete.get("A1")?.text).toBe("move E6 A1");
    expect([...moves.sources]).toEqual(["E5", "E6"]);
  });

  it("are all reachable by gestures or by a button", () => {
    const decisions = ["recruit police A1", "activate E5", "move C3 A1", "jump E5 E7", "stop"];
    const reachable = new Set<string>();
    const firsts = [null, { kind: "police" as const }, { from: "C3" }];
    for (const first of firsts)
      for (const d of gestures(decisions, first).complete.values()) reachable.add(d.text);
    for (const decision of face.buttons(decisions)) reachable.add(decision);
    expect([...reachable].sort()).toEqual([...decisions].sort());
  });

  it("let what was taken up go when it is of no use any more", () => {
    expect(stillPossible(["recruit police A1"], { kind: "police" })).toBe(true);
    expect(stillPossible(["activate E5"], { kind: "police" })).toBe(false);
  });
});

describe("a preview", () => {
  it("marks who is jumped", () => {
    const view = viewOf({ E5: "white up police", E6: "black down ?" });
    const shown = preview(view, "jump E5 E7", []);
    expect([...shown.doomed]).toEqual(["E6"]);
    expect(shown.arrows).toEqual([{ from: "E5", to: "E7" }]);
    expect(shown.ghosts.E7?.kind).toBe("police");
  });

  it("shows the area of a blast and who would die", () => {
    const view = viewOf({ E5: "white up saboteur", E6: "black down ?", A1: "black down ?" });
    const shown = preview(view, "blast E5", []);
    expect(shown.blast.size).toBe(7);
    expect([...shown.doomed].sort()).toEqual(["E5", "E6"]);
  });

  it("shows the line that would win, and only when the server foresees it", () => {
    const agents: Record<string, string> = {};
    for (const n of [1, 2, 3, 4, 6, 7, 8, 9]) agents[`E${n}`] = "white up scientist";
    agents.E5 = "white down ?";
    const view = viewOf(agents);
    const events: Event[] = [
      { event: "activate", seat: "white", hex: "E5", kind: "militia" },
      { event: "end", winner: "white", reason: "success" },
    ];
    expect(preview(view, "activate E5", events).end.line).toHaveLength(9);
    expect(preview(view, "activate E5", []).end.line).toEqual([]);
  });

  it("shows nothing of a sleeper that nobody may know", () => {
    const view = viewOf({ E5: "white down ?" });
    expect(preview(view, "activate E5", []).ghosts).toEqual({});
    expect(preview(view, "flip E5", []).ghosts).toEqual({});
  });

  it("shows a tile that is to be recruited, and no longer when it lies there (R110)", () => {
    expect(preview(viewOf({}), "recruit police E5", []).ghosts.E5?.kind).toBe("police");
    expect(preview(viewOf({ E5: "white down ?" }), "recruit police E5", []).ghosts).toEqual({});
  });

  it("follows events over the board", () => {
    const board = boardOf({ E5: "white up police", E6: "black down ?", A1: "black down ?" });
    const after = boardAfter(board, [
      { event: "jump", from: "E5", to: "E7" },
      { event: "kill", hex: "E6", owner: "black", kind: "?", face: "down" },
      { event: "swap", hexes: ["E7", "A1"] },
    ]);
    expect(Object.keys(after).sort()).toEqual(["A1", "E7"]);
    expect(after.A1?.owner).toBe("white");
  });
});

describe("the end", () => {
  it("points at the agent that is captured, alone or as a group (R32)", () => {
    const ring = { A1: "black down ?", A2: "white up militia", B1: "white up militia" };
    const board = boardOf({ ...ring, B2: "white up master_of_disguise" });
    expect(captured(board, "white", false)).toEqual(["A1"]);
    const pair = boardOf({
      A1: "black down ?",
      A2: "black up scientist",
      A3: "white up militia",
      B1: "white up militia",
      B2: "white up militia",
      B3: "white up militia",
    });
    expect(captured(pair, "white", false)).toEqual([]);
    expect(captured(pair, "white", true).sort()).toEqual(["A1", "A2"]);
  });

  it("points at a counter where no place on the map decided", () => {
    const view = viewOf({});
    expect(highlight(view, view.board, "white", "morale").counter).toEqual({
      seat: "black",
      of: "killed",
    });
    expect(highlight(view, view.board, null, "no_progress").counter).toBe("quiet");
    expect(highlight(view, view.board, "white", "resigned").line).toEqual([]);
  });
});

describe("movement", () => {
  it("remembers no kind of a sleeper that was recruited or has left", () => {
    const motion = motionOf([
      { event: "recruit", seat: "white", hex: "E5", kind: "police" },
      { event: "bounce", hex: "A1", owner: "white", face: "down", kind: "saboteur" },
    ]);
    expect(JSON.stringify([[...motion.arrivals], motion.departures])).not.toMatch(
      /police|saboteur/,
    );
  });

  it("brings an agent that jumped twice from where it began", () => {
    const motion = motionOf([
      { event: "jump", from: "E5", to: "E7" },
      { event: "jump", from: "E7", to: "G7" },
    ]);
    expect([...motion.arrivals]).toEqual([["G7", { how: "slide", from: "E5" }]]);
  });
});

describe("why not", () => {
  const id = (view: View, hex: string, seat = "white"): string =>
    whyNotHex(view, seat, hex, null, false).line.id.replace("sleepers-why-", "");
  const agents = {
    E5: "white up police",
    E6: "black down ?",
    E7: "black up scientist",
    D5: "white down ?",
    C3: "black up informant",
    A1: "black down ?",
    B2: "white up police",
  };
  const pending = (ability: Pending["ability"], hex: string): Partial<View> => ({
    pending: [{ ability, hex }],
  });

  it("explains a turn", () => {
    const view = viewOf(agents);
    expect(id(view, "G5")).toBe("tile-first");
    expect(id(view, "E6")).toBe("enemy-sleeper");
    expect(id(view, "E7")).toBe("enemy-active");
    expect(id(view, "E5")).toBe("awake");
    expect(id(view, "E5", "black")).toBe("not-your-turn");
    expect(id(view, "E5", "spectator")).toBe("watching");
    expect(whyNotHex(view, "white", "E5", { kind: "police" }, false).line.id).toBe(
      "sleepers-why-occupied",
    );
    expect(whyNotHex(view, "white", "E5", null, true).line.id).toBe("sleepers-why-over");
  });

  it("explains the second activation", () => {
    const view = viewOf(agents, pending("second_activation", "D5"));
    expect(id(view, "D5")).toBe("same-agent");
    expect(id(view, "G5")).toBe("recruit-after-activating");
    expect(whyNotTile(view, "white", "police", false).line.id).toBe(
      "sleepers-why-recruit-after-activating",
    );
  });

  it("explains jumps", () => {
    const view = viewOf(agents, pending("police", "E5"));
    expect(id(view, "E6")).toBe("jump-blocked");
    expect(id(view, "D5")).toBe("jump-own");
    expect(id(view, "C3")).toBe("jump-far");
    expect(id(view, "G5")).toBe("jump-landing");
    expect(id(view, "E5")).toBe("jump-itself");
    expect(id(viewOf(agents, pending("police", "B2")), "A1")).toBe("jump-edge");
    const free = viewOf({ E5: "white up police", E6: "black down ?" }, pending("police", "E5"));
    expect(id(free, "E6")).toBe("jump-beyond");
  });

  it("explains the Master of Disguise", () => {
    const view = viewOf(
      { ...agents, E5: "white up master_of_disguise", F6: "black up militia" },
      pending("master_of_disguise", "E5"),
    );
    expect(id(view, "E6")).toBe("copy-sleeper");
    expect(id(view, "F6")).toBe("copy-nothing");
    expect(id(view, "C3")).toBe("copy-far");
    expect(id(view, "E5")).toBe("copy-itself");
  });

  it("has a text in three languages and a section of the rules for everything", () => {
    const source = readFileSync(new URL("./reasons.ts", import.meta.url), "utf8");
    const ids = [
      ...source.matchAll(/because\(\s*(?:[\w.]+ === "[\w-]+" \? )?"([\w-]+)"(?: : "([\w-]+)")?/g),
    ]
      .flatMap((m) => [m[1], m[2]])
      .filter((found) => found !== undefined);
    expect(ids.length).toBeGreaterThan(30);
    for (const language of ["en", "de", "fr"]) {
      const bundle = messagesIn(language);
      for (const one of ids) expect(bundle.hasMessage(`sleepers-why-${one}`), one).toBe(true);
    }
  });
});

function messagesIn(language: string): FluentBundle {
  const path = `../../../../src/safehouse/games/sleepers/texts/${language}/sleepers.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  const errors = bundle.addResource(new FluentResource(text));
  expect(errors).toEqual([]);
  return bundle;
}

describe("messages", () => {
  it("name a Master of Disguise who does what another can", () => {
    const view = viewOf({ E5: "white up master_of_disguise" });
    expect(pendingArgs(view, { ability: "police", hex: "E5" }).borrowed).toBe("yes");
    expect(pendingArgs(view, { ability: "master_of_disguise", hex: "E5" }).borrowed).toBe("no");
  });
});

describe("what is drawn", () => {
  it("has a silhouette of its own for each kind", () => {
    expect(new Set(KINDS.map((kind) => SYMBOLS[kind])).size).toBe(11);
  });

  it.each(["en", "de", "fr"])(
    "the rules have every section to which reasons lead (%s)",
    (language) => {
      const page = readFileSync(new URL(`./Rules.${language}.svelte`, import.meta.url), "utf8");
      const found = [...page.matchAll(/<section id="([\w-]+)"/g)].map((m) => m[1]);
      expect(found).toEqual([...SECTIONS]);
    },
  );
});
