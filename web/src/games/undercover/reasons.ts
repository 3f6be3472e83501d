// Why something cannot be chosen: the reason, read off the view, and the section of the rules.
import type { Line } from "../../protocol";
import type { Why } from "../face";
import { parseDecision } from "./decisions";
import { atCorners, beside, isAgent, seatsOf, shown } from "./view";
import { type Colour, type Tile, type View } from "./types";
import { agree, opposite } from "./wheel";

type Args = NonNullable<Line["args"]>;

function because(reason: string, section: string, args: Args = {}): Why {
  return { line: { id: `undercover-why-${reason}`, args }, section };
}

/** Somebody who is asked nothing can choose nothing; null if the seat is asked. */
function notAsked(view: View, seat: string, decisions: string[], over: boolean): Why | null {
  if (over) return because("over", "end");
  if (decisions.length > 0) return null;
  if (!(seat in view.players)) return because("spectator", "turn");
  return because("not-your-turn", "turn", { seat: view.to_move });
}

function enemyOf(view: View, seat: string): Colour | null {
  const player = view.players[seat];
  return player ? opposite(player.colour) : null;
}

/** Why an agent cannot be taken that shows the enemy's colour (U17); null if it does not. */
function ofTheEnemy(view: View, seat: string, tile: Tile): Why | null {
  const colour = shown(tile);
  if (colour === null || colour !== enemyOf(view, seat)) return null;
  return because("enemy", "take", { colour });
}

/** Why a cell of the table cannot be chosen. */
export function whyNotCell(
  view: View,
  seat: string,
  decisions: string[],
  cell: string,
  over = false,
): Why {
  const general = notAsked(view, seat, decisions, over);
  if (general !== null) return general;
  const tile = view.table[cell];
  if (!view.active) return whyNotTaken(view, seat, decisions, cell, tile);
  if (view.active.turned === null) return because("turn-first", "flip");
  if (tile !== undefined) return because("occupied", "place");
  return whyNotPlaced(view, view.active, decisions, cell);
}

function whyNotTaken(
  view: View,
  seat: string,
  decisions: string[],
  cell: string,
  tile: Tile | undefined,
): Why {
  if (tile === undefined) return because("take-first", "take");
  if ("hq" in tile) return because("hq", "take");
  if ("joker" in tile) return because("placed-joker", "take");
  const owner = seatsOf(view).find((one) => view.players[one]?.folder === cell);
  if (owner === seat) return because("own-folder", "folder");
  if (owner !== undefined) return because("folder", "folder", { seat: owner });
  return ofTheEnemy(view, seat, tile) ?? mustDraw(decisions);
}

/** If nothing can be taken, only the bottom of a pile is left (U19). */
function mustDraw(decisions: string[]): Why {
  const bottom = decisions.some((text) => parseDecision(text)?.verb === "draw bottom");
  return bottom ? because("draw-bottom", "bottom") : because("take-first", "take");
}

function whyNotPlaced(
  view: View,
  active: { tile: Tile; turned: boolean | null; from: string },
  decisions: string[],
  cell: string,
): Why {
  const touched = beside(cell).flatMap((name) => view.table[name] ?? []);
  if (touched.length === 0) {
    const touchesCorner = atCorners(cell).some((name) => name in view.table);
    if (touchesCorner) return because("corner", "corner");
    return because("far", "place");
  }
  const own = shown(active.tile);
  for (const tile of touched) {
    const other = shown(tile);
    if (own && other && !agree(own, other)) {
      return because("colours", "place", { colour: own, other });
    }
  }
  if (cell === active.from && active.turned === false) return because("came-from", "place");
  const cornersOnly = decisions.every((text) => parseDecision(text)?.verb === "place corner");
  return because(cornersOnly ? "no-edge" : "far", "corner");
}

/** Why a pile, 1 or 2, cannot be chosen. */
export function whyNotPile(
  view: View,
  seat: string,
  decisions: string[],
  pile: number,
  over = false,
): Why {
  const general = notAsked(view, seat, decisions, over);
  if (general !== null) return general;
  if (view.active !== undefined) return because("one-tile", "take");
  const top: Tile | undefined = view.piles[pile - 1]?.[0];
  if (top === undefined) return because("empty-pile", "take");
  return ofTheEnemy(view, seat, top) ?? mustDraw(decisions);
}

/** Why a player's joker cannot be chosen. */
export function whyNotJoker(
  view: View,
  seat: string,
  decisions: string[],
  owner: string,
  over = false,
): Why {
  const general = notAsked(view, seat, decisions, over);
  if (general !== null) return general;
  if (owner !== seat) return because("others-joker", "joker", { seat: owner });
  if (view.active !== undefined) return because("one-tile", "take");
  return because("used-joker", "joker");
}

/** Why the active tile cannot be turned. */
export function whyNotActive(view: View, seat: string, decisions: string[], over = false): Why {
  const general = notAsked(view, seat, decisions, over);
  if (general !== null) return general;
  const active = view.active;
  if (active && !isAgent(active.tile)) return because("joker-turn", "joker");
  if (active?.turned) return because("turned-already", "flip");
  return because("kept-already", "flip");
}

/** Why a row of the information board cannot be chosen. */
export function whyNotRow(
  view: View,
  seat: string,
  decisions: string[],
  colour: Colour,
  over = false,
): Why {
  const general = notAsked(view, seat, decisions, over);
  if (general !== null && over) return general;
  if (view.players[seat]?.tiles[colour] !== undefined) {
    return because("employee-home", "collect", { colour });
  }
  return because("employees", "evaluate");
}
