// The face of Undercover: what is asked, told and heard.
import { argsOf, inARow, type Line } from "../../lib/words.svelte";
import type { Choice, Face, GameEvent, Sound, View } from "../face";
import type { Result } from "../../protocol";
import Board from "./Board.svelte";
import { parseDecision, sightOf, signOf, tileArgs, type Tile } from "./sight";
import { PAINT } from "./wheel";

const ENDS = new Set(["six_tiles", "round_cap", "no_progress"]);

const SOUNDS: Record<string, Sound> = {
  take: "take",
  flip: "turn",
  place: "place",
  advance: "move",
  collect: "gain",
  end: "win",
};

function ask(view: View, decisions: string[]): Line {
  const active = sightOf(view).active;
  const kind = decisions.map((text) => parseDecision(text))[0];
  if (kind?.act === "draw bottom") return { id: "undercover-ask-bottom" };
  if (active === undefined) return { id: "undercover-ask-take" };
  const args = tileArgs(active.tile);
  if (active.turned === null) return { id: "undercover-ask-turn", args };
  const isCorner = kind?.act === "place" && kind.corner;
  return { id: isCorner ? "undercover-ask-corner" : "undercover-ask-place", args };
}

/** Everything that can be decided has its place on the board. */
function buttons(): Choice[] {
  return [];
}

function describe(decision: string, view: View): Line {
  const sight = sightOf(view);
  const parsed = parseDecision(decision);
  const active = sight.active ? tileArgs(sight.active.tile) : {};
  switch (parsed?.act) {
    case "take": {
      const tile = sight.table[parsed.cell];
      const args = { at: parsed.cell, ...(tile ? tileArgs(tile) : {}) };
      return { id: "undercover-do-take", args };
    }
    case "take pile": {
      const top = sight.piles[parsed.pile - 1]?.[0];
      const args = { pile: parsed.pile, ...(top ? tileArgs(top) : {}) };
      return { id: "undercover-do-take-pile", args };
    }
    case "draw bottom":
      return { id: "undercover-do-draw-bottom", args: { pile: parsed.pile } };
    case "take joker":
      return { id: "undercover-do-take-joker" };
    case "turn":
      return { id: "undercover-do-turn", args: active };
    case "keep":
      return { id: "undercover-do-keep", args: active };
    case "place": {
      const id = parsed.corner ? "undercover-do-place-corner" : "undercover-do-place";
      return { id, args: { at: parsed.cell, ...active } };
    }
  }
  return { id: "undercover-do-other", args: { decision } };
}

function tell(event: GameEvent): Line | null {
  if (event.event === "turn") return null;
  const args = argsOf(event);
  const tile = event["tile"];
  if (typeof tile === "object" && tile !== null) {
    Object.assign(args, tileArgs(tile as Tile));
    // What a line names stays in the log; the side that is down again does not belong there.
    delete args["other"];
  }
  if (typeof event["source"] === "string") {
    const [word = "", number] = event["source"].split(" ");
    args["from"] = /^-?\d/.test(word) ? "table" : word;
    args["pile"] = Number(number ?? 0);
  }
  if (Array.isArray(event["winners"])) {
    args["count"] = event["winners"].length;
    args["seat"] = String(event["winners"][0] ?? "none");
    args["seats"] = inARow(event["winners"].map((seat) => signOf(String(seat))));
  }
  return { id: `undercover-event-${event.event}`, args };
}

function end(outcome: Result, _view: View, names: Record<string, string> = {}): Line {
  const winners = outcome.winners ?? [];
  const args: Record<string, string | number> = {
    winner: outcome.winner ?? "none",
    count: outcome.winner ? 1 : winners.length,
    seats: inARow(winners.map((seat) => names[seat] ?? signOf(seat))),
  };
  const name = names[outcome.winner ?? ""];
  if (name !== undefined) Object.assign(args, { winner: "named", name });
  if (outcome.winner && outcome.scores) args["points"] = outcome.scores[outcome.winner] ?? 0;
  const house = ENDS.has(outcome.reason) ? "undercover" : "house";
  return { id: `${house}-end-${outcome.reason}`, args };
}

function seatMark(seat: string, view: View | null): { colour: string; sign: string } {
  const player = view === null ? undefined : sightOf(view).players[seat];
  return { colour: player ? PAINT[player.colour] : "var(--faint)", sign: signOf(seat) };
}

function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}

/** With strict memory the log keeps neither undersides nor the values of collected tiles. */
function remember(event: GameEvent, view: View): GameEvent {
  const options = view["options"] as { memory?: string } | undefined;
  if (options?.memory !== "strict") return event;
  if (event.event === "collect") return { ...event, value: "?" };
  if (event.event !== "flip") return event;
  const tile = event["tile"] as Tile & { shows?: string };
  const down = tile.shows === "official" ? "undercover" : "official";
  return { ...event, tile: { ...tile, [down]: "?" } };
}

export const face: Face = {
  remember,
  Board,
  ask,
  buttons,
  buttonRows: 0,
  describe,
  tell,
  end,
  seatMark,
  sound,
};
