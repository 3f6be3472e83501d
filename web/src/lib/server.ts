// What the server answers by HTTP, and what went wrong if it does not.
import type {
  About,
  Attempt,
  Belief,
  Chances,
  Entered,
  Hint,
  Lessons,
  Lobby,
  OpenTable,
  PersonalData,
  PersonInfo,
  Problem,
  QuickMatch,
  Readiness,
  Replay,
  TableInfo,
  Tables,
} from "../protocol";
import { hasMessage, say } from "./messages.svelte";

/** A refusal of the server, or no answer at all (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    /** Which of several it is about: the name of an option, the number of a guest from 0. */
    readonly about: string | null = null,
  ) {
    super(sentence);
  }
}

/** What went wrong, in words that a player understands, and what to do. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Refused)) return say("error-broken");
  const id = `error-${error.code.replaceAll("_", "-")}`;
  return hasMessage(id) ? say(id) : error.message;
}

/** Milliseconds until something is asked for again that is getting ready. */
export const GETTING_READY = 3000;

/** Ask until what is asked for is ready, as long as somebody wants it; `wait` is told what for. */
export async function whenReady<T>(
  ask: () => Promise<T>,
  wait: (message: string) => void,
  isWanted: () => boolean,
): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const waits = error instanceof Refused && error.code === "getting_ready";
      if (!waits || !isWanted()) throw error;
      wait(messageOf(error));
      await new Promise((done) => setTimeout(done, GETTING_READY));
    }
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    const isText = typeof body === "string";
    request.body = isText ? body : JSON.stringify(body);
    request.headers = { "content-type": isText ? "text/plain" : "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused("offline", say("error-offline"));
  }
  const text = await answer.text();
  if (answer.ok) {
    const isJson = answer.headers.get("content-type")?.includes("json");
    return (text === "" || !isJson ? text : JSON.parse(text)) as T;
  }
  let problem: Problem = { code: "broken", sentence: say("error-broken") };
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    // Something between the page and the server has answered; there is nothing to read in it.
  }
  throw new Refused(problem.code, problem.sentence, problem.about);
}

const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`;

export const server = {
  about: () => ask<About>("GET", "/api/about"),
  ready: () => ask<Readiness>("GET", "/api/ready"),
  enter: (suggestion: string) =>
    ask<Entered>("POST", "/api/people", { name: suggestion, is_suggested: true }),
  me: () => ask<PersonInfo | null>("GET", "/api/me"),
  rename: (name: string) => ask<PersonInfo>("PATCH", "/api/me", { name }),
  keep: (passphrase: string) => ask<void>("POST", "/api/me/passphrase", { passphrase }),
  signIn: (name: string, passphrase: string) =>
    ask<Entered>("POST", "/api/sign-in", { name, passphrase }),
  signOut: () => ask<void>("POST", "/api/sign-out"),
  forget: () => ask<void>("DELETE", "/api/me"),
  myData: () => ask<PersonalData>("GET", "/api/me/data"),
  person: (id: string) => ask<PersonInfo>("GET", `/api/people/${id}`),
  lobby: () => ask<Lobby>("GET", "/api/lobby"),
  open: (wanted: OpenTable) => ask<TableInfo>("POST", "/api/tables", wanted),
  quickMatch: (wanted: QuickMatch) => ask<TableInfo>("POST", "/api/quick-match", wanted),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  join: (id: string, seat?: string) =>
    ask<TableInfo>("POST", `/api/tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/leave`),
  rematch: (id: string, seat?: string) =>
    ask<TableInfo>("POST", `/api/tables/${id}/rematch${seat === undefined ? "" : query({ seat })}`),
  declineRematch: (id: string) => ask<TableInfo>("DELETE", `/api/tables/${id}/rematch`),
  mine: (status: "open" | "running" | "finished") =>
    ask<Tables>("GET", `/api/me/tables${query({ status })}`),
  finished: () => ask<Tables>("GET", "/api/finished"),
  replay: (id: string, seat: string) =>
    ask<Replay>("GET", `/api/tables/${id}/replay${query({ seat })}`),
  replayOf: (record: string, seat: string) =>
    ask<Replay>("POST", `/api/replay${query({ seat })}`, record),
  hint: (id: string, seat: string) => ask<Hint>("GET", `/api/tables/${id}/hint${query({ seat })}`),
  belief: (id: string, seat: string) =>
    ask<Belief>("GET", `/api/tables/${id}/belief${query({ seat })}`),
  chances: (id: string) => ask<Chances>("GET", `/api/tables/${id}/chances`),
  lessons: (game: string) => ask<Lessons>("GET", `/api/lessons/${game}`),
  tryLesson: (game: string, id: string, decisions: string[]) =>
    ask<Attempt>("POST", `/api/lessons/${game}/${id}`, { decisions }),
  record: (id: string) => ask<string>("GET", `/api/tables/${id}/game-file`),
};
