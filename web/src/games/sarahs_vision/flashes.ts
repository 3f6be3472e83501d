// What has just happened, shown by movement: marks that flash, and figures that walk.
import { slowMotion } from "../../lib/motion";
import { parseDecision } from "./decisions";
import type { Event } from "./types";

/** The marks of the page that an event touches. */
export function marksOf(event: Event): string[] {
  switch (event.event) {
    case "danger":
    case "inspiration":
      return [`location:${event.location}`];
    case "zone":
    case "shelter":
      return [`zone:${event.role}`];
    case "grid":
      return [`grid:${event.colour} ${event.role}`];
    case "free":
      return [`end:${event.end}`, ...event.blocks.map((block) => `unlocked:${block}`)];
    case "resolve":
      return ["card:0"];
    case "reveal":
      return [`card:${event.place}`];
    case "swap":
      return event.places.map((place) => `card:${place}`);
    case "deal":
      return event.cards.map((card) => `directive:${card}`);
    case "feel":
      return [`layer:${event.layer}`];
    case "decide": {
      const decision = parseDecision(event.decision);
      const isAtTower = decision?.verb === "pull" || decision?.verb === "touch";
      return isAtTower ? [`layer:${decision.layer}`] : [];
    }
    default:
      return [];
  }
}

/** Flash what the events touch. */
export function flash(root: HTMLElement, events: readonly Event[]): void {
  const duration = slowMotion();
  if (duration === 0) return;
  for (const mark of new Set(events.flatMap(marksOf))) {
    root.querySelector(`[data-mark="${CSS.escape(mark)}"]`)?.animate(
      [
        { boxShadow: "0 0 0 4px var(--mark)", transform: "scale(1.03)" },
        { boxShadow: "0 0 0 0 transparent", transform: "none" },
      ],
      { duration, easing: "ease-out" },
    );
  }
}

export type Whereabouts = Map<string, DOMRect>;

export function figuresOn(root: HTMLElement): Whereabouts {
  const found: Whereabouts = new Map();
  for (const figure of root.querySelectorAll(".city [data-figure]")) {
    found.set(figure.getAttribute("data-figure") ?? "", figure.getBoundingClientRect());
  }
  return found;
}

/** Let the figures walk from where they stood. */
export function walk(root: HTMLElement, before: Whereabouts): void {
  const duration = slowMotion();
  if (duration === 0) return;
  for (const figure of root.querySelectorAll(".city [data-figure]")) {
    const was = before.get(figure.getAttribute("data-figure") ?? "");
    const is = figure.getBoundingClientRect();
    if (was === undefined || was.width === 0 || is.width === 0) continue;
    const [dx, dy] = [was.left - is.left, was.top - is.top];
    if (Math.hypot(dx, dy) < 4) continue;
    figure.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration,
      easing: "ease-in-out",
    });
  }
}
