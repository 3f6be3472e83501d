// A choice of several parts on the row of events: cards to swap or to remove, sections to cover.
// Nothing of it is decided before it is confirmed, and every part can be taken back until then.
import { firsts, argsOf, seconds } from "./decisions";
import { COLOURS, type Colour, type View } from "./types";
import { coloursOf, pullableLayers } from "./view";

export interface Plan {
  verb: "swap" | "remove" | "cover";
  /** Places of cards ("2"), or sections of cards ("2 line_1"), as decisions name them. */
  parts: string[];
}

export function isPlanned(plan: Plan | null, verb: Plan["verb"], part: string): boolean {
  return plan?.verb === verb && plan.parts.includes(part);
}

/** How many sections are covered by one choice: as an action many, by a line of a card one. */
function most(plan: Plan["verb"], table: View): number {
  if (plan === "swap") return 2;
  return plan === "cover" && isAction(table) ? Infinity : 1;
}

function isAction(table: View): boolean {
  return table.stage === "action" || table.stage === "name";
}

/** The plan with one part more, or without it if it was there; the last part gives way if it must. */
export function toggled(
  plan: Plan | null,
  verb: Plan["verb"],
  part: string,
  table: View,
): Plan | null {
  const before = plan?.verb === verb ? plan.parts : [];
  if (before.includes(part)) {
    const parts = before.filter((one) => one !== part);
    return parts.length > 0 ? { verb, parts } : null;
  }
  return { verb, parts: [...before.slice(0, most(verb, table) - 1), part] };
}

/** Whether a part can be chosen, given what is planned already. */
export function canPlan(
  plan: Plan | null,
  verb: Plan["verb"],
  part: string,
  table: View,
  decisions: string[],
): boolean {
  const others = plan?.verb === verb ? plan.parts.filter((one) => one !== part) : [];
  if (verb === "swap") {
    const [first] = others;
    if (first !== undefined) return seconds(decisions, verb, first).has(part);
    return firsts(decisions, verb).has(part);
  }
  if (!decisions.includes(`${verb} ${part}`)) return false;
  return verb === "remove" || !isAction(table) || isPayable(table, [...others, part]);
}

/** The decisions that a plan comes to, in their order; null while a part is missing. */
export function decisionsOf(plan: Plan, table: View, decisions: string[]): string[] | null {
  const [one = "", other = ""] = plan.parts;
  if (plan.verb === "swap") {
    const swap = seconds(decisions, "swap", one).get(other);
    return swap === undefined ? null : [swap];
  }
  const all = plan.parts.map((part) => `${plan.verb} ${part}`);
  return plan.verb === "cover" && isAction(table) ? [...all, "pay"] : all;
}

/** Whether all that is planned can still be chosen. */
export function isPossible(plan: Plan, table: View, decisions: string[]): boolean {
  return plan.parts.every((part) => canPlan(plan, plan.verb, part, table, decisions));
}

/** The colour in which a section, as "2 line_1", is framed. */
export function frameOf(table: View, part: string): Colour | undefined {
  const [place = "", section = ""] = argsOf(`cover ${part}`, "cover");
  return table.row[Number(place) - 1]?.frames?.[section];
}

/** What sections cost, by colour, in the order of colours. */
export function costOf(table: View, parts: string[]): { colour: Colour; number: number }[] {
  const frames = parts.map((part) => frameOf(table, part));
  return COLOURS.map((colour) => ({
    colour,
    number: frames.filter((one) => one === colour).length,
  })).filter(({ number }) => number > 0);
}

/**
 * Whether some sections can be paid for together, with those that are named already. A layer gives
 * all its blocks but one, so there is a way to pay if for every set of colours as much is there as
 * is owed in them.
 */
export function isPayable(table: View, parts: string[]): boolean {
  const owed = costOf(table, [...(table.pending?.named ?? []), ...parts]);
  const sets = Array.from({ length: 2 ** COLOURS.length }, (_, set) =>
    COLOURS.filter((_, i) => set & (1 << i)),
  );
  return sets.every((set) => {
    const cost = owed
      .filter(({ colour }) => set.includes(colour))
      .reduce((sum, { number }) => sum + number, 0);
    return cost <= supplyOf(table, set);
  });
}

/** How much there is to pay with in some colours: blocks of the tower, unlocked ones, cubes. */
export function supplyOf(table: View, colours: Colour[]): number {
  const fits = (block: string): boolean => coloursOf(block).some((one) => colours.includes(one));
  const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
  const layers = table.tower.slice(0, pullableLayers(table)).map(({ blocks }) => {
    const there = blocks.filter((block) => block !== null);
    return Math.min(there.filter(fits).length, Math.max(0, there.length - 1));
  });
  const cubes = colours.flatMap((colour) => Object.values(table.grid[colour]));
  return sum(layers) + table.unlocked.filter(fits).length + sum(cubes);
}
