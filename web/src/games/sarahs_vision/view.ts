// What can be read off a view of Sarah's Vision, and what events change.
import {
  LOCATIONS,
  ROLES,
  UNTOUCHABLE,
  type Card,
  type Colour,
  type Event,
  type Location,
  type View,
} from "./types";

/** Views and events as what they are; the server has made them. */
export const viewOf = (view: unknown): View => view as View;
export const eventsOf = (events: readonly unknown[]): Event[] => events as Event[];

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
export function pullableLayers(table: View): number {
  return Math.max(0, table.tower.length - UNTOUCHABLE);
}

/** How much danger the events that lie face up will bring to each place: by the next, and by all. */
export function comingDanger(
  table: View,
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

export function changesOf(events: readonly Event[]): Changes {
  const found: Changes = { danger: {}, inspiration: {}, zone: {}, grid: {}, moves: {} };
  const add = (to: Partial<Record<string, number>>, key: string, cubes: number): void => {
    to[key] = (to[key] ?? 0) + cubes;
  };
  for (const e of events) {
    if (e.event === "danger") add(found.danger, e.location, e.cubes);
    else if (e.event === "inspiration") add(found.inspiration, e.location, e.cubes);
    else if (e.event === "zone") add(found.zone, e.role, e.cubes);
    else if (e.event === "grid") add(found.grid, `${e.colour} ${e.role}`, e.cubes);
    else if (e.event === "move") found.moves[e.role] = e.to;
  }
  return found;
}

/** Who stands at a location. */
export function figuresAt(table: View, location: string): string[] {
  return ROLES.filter((role) => table.figures[role] === location);
}

export function areNeighbours(one: Location, other: Location): boolean {
  const [a, b] = [LOCATIONS.indexOf(one), LOCATIONS.indexOf(other)];
  return Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) === 1;
}
