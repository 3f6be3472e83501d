// Tables in words: who sits there, what is agreed, who may get help.
import type { About, Clock, GameInfo, PlayerInfo, SeatInfo, TableInfo } from "../protocol";
import { server } from "./server";
import type { Names, People } from "./messages.svelte";
import { say, messages } from "./messages.svelte";

let about: Promise<About> | null = null;

/** What there is to play here; asked once. */
export function aboutServer(): Promise<About> {
  about ??= server.about().catch((error: unknown) => {
    about = null;
    throw error;
  });
  return about;
}

export function levelName(players: PlayerInfo[], player: string): string {
  return players.find((one) => one.player === player)?.names[messages.language] ?? player;
}

/** Who sits on a seat, as one calls them. */
export function occupantName(seat: SeatInfo, players: PlayerInfo[]): string {
  if (seat.player) return levelName(players, seat.player);
  return seat.name ?? say("seat-free");
}

/** The names of all at a table, by seat; several computers of one strength are numbered. */
export function namesOf(info: TableInfo, players: PlayerInfo[]): Names {
  const names: Names = {};
  const met = new Map<string, number>();
  for (const seat of info.seats) {
    const name = occupantName(seat, players);
    const number = (met.get(name) ?? 0) + 1;
    met.set(name, number);
    names[seat.seat] = seat.player && number > 1 ? `${name} ${number}` : name;
  }
  return names;
}

/** Those at a table, as one of them reads about them; who shares a device goes by name. */
export function peopleOf(info: TableInfo, players: PlayerInfo[], mySeats: string[]): People {
  const names = namesOf(info, players);
  for (const { seat, player } of info.seats) {
    if (player) names[seat] = say("computer-name", { name: names[seat] ?? "" });
  }
  return { game: info.game, names, reader: mySeats.length === 1 ? (mySeats[0] ?? null) : null };
}

export function clockText(clock: Clock): string {
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
export function awayText(since: number): string {
  const time = new Intl.DateTimeFormat(messages.language, { hour: "2-digit", minute: "2-digit" });
  return say("away-since", { time: time.format(since) });
}

export function seatsOf(info: TableInfo, person: string | undefined): string[] {
  return info.seats.filter((seat) => person && seat.person === person).map((seat) => seat.seat);
}

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

/** A value that a house rule can have; some have a title of their own, such as a figure's name. */
export interface RuleValue {
  value: string | number | boolean;
  title?: string;
}

/** A house rule as it can be set: by one of some values, by a number, or by a value for each place. */
export interface Rule {
  name: string;
  values: RuleValue[];
  range: { least: number; most: number } | null;
  each: RuleValue[] | null;
  usual: unknown;
}

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: RuleValue["value"][];
  const?: RuleValue["value"];
  title?: string;
  type?: string;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  properties?: Record<string, Schema>;
}

/** All house rules of a game. What somebody would have to write themselves has no control. */
export function rulesOf(game: GameInfo): Rule[] {
  const { $defs = {} } = game.options as { $defs?: Record<string, Schema> };

  /** What a schema allows, one by one: behind references, and on all sides of a choice. */
  function partsOf(schema: Schema): Schema[] {
    if (schema.$ref !== undefined) {
      const found = $defs[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)];
      return found === undefined ? [] : partsOf(found);
    }
    const choices = schema.anyOf ?? schema.oneOf;
    return choices === undefined ? [schema] : choices.flatMap(partsOf);
  }

  function valuesOf(parts: Schema[]): RuleValue[] {
    return parts.flatMap((part): RuleValue[] => {
      if (part.const !== undefined) {
        return [
          part.title === undefined
            ? { value: part.const }
            : { value: part.const, title: part.title },
        ];
      }
      if (part.type === "boolean") return [{ value: true }, { value: false }];
      return (part.enum ?? []).map((value) => ({ value }));
    });
  }

  return Object.entries($defs["Options"]?.properties ?? {}).map(([name, property]) => {
    const parts = partsOf(property);
    const number = parts.find((part) => part.type === "integer" && part.enum === undefined);
    const list = parts.find((part) => part.type === "array");
    return {
      name,
      values: valuesOf(parts),
      range: number ? { least: number.minimum ?? 0, most: number.maximum ?? 1_000_000 } : null,
      each: list?.items ? valuesOf(partsOf(list.items)) : null,
      usual: property.default,
    };
  });
}
