// The six colours in the order of the wheel, how they look, and how they lie to each other.

import { COLOURS, type Colour } from "./types";

/** All are light enough for dark ink on them in both themes. */
export const PAINT: Record<Colour, string> = {
  red: "#ee7a6b",
  orange: "#f5a04a",
  yellow: "#f4d54e",
  green: "#77c274",
  blue: "#74b4ea",
  violet: "#c39bea",
};

/** A shape for each colour, in a box of 24 by 24: heart, sun, bolt, leaf, drop, moon. */
export const SHAPES: Record<Colour, string> = {
  red: "M12 21C5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.2C22 12 19 15.5 12 21z",
  orange:
    "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM10.7 1h2.6v4h-2.6zM10.7 19h2.6v4h-2.6zM1 10.7h4v2.6H1zM19 10.7h4v2.6h-4zM3.3 5.1 5.1 3.3 8 6.2 6.2 8zM16 17.8 17.8 16 20.7 18.9 18.9 20.7zM5.1 20.7 3.3 18.9 6.2 16 8 17.8zM17.8 8 16 6.2 18.9 3.3 20.7 5.1z",
  yellow: "M14.5 1 4 13.5h6.2L8.5 23 20 9.8h-6.8z",
  green:
    "M21.5 2.5C9 2 3 7.5 3.5 14c.1 1.4.5 2.7 1.1 3.8L2 21.4 4.2 23l2.4-3.3C14.5 22.5 22 17 21.5 2.5z",
  blue: "M12 1c4.5 6.2 7.5 10 7.5 14A7.5 7.5 0 0 1 4.5 15C4.5 11 7.5 7.2 12 1z",
  violet: "M15.5 1.8A10.7 10.7 0 1 0 22 15.5 8.7 8.7 0 0 1 15.5 1.8z",
};

export function isColour(name: unknown): name is Colour {
  return typeof name === "string" && (COLOURS as readonly string[]).includes(name);
}

function turn(colour: Colour, by: number): Colour {
  return COLOURS[(COLOURS.indexOf(colour) + by + 6) % 6] as Colour;
}

/** The two colours beside a colour. */
export function neighbours(colour: Colour): [Colour, Colour] {
  return [turn(colour, -1), turn(colour, 1)];
}

/** The colour across the wheel: a player's enemy, whose tile counts twice. */
export function opposite(colour: Colour): Colour {
  return turn(colour, 3);
}

/** Whether two colours may touch. */
export function agree(one: Colour, other: Colour): boolean {
  return one === other || neighbours(one).includes(other);
}
