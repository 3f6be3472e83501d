// Why something cannot be chosen, as far as the table shows it.
import type { Why } from "../face";
import { COSTS, DIRECTIVES, KINDS_OF } from "./contents";
import type { Plan } from "./plan";
import { line } from "./sayings";
import type { Colour, Location, Role, View } from "./types";
import { areNeighbours, coloursOf, figuresAt, pullableLayers } from "./view";

type Args = Record<string, string | number>;

function because(id: string, section: string, args?: Args): Why {
  return { line: line(`why-${id}`, args), section };
}

/** Reasons that hold for everything: nobody, or somebody else, is asked. */
function notAsked(table: View, decisions: string[]): Why | null {
  if (table.stage === "over") return because("over", "end");
  if (decisions.length > 0) return null;
  return because("not-asked", "turn", { seat: table.to_move ?? table.active });
}

/** A block of the tower. */
export function whyNotBlock(table: View, decisions: string[], layer: number, slot: number): Why {
  const general = notAsked(table, decisions);
  if (general !== null) return general;
  const blocks = table.tower[layer]?.blocks ?? [];
  const block = blocks[slot];
  if (!block) return because("gap", "tower");
  if (table.stage !== "pay") return because("not-paying", "paying");
  if (layer >= pullableLayers(table)) return because("top", "tower");
  const colour = table.pending?.colour ?? "";
  if (!coloursOf(block).includes(colour as Colour)) {
    return because("wrong-block", "paying", { colour });
  }
  if (blocks.filter(Boolean).length < 2) return because("last", "tower");
  return because("rest", "paying");
}

/** A section of a card of the row; `place` is -1 for the event that is happening. */
export function whyNotSection(
  table: View,
  decisions: string[],
  place: number,
  section: string,
  plan: Plan | null = null,
): Why {
  const general = notAsked(table, decisions);
  if (general !== null) return general;
  if (table.stage === "pay") return because("cannot-withdraw", "paying");
  if (place < 0) return because("happening", "covering");
  const card = table.row[place];
  if (!card?.face_up) return because("face-down", "covering");
  if (card.covers?.[section]) return because("covered", "covering");
  const frame = card.frames?.[section];
  if (frame === undefined) return because("not-framed", "covering");
  if (table.pending?.named?.includes(`${place + 1} ${section}`)) {
    return because("named", "covering");
  }
  if (table.stage !== "action" && table.stage !== "name") {
    return because("action-only", "actions");
  }
  if (plan?.verb === "cover" && decisions.includes(`cover ${place + 1} ${section}`)) {
    return because("not-together", "paying");
  }
  return because("too-dear", "paying", {
    cost: 1,
    colour: frame,
    there: table.payable?.[frame] ?? 0,
  });
}

/** A card of the row as a whole: it is neither swapped nor removed. */
export function whyNotCard(table: View, decisions: string[], place: number): Why {
  const general = notAsked(table, decisions);
  if (general !== null) return general;
  if (table.stage === "pay") return because("cannot-withdraw", "paying");
  if (place < 0) return because("happening", "covering");
  if (table.stage === "name") return because("only-covers", "covering");
  if (table.stage !== "action") return because("action-only", "actions");
  const { colour, number } = COSTS.swap;
  return because("too-dear", "actions", {
    cost: number,
    colour,
    there: table.payable?.[colour as Colour] ?? 0,
  });
}

/** Why a card that can be swapped cannot be removed. */
export function whyNotRemoved(table: View, decisions: string[], place: number): Why {
  const card = table.row[place];
  if (table.stage === "action" && decisions.length > 0 && card !== undefined) {
    if (!card.face_up) return because(card.swan ? "swan" : "face-down", "actions");
    const { colour, number } = COSTS.remove;
    return because("too-dear", "actions", {
      cost: number,
      colour,
      there: table.payable?.[colour as Colour] ?? 0,
    });
  }
  return whyNotCard(table, decisions, place);
}

export function whyNotDirective(table: View, decisions: string[], seat: string, card: string): Why {
  const general = notAsked(table, decisions);
  if (general !== null) return general;
  if (table.stage === "pay") return because("cannot-withdraw", "paying");
  if (table.stage !== "directive") return because("directive-later", "directives");
  if (seat !== table.active) return because("other-hand", "directives", { seat });
  return because("directive-dear", "directives", {
    cost: DIRECTIVES[card]?.cost ?? 1,
    colour: "purple",
    there: table.payable?.purple ?? 0,
  });
}

/** A location of the city; `chosen` is the figure that was chosen first. */
export function whyNotLocation(
  table: View,
  decisions: string[],
  location: Location,
  chosen: string | null,
): Why {
  const general = notAsked(table, decisions);
  if (general !== null) return general;
  if (table.stage === "pay") return because("cannot-withdraw", "paying");
  const [what] = (table.pending?.does ?? "").split(" ");
  if (table.stage !== "choice") return because("not-now-city", "turn");
  if (what === "calm" || what === "clear") return because("no-danger", "directives");
  if (what === "move") {
    if (chosen === null && figuresAt(table, location).length === 0) {
      return because("figure-first", "directives");
    }
    if (chosen !== null && table.figures[chosen as Role] === location) {
      return because("figure-there", "directives");
    }
    if (chosen !== null && !areNeighbours(table.figures[chosen as Role], location)) {
      return because("not-next", "directives");
    }
  }
  return because("not-now-city", "directives");
}

/** A cell of the inspiration grid. */
export function whyNotCell(table: View, decisions: string[], colour: string, role: string): Why {
  const general = notAsked(table, decisions);
  if (general !== null) return general;
  if (table.stage === "pay") {
    const owed = table.pending?.colour ?? "";
    if (colour !== owed) return because("grid-colour", "paying", { colour: owed });
    return because("grid-empty", "paying");
  }
  if (table.stage === "learn") {
    const place = table.pending?.place as Location;
    const fits = KINDS_OF[place]?.includes(colour) && figuresAt(table, place).includes(role);
    if (!fits) return because("learn", "inspiration");
  }
  return because("grid-now", "inspiration");
}

/** The blocks at the end of a row or a column. */
export function whyNotEnd(table: View, decisions: string[], end: string): Why {
  if (!(end in table.locked)) return because("freed", "inspiration");
  return notAsked(table, decisions) ?? because("locked", "inspiration");
}

export function whyNotUnlocked(table: View, decisions: string[], block: string): Why {
  const general = notAsked(table, decisions);
  if (general !== null) return general;
  if (table.stage !== "pay") return because("unlocked-now", "paying");
  const colour = table.pending?.colour ?? "";
  if (!coloursOf(block).includes(colour as Colour)) {
    return because("wrong-block", "paying", { colour });
  }
  return because("rest", "paying");
}

/** A figure with its danger zone. */
export function whyNotRole(
  table: View,
  decisions: string[],
  role: string,
  chosen: string | null,
): Why {
  const general = notAsked(table, decisions);
  if (general !== null) return general;
  if (table.stage === "take") {
    if (table.pending?.sheltered?.includes(role as Role)) return because("sheltered", "danger");
    return because("take", "danger");
  }
  const [what] = (table.pending?.does ?? "").split(" ");
  if (table.stage === "choice") {
    if (what === "shelter") return because("sheltered", "directives");
    if (what === "relieve" || what === "hand_over") return because("no-burden", "directives");
    if (what === "exchange" && chosen !== null) return because("same-place", "directives");
  }
  return because("role-now", "turn");
}
