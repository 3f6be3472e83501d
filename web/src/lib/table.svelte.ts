// A table as it is shown here: what has come from the server, what is shown of it yet, and what
// somebody is about to decide.
import type { GameEvent } from "../games/face";
import type {
  Ask,
  FromServer,
  Line,
  News,
  Presence,
  Scene,
  Signal,
  StepView,
  TableInfo,
} from "../protocol";
import { Refused } from "./server";
import type { Connection } from "./connection.svelte";

export const SPECTATOR = "spectator";
const SIGNAL_SHOWN = 5_000;
/** Steps that are still shown one by one to somebody who has looked elsewhere for a while. */
const LAST_STEPS = 8;

export interface Said {
  seat: string;
  signal: Signal;
  key: number;
}

/** How long the steps of others stay on the board before the next ones are shown. */
export type Pace = () => number;

type ForSeat = "resign" | "offer_draw" | "ask_pause" | "resume" | "ask_abort";

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  /** What is shown; steps of others may wait behind it. */
  scene = $state.raw<Scene | null>(null);
  /** How it stands by now, whatever is shown. */
  newest = $state.raw<Scene | null>(null);
  /** How many messages about steps have come that are not shown yet. */
  waiting = $state(0);
  /** All that has been shown so far. */
  steps = $state.raw<StepView[]>([]);
  /** What has just happened, for the board to show by movement. */
  events = $state.raw<GameEvent[]>([]);
  considered = $state<string | null>(null);
  /** What waits for a second tap. */
  chosen = $state<string | null>(null);
  foreseen = $state.raw<GameEvent[]>([]);
  /** A decision that is on its way to the server. */
  sending = $state<string | null>(null);
  problem = $state.raw<Refused | null>(null);
  said = $state.raw<Said[]>([]);
  /** Who does not look at the table now, and since when. */
  presence = $state.raw<Presence | null>(null);

  #queue: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;
  /** The entry that the decision on its way has become. */
  #entered = Infinity;
  #saying = new Map<string, string>();
  #leave: (() => void)[] = [];
  #signals = 0;

  constructor(
    readonly id: string,
    readonly seat: string,
    private readonly connection: Connection,
    private readonly pace: Pace,
    private readonly tell: (step: StepView) => void = () => {},
  ) {
    this.#leave.push(
      connection.hear((message) => this.#hear(message)),
      connection.watch(id, seat, () => this.newest?.number ?? 0),
    );
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#leave.forEach((leave) => leave());
  }

  /** What can be decided here and now: nothing while a decision is on its way or a step waits. */
  get decisions(): string[] {
    return this.sending === null && this.waiting === 0 ? (this.scene?.decisions ?? []) : [];
  }

  /** A decision that can be made now, to be read. */
  described(decision: string): Line | null {
    return this.scene?.described?.[this.scene.decisions?.indexOf(decision) ?? -1] ?? null;
  }

  consider(decision: string | null): void {
    // What is on its way stays as it is foreseen until it has happened.
    if (decision === this.considered || this.sending !== null) return;
    this.considered = decision;
    this.foreseen = [];
    if (decision === null || this.scene === null || this.connection.state !== "open") return;
    const { number } = this.scene;
    this.connection.tell({ type: "preview", table: this.id, seat: this.seat, number, decision });
  }

  decide(decision: string): void {
    if (this.scene === null || !this.decisions.includes(decision)) return;
    this.sending = decision;
    this.#entered = Infinity;
    this.chosen = null;
    const { number } = this.scene;
    this.#ask({ type: "decide", table: this.id, seat: this.seat, number, decision });
  }

  /** Choose; with `twice` a decision waits until it is chosen again. */
  choose(decision: string, twice: boolean): void {
    if (twice && this.chosen !== decision) {
      this.chosen = decision;
      this.consider(decision);
    } else this.decide(decision);
  }

  takeBack(): void {
    this.chosen = null;
    this.consider(null);
  }

  act(type: ForSeat, seat = this.seat): void {
    this.#ask({ type, table: this.id, seat });
  }

  /** Go on without somebody who is away: with a computer player, or not at all. */
  goOn(how: "replace" | "abort", absent: string): void {
    const where = { table: this.id, seat: this.seat };
    if (how === "replace") this.#ask({ type: "ask_replace", ...where, absent });
    else this.#ask({ type: "ask_abort", ...where, without: absent });
  }

  decline(what: Ask): void {
    this.#ask({ type: "decline", table: this.id, seat: this.seat, what });
  }

  say(signal: Signal): void {
    this.connection.tell({ type: "say", table: this.id, signal });
  }

  #ask(
    message:
      | { type: ForSeat; table: string; seat: string; without?: string }
      | { type: "ask_replace"; table: string; seat: string; absent: string }
      | { type: "decline"; table: string; seat: string; what: Ask }
      | { type: "decide"; table: string; seat: string; number: number; decision: string },
  ): void {
    this.problem = null;
    const id = crypto.randomUUID().slice(0, 18);
    this.#saying.set(id, message.type);
    this.connection.ask({ ...message, id });
  }

  #hear(message: FromServer): void {
    if (message.type === "table" && message.id === this.id) this.info = message;
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "news" && message.seat === this.seat) this.#take(message);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "signalled") this.#signalled(message.seat, message.signal);
    else if (message.type === "foreseen" && message.seat === this.seat) {
      const now = message.number === this.scene?.number;
      if (now && message.decision === this.considered) {
        this.foreseen = (message.events ?? []) as GameEvent[];
      }
    } else if (message.type === "done" || message.type === "refusal") {
      if (!message.id || !this.#saying.has(message.id)) return;
      const decided = this.#saying.get(message.id) === "decide";
      this.#saying.delete(message.id);
      if (decided) {
        this.#entered = message.type === "done" ? message.number : 0;
        this.#arrive();
      }
      if (message.type === "refusal" && message.code !== "out_of_date") {
        this.problem = new Refused(message.code, message.sentence);
      }
    }
  }

  #take(news: News): void {
    const isFirst = this.newest === null;
    const isMine = news.steps.at(-1)?.seat === this.seat;
    this.newest = news.scene;
    this.#queue.push(news);
    if (isFirst || (isMine && this.#queue.length === 1)) this.skip();
    else this.#showNext();
  }

  /** Show how it stands now, without the steps in between. */
  skip(): void {
    this.#hurryTo(0);
  }

  /** After a time away only the last steps are worth waiting for. */
  catchUp(): void {
    this.#hurryTo(LAST_STEPS);
    this.#showNext();
  }

  #hurryTo(left: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length > left) this.#show(this.#queue.shift() as News);
    this.waiting = this.#queue.length;
  }

  /** The first step is shown at once; those that follow it closely wait, so that one can see them. */
  #showNext(): void {
    this.waiting = this.#queue.length;
    if (this.#timer !== undefined || this.#queue.length === 0) return;
    const wait = this.#shownAt + this.pace() - performance.now();
    const show = () => {
      this.#timer = undefined;
      const news = this.#queue.shift();
      if (news !== undefined) this.#show(news);
      this.#showNext();
    };
    if (wait <= 0) show();
    else this.#timer = setTimeout(show, wait);
  }

  /** A decision has arrived when what it brought about is shown. */
  #arrive(): void {
    if (this.sending === null || (this.scene?.number ?? 0) < this.#entered) return;
    this.sending = null;
    if (this.#entered === 0) this.consider(null);
  }

  #show(news: News): void {
    const known = this.steps.at(-1)?.number ?? 0;
    const isFirst = this.scene === null;
    const fresh = news.steps.filter((step) => step.number > known);
    this.#shownAt = performance.now();
    if (fresh.length > 0 || news.scene.number !== this.scene?.number) {
      this.chosen = null;
      this.considered = null;
      this.foreseen = [];
    }
    this.scene = news.scene;
    this.#arrive();
    // Where one plays from memory, the server says what of earlier steps may still be looked up.
    const faded = new Map((news.faded ?? []).map((step) => [step.number, step]));
    this.steps = [...this.steps.map((step) => faded.get(step.number) ?? step), ...fresh];
    this.events = isFirst ? [] : fresh.flatMap((step) => (step.events ?? []) as GameEvent[]);
    if (!isFirst) fresh.forEach((step) => this.tell(step));
  }

  #signalled(seat: string, signal: Signal): void {
    const key = ++this.#signals;
    this.said = [...this.said, { seat, signal, key }];
    setTimeout(() => (this.said = this.said.filter((one) => one.key !== key)), SIGNAL_SHOWN);
  }
}
