// Buttons that commit: they keep their places, and a click meant for what was there before is not theirs.

/** So long a new button does not take a click from a pointer that rests where it has appeared. */
export const REFLEX = 300;
/** A pointer that has moved less than this, in pixels, has rested. */
const REST = 6;

let pointer = { x: -1, y: -1 };
const appeared = new WeakMap<Element, { at: number; pointer: { x: number; y: number } }>();

/**
 * Where each button stands: those that stay keep their places, and none takes one that was just left,
 * as long as there are others among the places for which there is room.
 */
export function placesFor(
  before: (string | null)[],
  wanted: string[],
  room: number,
): (string | null)[] {
  const places = before.map((key) => (key !== null && wanted.includes(key) ? key : null));
  while (places.length < room) places.push(null);
  for (const key of wanted) {
    if (places.includes(key)) continue;
    const isFree = (there: string | null, i: number) =>
      there === null && (before[i] ?? null) === null;
    const free = [places.findIndex(isFree), places.indexOf(null)].find((place) => place >= 0);
    if (free === undefined) places.push(key);
    else places[free] = key;
  }
  while (places.length > 0 && places.at(-1) === null) places.pop();
  return places;
}

/** Marks when a button appeared, and where the pointer was then. */
export function fresh(button: Element): void {
  appeared.set(button, { at: performance.now(), pointer });
}

/** Whether a click on a button that was marked is meant for it; the keyboard always is. */
export function isMeant(event: MouseEvent): boolean {
  const since = appeared.get(event.currentTarget as Element);
  if (event.detail === 0 || since === undefined) return true;
  const moved = Math.hypot(event.clientX - since.pointer.x, event.clientY - since.pointer.y);
  return moved > REST || performance.now() - since.at > REFLEX;
}

if (typeof window !== "undefined") {
  const follow = (event: PointerEvent) => (pointer = { x: event.clientX, y: event.clientY });
  addEventListener("pointermove", follow, { capture: true, passive: true });
  addEventListener("pointerdown", follow, { capture: true, passive: true });
}
