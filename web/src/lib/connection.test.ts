import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, ToServer } from "../protocol";
import { Connection } from "./connection.svelte";

class FakeSocket {
  static last: FakeSocket;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  pings() {
    return this.sent.filter((message) => message.type === "ping");
  }
}

let connection: Connection;
let socket: FakeSocket;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("CloseEvent", class {});
  connection = new Connection();
  connection.open();
  socket = FakeSocket.last;
  socket.onopen?.();
  socket.say({ type: "welcome", person: "p", name: "n", now: Date.now(), protocol: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pong = (): FromServer => ({ type: "pong", now: Date.now() });

function answered(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1000);
    socket.say(pong());
  }
}

test("at a table a connection that falls silent is noticed within three seconds, and when it speaks", () => {
  connection.watch("t", "white", () => 0);
  answered(30);
  expect(connection.state).toBe("open");
  expect(socket.pings().length).toBeGreaterThan(25);
  // The server is told when to expect the next message, and tells the others if none comes.
  expect(socket.pings().at(-1)).toEqual({ type: "ping", within: 2.5 });
  vi.advanceTimersByTime(3000);
  expect(connection.state).toBe("silent");
  socket.say(pong());
  expect(connection.state).toBe("open");
});

test("a connection that stays silent is opened anew, and what was not answered is said again", () => {
  connection.watch("t", "white", () => 7);
  connection.ask({ type: "resign", id: "1", table: "t", seat: "white" });
  vi.advanceTimersByTime(11_000);
  expect(FakeSocket.last).not.toBe(socket);
  // Until somebody answers it counts as cut.
  expect(connection.state).toBe("waiting");
  FakeSocket.last.say({ type: "welcome", person: "p", name: "n", now: 0, protocol: 1 });
  expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["watch", "resign"]);
});

test("away from tables the connection rests", () => {
  answered(60);
  expect(socket.pings().length).toBeLessThanOrEqual(7);
});

test("a connection that opens into nothing is tried again until the server says welcome", () => {
  socket.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  const deaf = FakeSocket.last;
  expect(deaf).not.toBe(socket);
  deaf.onopen?.();
  vi.advanceTimersByTime(12_000);
  expect(FakeSocket.last).not.toBe(deaf);
  FakeSocket.last.say({ type: "welcome", person: "p", name: "n", now: 0, protocol: 1 });
  expect(connection.state).toBe("open");
});
