// What lies on the table of Sarah's Vision, as the house tells it.
import type { GameEvent, View } from "../face";

export const COLOURS = ["green", "orange", "yellow", "purple"] as const;
export const ROLES = ["engineer", "scientist", "senator"] as const;
export const LOCATIONS = [
  "observatory",
  "agency_hq",
  "skyport",
  "gardens",
  "community_center",
  "foundry",
  "archive",
  "academy",
  "tidal_works",
] as const;
export const SLOTS = ["left", "middle", "right"] as const;
export const SEATS = ["first", "second", "third", "fourth"] as const;
/** Layers at the top from which nothing is pulled. */
export const UNTOUCHABLE = 3;

export type Colour = (typeof COLOURS)[number];
export type Role = (typeof ROLES)[number];
export type Location = (typeof LOCATIONS)[number];

/** A text in some languages, or in one that is not named. */
export type Texts = string | Partial<Record<"en" | "de" | "fr", string>>;

/** What is printed on an event. */
export interface Print {
  danger: Partial<Record<Location, number>>;
  inspiration: Partial<Record<Location, number>>;
  lines: string[];
  frames: Record<string, Colour>;
}

export interface Card extends Partial<Print> {
  event: number | null;
  face_up: boolean;
  swan?: boolean;
  covers?: Record<string, string>;
}

export interface Layer {
  blocks: (string | null)[];
  felt?: (string | null)[];
  risk?: (number | null)[];
}

export interface Pending {
  named?: string[];
  for?: "swap" | "remove" | "reveal" | "cover" | "play";
  target?: string | null;
  colour?: Colour;
  owed?: number;
  touches?: number;
  pulled?: string | null;
  by?: number | string;
  line?: number;
  left?: number;
  does?: string;
  place?: Location;
  passes?: number;
  sheltered?: Role[];
  falling?: number;
  fallen?: boolean;
}

export interface WrittenScenario {
  name: Texts;
  intro: Texts;
  rule?: Texts;
  events: { title: Texts; story: Texts }[];
}

export interface Options {
  players?: number;
  scenario?: number | WrittenScenario;
  events?: "in_order" | "shuffled";
  tower?: "simulated" | "outside";
  figures?: string[];
}

export type Stage =
  "action" | "name" | "pay" | "outcome" | "directive" | "choice" | "take" | "learn" | "over";

export interface Table {
  to_move: string | null;
  active: string;
  turn: string;
  step: number;
  stage: Stage;
  options: Options;
  figures: Record<Role, Location>;
  zones: Record<Role, number>;
  danger: Partial<Record<Location, number>>;
  inspiration: Partial<Record<Location, number>>;
  grid: Record<Colour, Record<Role, number>>;
  locked: Record<string, string[]>;
  unlocked: string[];
  row: Card[];
  resolving?: Card;
  hands: Record<string, string[]>;
  discarded: string[];
  tower: Layer[];
  pending?: Pending;
  deck: number | number[];
  directives: number | string[];
  limit?: number;
  payable?: Record<Colour, number>;
  touches_left?: number;
}

/** A view is a table: the house has checked it. */
export function tableOf(view: View): Table {
  return view as unknown as Table;
}

/** How many there are: a view tells the number, a position that hides nothing the things. */
export function countOf(pile: number | unknown[]): number {
  return typeof pile === "number" ? pile : pile.length;
}

/** The colours of a block or of what covers a section: one or two. */
export function coloursOf(block: string): Colour[] {
  return block.replace(" cube", "").split("_") as Colour[];
}

/** The sections of an event that say something, in reading order. */
export function sectionsOf(card: Card): string[] {
  const cells = LOCATIONS.filter((x) => card.danger?.[x] || card.inspiration?.[x]);
  return [...cells, ...(card.lines ?? []).map((_, i) => `line_${i + 1}`)];
}

/** How many layers lie below those from which nothing is pulled. */
export function pullableLayers(table: Table): number {
  return Math.max(0, table.tower.length - UNTOUCHABLE);
}

/** How much danger the events that lie face up will bring to each place: by the next, and by all. */
export function comingDanger(
  table: Table,
): Partial<Record<Location, { next: number; all: number }>> {
  const found: Partial<Record<Location, { next: number; all: number }>> = {};
  table.row.forEach((card, place) => {
    if (!card.face_up) return;
    for (const location of LOCATIONS) {
      const cubes = card.covers?.[location] ? 0 : (card.danger?.[location] ?? 0);
      if (cubes === 0) continue;
      const here = (found[location] ??= { next: 0, all: 0 });
      here.all += cubes;
      if (place === 0) here.next += cubes;
    }
  });
  return found;
}

/** What would be different after some events: changes of numbers, and figures that go elsewhere. */
export interface Changes {
  danger: Partial<Record<string, number>>;
  inspiration: Partial<Record<string, number>>;
  zone: Partial<Record<string, number>>;
  grid: Partial<Record<string, number>>;
  moves: Partial<Record<string, string>>;
}

export function changesOf(events: GameEvent[]): Changes {
  const found: Changes = { danger: {}, inspiration: {}, zone: {}, grid: {}, moves: {} };
  const add = (to: Partial<Record<string, number>>, key: unknown, cubes: unknown): void => {
    to[String(key)] = (to[String(key)] ?? 0) + Number(cubes);
  };
  for (const e of events) {
    if (e.event === "danger") add(found.danger, e["location"], e["cubes"]);
    else if (e.event === "inspiration") add(found.inspiration, e["location"], e["cubes"]);
    else if (e.event === "zone") add(found.zone, e["role"], e["cubes"]);
    else if (e.event === "grid") add(found.grid, `${e["colour"]} ${e["role"]}`, e["cubes"]);
    else if (e.event === "move") found.moves[String(e["role"])] = String(e["to"]);
  }
  return found;
}
