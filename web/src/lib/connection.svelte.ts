// The live connection to the server. It reconnects by itself, watches again what it watched, and
// sends again what was not answered: a decision that was made is never lost and never made twice.
import type { FromServer, ToServer, Watch } from "../protocol";

/** How long a new connection waits for the welcome before it is tried again. */
const TO_WELCOME = 8_000;
const FIRST_PAUSE = 400;
const MAX_PAUSE = 8_000;
/** How often the server is pinged: often at a table, so that a cut is noticed at once. */
const SIGN_OF_LIFE = 10_000;
const AT_TABLE = 1_000;
/** After how many of these without an answer the connection counts as silent, and as lost. */
const CUT = 2.5;
const LOST = 8;

/** The server does not know this browser any more. */
export const UNKNOWN = 4001;

export type Hear = (message: FromServer) => void;
type Answered = Extract<ToServer, { id: string }>;

export class Connection {
  /** Silent: open, but nothing arrives any more. */
  state = $state<"closed" | "connecting" | "open" | "silent" | "waiting" | "unknown">("closed");
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  #socket: WebSocket | null = null;
  #hearers = new Set<Hear>();
  #watches = new Map<string, () => Watch>();
  #unanswered = new Map<string, Answered>();
  #lobby = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began = 0;
  #heard = 0;
  #pinged = 0;

  constructor() {
    if (typeof window === "undefined") return;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hurry();
    });
    setInterval(() => this.#check(), AT_TABLE / 4);
  }

  open(): void {
    if (this.#socket !== null || this.state === "connecting") return;
    clearTimeout(this.#timer);
    if (this.state !== "waiting") this.state = "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    this.#began = performance.now();
    socket.onopen = () => {
      this.#heard = performance.now();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (event.code === UNKNOWN) {
        this.state = "unknown";
        return;
      }
      this.state = "waiting";
      this.#timer = setTimeout(() => this.#again(), this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(MAX_PAUSE, this.#pause * 1.7);
    };
  }

  /** Disconnect and connect again, perhaps as somebody else. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.state = "closed";
    this.open();
  }

  hear(hearer: Hear): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Watch a table until the answer is called; `since` is asked each time the connection opens. */
  watch(table: string, seat: string, since: () => number): () => void {
    const key = `${table} ${seat}`;
    const asking = (): Watch => ({ type: "watch", table, seat, since: since() });
    this.#watches.set(key, asking);
    this.#send(asking());
    return () => {
      if (this.#watches.get(key) !== asking) return;
      this.#watches.delete(key);
      this.#send({ type: "unwatch", table, seat });
    };
  }

  watchLobby(): () => void {
    if (this.#lobby++ === 0) this.#send({ type: "watch_lobby" });
    return () => {
      if (--this.#lobby === 0) this.#send({ type: "unwatch_lobby" });
    };
  }

  /** Send something again and again until it is answered. */
  ask(message: Answered): void {
    this.#unanswered.set(message.id, message);
    this.#send(message);
  }

  /** Send something that may be lost. */
  tell(message: ToServer): void {
    this.#send(message);
  }

  #send(message: ToServer): void {
    const isOpen = this.state === "open" || this.state === "silent";
    if (isOpen) this.#socket?.send(JSON.stringify(message));
  }

  #take(message: FromServer): void {
    this.#heard = performance.now();
    if (this.state === "silent") this.state = "open";
    if (message.type === "welcome") {
      this.ahead = message.now - Date.now();
      this.state = "open";
      this.#pause = FIRST_PAUSE;
      for (const asking of this.#watches.values()) this.#send(asking());
      for (const unanswered of this.#unanswered.values()) this.#send(unanswered);
      if (this.#lobby > 0) this.#send({ type: "watch_lobby" });
    }
    if (message.type === "pong") this.ahead = message.now - Date.now();
    if ((message.type === "done" || message.type === "refusal") && message.id) {
      this.#unanswered.delete(message.id);
    }
    for (const hearer of this.#hearers) hearer(message);
  }

  /** Give a connection up, and try again a little later. */
  #drop(socket: WebSocket): void {
    socket.onclose?.(new CloseEvent("close"));
    socket.close();
  }

  #check(): void {
    if (this.#socket === null || this.state === "closed" || this.state === "unknown") return;
    if (this.state !== "open" && this.state !== "silent") {
      // Opened into nothing: the server would have said welcome by now.
      if (performance.now() - this.#began > TO_WELCOME) this.#drop(this.#socket);
      return;
    }
    const every = this.#watches.size > 0 ? AT_TABLE : SIGN_OF_LIFE;
    const now = performance.now();
    // A page that slept has sent no pings, so the silence since then says nothing.
    const silence = Math.min(now - this.#heard, this.#pinged - this.#heard + every);
    if (silence > LOST * every) {
      this.#drop(this.#socket);
      return;
    }
    if (silence > CUT * every) this.state = "silent";
    if (now - this.#pinged >= every) this.#ping(every);
  }

  #ping(every: number): void {
    this.#pinged = performance.now();
    this.#send({ type: "ping", within: (CUT * every) / 1000 });
  }

  #again(): void {
    this.open();
  }

  #hurry(): void {
    if (this.state === "waiting") {
      clearTimeout(this.#timer);
      this.#again();
    } else this.#ping(this.#watches.size > 0 ? AT_TABLE : SIGN_OF_LIFE);
  }
}

export const connection = new Connection();
