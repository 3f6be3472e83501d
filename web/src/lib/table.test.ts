import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, News, StepView, ToServer } from "../protocol";
import type { Hear, Connection } from "./connection.svelte";
import { TableState } from "./table.svelte";

class FakeConnection {
  state = "open";
  asked: ToServer[] = [];
  since: () => number = () => 0;
  #hear: Hear = () => {};

  hear(hearer: Hear) {
    this.#hear = hearer;
    return () => {};
  }
  watch(_table: string, _seat: string, since: () => number) {
    this.since = since;
    return () => {};
  }
  ask(message: ToServer) {
    this.asked.push(message);
  }
  tell(message: ToServer) {
    this.asked.push(message);
  }
  say(message: FromServer) {
    this.#hear(message);
  }
}

const step = (number: number, seat: string, events: object[] = []): StepView =>
  ({ number, seat, did: "decided", at: 0, events }) as unknown as StepView;

const news = (number: number, ...steps: StepView[]): News => ({
  type: "news",
  table: "t",
  seat: "white",
  steps,
  scene: { number, view: {}, to_act: "white", decisions: ["stop", "activate E5"] },
});

let connection: FakeConnection;
let table: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  connection = new FakeConnection();
  const forget = (event: { event: string }) => ({ ...event, kind: "?" });
  table = new TableState(
    "t",
    "white",
    connection as unknown as Connection,
    () => 600,
    undefined,
    forget,
  );
});
afterEach(() => vi.useRealTimers());

describe("a table", () => {
  test("shows one's own steps at once, and those of others one after the other", () => {
    connection.say(news(0));
    connection.say(news(1, step(1, "white")));
    expect(table.scene?.number).toBe(1);
    vi.advanceTimersByTime(1000);
    connection.say(news(2, step(2, "black")));
    connection.say(news(3, step(3, "black")));
    expect(table.scene?.number).toBe(2);
    vi.advanceTimersByTime(650);
    expect(table.scene?.number).toBe(3);
    expect(table.steps.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  test("shows every step of the others at its pace, however many come", () => {
    connection.say(news(0));
    vi.advanceTimersByTime(1000);
    for (let n = 1; n <= 12; n++) connection.say(news(n, step(n, "black")));
    for (let n = 1; n <= 12; n++) {
      expect(table.scene?.number).toBe(n);
      expect(table.waiting).toBe(12 - n);
      vi.advanceTimersByTime(600);
    }
  });

  test("lets nothing be decided before all steps are shown or skipped", () => {
    connection.say(news(0));
    vi.advanceTimersByTime(1000);
    for (let n = 1; n <= 3; n++) connection.say(news(n, step(n, "black")));
    table.decide("stop");
    expect([table.decisions, connection.asked]).toEqual([[], []]);
    table.skip();
    expect([table.scene?.number, table.waiting]).toEqual([3, 0]);
    table.decide("stop");
    expect(connection.asked).toHaveLength(1);
  });

  test("shows one's own step after those that came before it", () => {
    connection.say(news(0));
    vi.advanceTimersByTime(1000);
    connection.say(news(1, step(1, "black")));
    connection.say(news(2, step(2, "black")));
    connection.say(news(3, step(3, "white")));
    expect(table.scene?.number).toBe(1);
    vi.advanceTimersByTime(1250);
    expect(table.scene?.number).toBe(3);
  });

  test("shows only the last steps to somebody who was away, but knows how it stands", () => {
    connection.say(news(0));
    vi.advanceTimersByTime(1000);
    for (let n = 1; n <= 40; n++) connection.say(news(n, step(n, "black")));
    expect(table.newest?.number).toBe(40);
    table.catchUp();
    expect([table.scene?.number, table.waiting]).toEqual([32, 8]);
    vi.advanceTimersByTime(8 * 600);
    expect([table.scene?.number, table.waiting]).toEqual([40, 0]);
    expect(table.steps).toHaveLength(40);
  });

  test("keeps what is foreseen of a decision until it has happened", () => {
    connection.say(news(0));
    table.choose("stop", true);
    table.decide("stop");
    table.consider(null);
    table.consider("activate E5");
    expect(table.considered).toBe("stop");
    const { id } = connection.asked.at(-1) as { id: string };
    connection.say({ type: "done", id, table: "t", number: 1 });
    expect([table.considered, table.decisions]).toEqual(["stop", []]);
    connection.say(news(1, step(1, "white")));
    expect([table.considered, table.sending]).toEqual([null, null]);
    expect(table.decisions).toEqual(["stop", "activate E5"]);
  });

  test("asks for what it has not heard when the connection comes back", () => {
    connection.say(news(4, step(1, "white"), step(2, "black"), step(3, "white"), step(4, "black")));
    expect(connection.since()).toBe(4);
    connection.say(news(4, step(3, "white"), step(4, "black")));
    expect(table.steps.map((one) => one.number)).toEqual([1, 2, 3, 4]);
  });

  test("offers nothing while a decision is on its way, and again if it is refused", () => {
    connection.say(news(0));
    table.decide("stop");
    expect(table.decisions).toEqual([]);
    table.decide("activate E5");
    expect(connection.asked).toHaveLength(1);
    const { id } = connection.asked[0] as { id: string };
    connection.say({ type: "refusal", code: "paused", sentence: "…", id, table: "t" });
    expect(table.decisions).toEqual(["stop", "activate E5"]);
    expect(table.problem?.code).toBe("paused");
  });

  test("decides nothing that the server did not offer", () => {
    connection.say(news(0));
    table.decide("recruit police E5");
    expect(connection.asked).toEqual([]);
  });

  test("lets a decision wait for a second tap, and takes it back", () => {
    connection.say(news(0));
    table.choose("stop", true);
    expect(table.chosen).toBe("stop");
    expect(connection.asked.filter((one) => one.type === "decide")).toEqual([]);
    table.takeBack();
    table.choose("stop", true);
    table.choose("stop", true);
    expect(connection.asked.filter((one) => one.type === "decide")).toHaveLength(1);
  });

  test("shows what is foreseen for what is considered now, and for nothing else", () => {
    connection.say(news(0));
    table.consider("stop");
    const foreseen = { type: "foreseen", table: "t", seat: "white", events: [{ event: "turn" }] };
    connection.say({ ...foreseen, number: 0, decision: "activate E5" } as unknown as FromServer);
    expect(table.foreseen).toEqual([]);
    connection.say({ ...foreseen, number: 0, decision: "stop" } as unknown as FromServer);
    expect(table.foreseen).toHaveLength(1);
  });

  test("keeps old steps only as they may be looked up", () => {
    connection.say(news(1, step(1, "white", [{ event: "flip", kind: "police" }])));
    expect(table.steps[0]?.events?.[0]).toEqual({ event: "flip", kind: "police" });
    connection.say(news(9, ...Array.from({ length: 8 }, (_, i) => step(i + 2, "white"))));
    expect(table.steps[0]?.events?.[0]).toEqual({ event: "flip", kind: "?" });
  });
});
