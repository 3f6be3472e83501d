import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromHouse, ToHouse } from "../protocol";
import { Line } from "./line.svelte";

class FakeSocket {
  static last: FakeSocket;
  sent: ToHouse[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToHouse);
  }
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  pings() {
    return this.sent.filter((message) => message.type === "ping");
  }
}

let line: Line;
let socket: FakeSocket;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("CloseEvent", class {});
  line = new Line();
  line.open();
  socket = FakeSocket.last;
  socket.onopen?.();
  socket.say({ type: "welcome", person: "p", name: "n", now: Date.now(), protocol: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pong = (): FromHouse => ({ type: "pong", now: Date.now() });

function answered(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1000);
    socket.say(pong());
  }
}

test("at a table a line that falls silent is noticed within three seconds, and when it speaks", () => {
  line.watch("t", "white", () => 0);
  answered(30);
  expect(line.state).toBe("open");
  expect(socket.pings().length).toBeGreaterThan(25);
  // The house is told when to expect the next message, and tells the others if none comes.
  expect(socket.pings().at(-1)).toEqual({ type: "ping", within: 2.5 });
  vi.advanceTimersByTime(3000);
  expect(line.state).toBe("silent");
  socket.say(pong());
  expect(line.state).toBe("open");
});

test("a line that stays silent is opened anew, and what was not answered is said again", () => {
  line.watch("t", "white", () => 7);
  line.ask({ type: "resign", id: "1", table: "t", seat: "white" });
  vi.advanceTimersByTime(11_000);
  expect(FakeSocket.last).not.toBe(socket);
  // Until somebody answers it counts as cut.
  expect(line.state).toBe("waiting");
  FakeSocket.last.say({ type: "welcome", person: "p", name: "n", now: 0, protocol: 1 });
  expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["watch", "resign"]);
});

test("away from tables the line rests", () => {
  answered(60);
  expect(socket.pings().length).toBeLessThanOrEqual(7);
});

test("a line that opens into nothing is tried again until the house says welcome", () => {
  socket.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  const deaf = FakeSocket.last;
  expect(deaf).not.toBe(socket);
  deaf.onopen?.();
  vi.advanceTimersByTime(12_000);
  expect(FakeSocket.last).not.toBe(deaf);
  FakeSocket.last.say({ type: "welcome", person: "p", name: "n", now: 0, protocol: 1 });
  expect(line.state).toBe("open");
});
