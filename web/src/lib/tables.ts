// Tables in words: who sits there, what is agreed, who may get help.
import type { Clock, GameInfo, House, PlayerInfo, SeatInfo, TableInfo } from "../protocol";
import { house } from "./house";
import { say, words } from "./words.svelte";

let about: Promise<House> | null = null;

/** What there is to play here; asked once. */
export function aboutHouse(): Promise<House> {
  about ??= house.about().catch((error: unknown) => {
    about = null;
    throw error;
  });
  return about;
}

export function levelName(players: PlayerInfo[], player: string): string {
  return players.find((one) => one.player === player)?.names[words.language] ?? player;
}

/** Who sits on a seat, as one calls them. */
export function sitterName(seat: SeatInfo, players: PlayerInfo[]): string {
  if (seat.player) return levelName(players, seat.player);
  return seat.name ?? say("seat-free");
}

/** The names of all at a table, by seat; several computers of one strength are numbered. */
export function namesOf(info: TableInfo, players: PlayerInfo[]): Names {
  const names: Names = {};
  const met = new Map<string, number>();
  for (const seat of info.seats) {
    const name = sitterName(seat, players);
    const number = (met.get(name) ?? 0) + 1;
    met.set(name, number);
    names[seat.seat] = seat.player && number > 1 ? `${name} ${number}` : name;
  }
  return names;
}

export function clockWords(clock: Clock): string {
  switch (clock.type) {
    case "none":
      return say("clock-none");
    case "fischer":
      return say("clock-fischer", {
        minutes: Math.round(clock.seconds / 6) / 10,
        increment: clock.increment ?? 0,
      });
    case "byo_yomi":
      return say("clock-byo-yomi", {
        minutes: Math.round(clock.seconds / 6) / 10,
        periods: clock.periods,
        period: clock.period,
      });
    case "days":
      return say("clock-days", { days: clock.days });
  }
}

/** Since when somebody is away, by the clock on the wall. */
export function awayWords(since: number): string {
  const time = new Intl.DateTimeFormat(words.language, { hour: "2-digit", minute: "2-digit" });
  return say("away-since", { time: time.format(since) });
}

export function seatsOf(info: TableInfo, person: string | undefined): string[] {
  return info.seats.filter((seat) => person && seat.person === person).map((seat) => seat.seat);
}

/** The names of those who play, by seat. */
export type Names = Record<string, string>;

/** How a rematch stands, for those who sit on some seats of the game before. */
export interface Rematch {
  /** None was asked for, or it was declined; one waits for others; others wait; it has begun. */
  state: "none" | "waiting" | "offered" | "begun";
  table: string | null;
  accepted: string[];
  missing: string[];
}

export function rematchOf(info: TableInfo, mySeats: string[]): Rematch {
  const offer = info.rematch_offer;
  const table = offer?.table ?? null;
  const people = info.seats.filter((seat) => !seat.player).map((seat) => seat.seat);
  const accepted = offer?.accepted ?? [];
  const missing = people.filter((seat) => !accepted.includes(seat));
  if (!offer || offer.status === "closed") return { state: "none", table, accepted, missing };
  const isMine = mySeats.some((seat) => accepted.includes(seat));
  const state = offer.status !== "open" ? "begun" : isMine ? "waiting" : "offered";
  return { state, table, accepted, missing };
}

/** Whether somebody may sit down at an open table: some seats are kept for others. */
export function maySitDown(info: TableInfo, person: string | undefined): boolean {
  return info.seats.some(
    (seat) => !seat.name && !seat.player && (!seat.reserved || seat.reserved === person),
  );
}

/** Help is for those who play alone against computers, where nothing counts. */
export function mayHaveHelp(info: TableInfo): boolean {
  return !info.rated && info.seats.filter((seat) => !seat.player).length === 1;
}

/** A house rule as it can be set: one of some values, or a number. */
export interface Rule {
  name: string;
  values: string[];
  least?: number;
  most?: number;
  usual: unknown;
}

interface Schema {
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** The house rules of a game that a form can show: those with values to choose from. */
export function rulesOf(game: GameInfo): Rule[] {
  const schema = game.options as {
    $defs?: Record<string, { properties?: Record<string, Schema> }>;
  };
  const properties = schema.$defs?.["Options"]?.properties ?? {};
  return Object.entries(properties).flatMap(([name, property]) => {
    const parts = property.anyOf ?? [property];
    const values = parts.flatMap((part) => part.enum ?? []).map(String);
    const number = parts.find((part) => part.type === "integer" && part.enum === undefined);
    const isPlain = parts.every((part) => part.enum !== undefined || part.type === "integer");
    if (!isPlain || (values.length < 2 && number === undefined)) return [];
    const rule: Rule = { name, values, usual: property.default };
    if (number?.minimum !== undefined) rule.least = number.minimum;
    if (number?.maximum !== undefined) rule.most = number.maximum;
    return [rule];
  });
}
