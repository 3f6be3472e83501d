// The messages between a browser and the server. Generated; do not edit.

export type ToServer = Decide | Resign | OfferDraw | AskPause | Resume | AskAbort | AskReplace | Decline | Preview | Watch | Unwatch | Say | WatchLobby | UnwatchLobby | Ping;

export type FromServer = Welcome | TableInfo | News | Done | Foreseen | Refusal | Signalled | Presence | Lobby | Pong;

export type Signal = "good_luck" | "goodbye" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well_played";

export type Clock = NoClock | Fischer | ByoYomi | Days;

export type By = "fallback" | "player";

export type Ask = "abort" | "draw" | "pause";

/** How a game ended: the winner's seat, or None where there is no single one, and why. */
export interface Result {
  winner: string | null;
  reason: string;
  winners?: string[];
  scores?: Record<string, number>;
}

/** A sentence to be said: the id of a Fluent message, and its arguments. */
export interface Line {
  id: string;
  args?: Record<string, number | string | Line | (string | Line)[]>;
  text?: Partial<Record<"de" | "en" | "fr", string>>;
}

/** Come in as a guest. */
export interface Enter {
  name: string;
  is_bot?: boolean;
  is_suggested?: boolean;
}

/** Who you are now, and the key by which you are known from now on: a browser's cookie. */
export interface Entered {
  person: PersonInfo;
  key: string;
}

/** Use an account on another device. */
export interface SignIn {
  name: string;
  passphrase: string;
}

/** Make an account of a guest: from now on the name belongs to it. */
export interface Keep {
  passphrase: string;
}

/** Take another name. */
export interface Rename {
  name: string;
}

/** Somebody, as everybody may know them. */
export interface PersonInfo {
  id: string;
  name: string;
  is_bot: boolean;
  is_guest: boolean;
  ratings?: RatingInfo[];
}

/** Everything that is stored about you. */
export interface PersonalData {
  person: AccountInfo;
  keys: KeyInfo[];
  ratings: Record<string, Rating>;
  games: TableInfo[];
}

/** Set up a table. */
export interface OpenTable {
  game: string;
  options?: Record<string, unknown>;
  clock?: Clock;
  seat?: string | null;
  players?: string[];
  guests?: string[];
  rated?: boolean;
  private?: boolean;
}

/** Play with whoever wants to play the same. */
export interface QuickMatch {
  game: string;
  rated?: boolean;
}

/** Sit down at an open table. */
export interface Join {
  seat?: string | null;
}

/** Some tables. */
export interface Tables {
  tables: TableInfo[];
}

/** What there is to play, and against whom. */
export interface About {
  version: string;
  protocol: number;
  games: GameInfo[];
  players: PlayerInfo[];
  signals: string[];
}

/** Whether the server can be used, what it waits for if not, and what it prepares. */
export interface Readiness {
  status: string;
  waits_for?: string[];
  preparing?: Record<string, string[]>;
  failed?: Record<string, string[]>;
}

/** A finished game as a seat saw it: where it began, and what followed. */
export interface Replay {
  table: TableInfo;
  seat: string;
  start: unknown;
  steps: StepView[];
  views: unknown[];
  end?: Line | null;
  revealed?: unknown[];
}

/** The answer to a request that was refused; nothing has changed. */
export interface Problem {
  code: string;
  sentence: string;
  details?: Record<string, number | string>;
}

/** The lessons of a game, in the order in which they are learnt. */
export interface Lessons {
  game: string;
  lessons: LessonInfo[];
}

/** All that the learner has decided since the beginning of a lesson. */
export interface TryLesson {
  decisions: string[];
}

/** What a strong player would decide after some entries, the best first, and why. */
export interface Hint {
  number: number;
  seat: string;
  best: Advice[];
}

/** A probability for each thing that something hidden may be, by where it lies. */
export interface Belief {
  number: number;
  seat: string;
  places: Record<string, Record<string, number>>;
}

/** How the chances went in a finished game, as far as they are worked out. */
export interface Chances {
  done: number;
  total: number;
  chances: ChancePoint[];
  turning_points: number[];
}

/** Decide for a seat where the table has `number` entries. Safe to send again with its id. */
export interface Decide {
  type: "decide";
  id: string;
  table: string;
  seat: string;
  number: number;
  decision: string;
}

/** Give up, or leave a game that goes on without you. */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
  seat: string;
}

/** Offer a draw, or accept the one that was offered. */
export interface OfferDraw {
  type: "offer_draw";
  id: string;
  table: string;
  seat: string;
}

/** Ask for a pause, or agree to one. */
export interface AskPause {
  type: "ask_pause";
  id: string;
  table: string;
  seat: string;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id: string;
  table: string;
  seat: string;
}

/** Ask that the game shall not count, or agree to it. */
export interface AskAbort {
  type: "ask_abort";
  id: string;
  table: string;
  seat: string;
  without?: string | null;
}

/** Go on with a computer player in the place of somebody who has been away for a while. */
export interface AskReplace {
  type: "ask_replace";
  id: string;
  table: string;
  seat: string;
  absent: string;
  player?: "level1" | "level2" | "level3" | "level4" | "level5" | "level6";
}

/** Say no to what others have asked for. */
export interface Decline {
  type: "decline";
  id: string;
  table: string;
  seat: string;
  what: Ask;
}

/** What would this decision do, as far as the seat can foresee it? */
export interface Preview {
  type: "preview";
  table: string;
  seat: string;
  number: number;
  decision: string;
}

/** Look at a table from a seat (or as a spectator), and be told all that comes after `since`. */
export interface Watch {
  type: "watch";
  table: string;
  seat?: string;
  since?: number;
}

/** Look away. */
export interface Unwatch {
  type: "unwatch";
  table: string;
  seat?: string;
}

/** Give a signal to everybody at a table. */
export interface Say {
  type: "say";
  table: string;
  signal: Signal;
}

/** Be told of open tables. */
export interface WatchLobby {
  type: "watch_lobby";
}

/** Stop being told of open tables. */
export interface UnwatchLobby {
  type: "unwatch_lobby";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  within?: number | null;
}

/** The first message on every connection. */
export interface Welcome {
  type: "welcome";
  person: string;
  name: string;
  now: number;
  protocol: number;
}

/** A table as everybody may know it. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  options: Record<string, unknown>;
  clock: Clock;
  seats: SeatInfo[];
  status: "closed" | "finished" | "open" | "running";
  rated: boolean;
  private: boolean;
  host: string;
  opened: number;
  commitment: string;
  begun?: number | null;
  ended?: number | null;
  outcome?: Result | null;
  rematch?: string | null;
  rematch_offer?: RematchOffer | null;
}

/** What has happened at a table since the last message about it, and how it stands now. */
export interface News {
  type: "news";
  table: string;
  seat: string;
  steps: StepView[];
  scene: Scene;
  faded?: StepView[];
}

/** What was asked with an id is on disk, as the entry with this number. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  number: number;
}

/** What a decision will do, up to where something comes that cannot be foreseen. */
export interface Foreseen {
  type: "foreseen";
  table: string;
  seat: string;
  number: number;
  decision: string;
  events: unknown[];
  outcome?: Result | null;
}

/** Something was refused and nothing has changed: a code for programs, a sentence for people. */
export interface Refusal {
  type: "refusal";
  code: string;
  sentence: string;
  id?: string | null;
  table?: string | null;
  details?: Record<string, number | string>;
}

/** Somebody gave a signal. */
export interface Signalled {
  type: "signalled";
  table: string;
  seat: string;
  signal: Signal;
}

/** Which people do not look at a running table now. */
export interface Presence {
  type: "presence";
  table: string;
  away: Record<string, number>;
  patience: number;
}

/** The open tables that everybody may join, and games to watch. */
export interface Lobby {
  type: "lobby";
  open: TableInfo[];
  running: TableInfo[];
}

/** I am here. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Everybody takes the time they need. */
export interface NoClock {
  type: "none";
}

/** Some seconds for the whole game, and an increment after each turn. */
export interface Fischer {
  type: "fischer";
  seconds: number;
  increment?: number;
}

/** Some seconds for the whole game, and then a number of periods. */
export interface ByoYomi {
  type: "byo_yomi";
  seconds: number;
  periods: number;
  period: number;
}

/** A number of days for each turn. */
export interface Days {
  type: "days";
  days: number;
}

/** How strong somebody is thought to be, and how sure that is. */
export interface RatingInfo {
  kind: string;
  value: number;
  uncertainty: number;
  games: number;
}

/** What is stored of you yourself; of a passphrase only a hash, which nobody is sent. */
export interface AccountInfo {
  id: string;
  name: string;
  is_bot: boolean;
  since: number;
}

/** One of your keys; the key itself is not stored. */
export interface KeyInfo {
  label: string;
  since: number;
}

/** How strong somebody seems; two uncertainties either way are a 95 % interval. */
export interface Rating {
  value?: number;
  uncertainty?: number;
  volatility?: number;
  games?: number;
  at?: number;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  seats: string[];
  has_draws: boolean;
  is_cooperative: boolean;
  options: Record<string, unknown>;
  seats_by_choice?: Record<string, string>;
}

/** A computer player, with its ratings from the arena. */
export interface PlayerInfo {
  player: string;
  names: Record<string, string>;
  ratings: Record<string, number>;
}

/** An entry of a table as a seat saw it: never the decision itself, only what it did. */
export interface StepView {
  number: number;
  did: string;
  seat: string;
  at: number;
  events?: unknown[];
  lines?: Line[];
  by?: By;
  fault?: string;
  what?: Ask | null;
  absent?: string | null;
}

/** A lesson: the learner's seat, how many decisions it may take, and where it begins. */
export interface LessonInfo {
  id: string;
  seat: string;
  most: number;
  start: Attempt;
}

/** A decision, the chance to win after it, and why one might take it. */
export interface Advice {
  decision: string;
  chance: number;
  reasons: Reason[];
}

/**
 * The chances of winning after some entries, as the seat on turn saw them; at the end,
 * nobody's.
 */
export interface ChancePoint {
  number: number;
  seat: string | null;
  chance: Record<string, number>;
}

/** Who sits where; a seat with neither a name nor a player is free. */
export interface SeatInfo {
  seat: string;
  name?: string | null;
  player?: string | null;
  person?: string | null;
  reserved?: string | null;
}

/** A rematch that was asked for after a game. */
export interface RematchOffer {
  table: string;
  status: "closed" | "finished" | "open" | "running";
  accepted: string[];
}

/** A table as a seat sees it now. */
export interface Scene {
  number: number;
  view: unknown;
  to_act: string | null;
  decisions?: string[];
  question?: Line | null;
  described?: Line[];
  clock?: Times | null;
  paused?: boolean;
  draw_offers?: string[];
  pause_asks?: string[];
  abort_asks?: string[];
  left?: string[];
  stand_ins?: Record<string, string>;
  replace_asks?: string[];
  out_of_time?: string[];
  outcome?: Result | null;
  end?: Line | null;
}

/** How far a learner has come, as the learner's seat sees it. */
export interface Attempt {
  number: number;
  view: unknown;
  to_act: string | null;
  decisions: string[];
  question: Line | null;
  described: Line[];
  events: unknown[];
  passed: boolean;
  failed: boolean;
}

/** What speaks for a decision or against it: the message `reason-<game>-<code>` says it. */
export interface Reason {
  code: string;
  args?: Record<string, number | string>;
}

/** The clocks at the moment when they last changed, in milliseconds. */
export interface Times {
  left: Record<string, number>;
  periods: Record<string, number>;
  running: string | null;
  since: number;
  paused: boolean;
}
