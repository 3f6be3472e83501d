// Arrow keys inside a part of the page: one tab stop, and from there to the nearest in a direction.
import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The number of the nearest box in a direction, or -1: what lies straight ahead comes before all else. */
export function nearest(boxes: Box[], from: number, dx: number, dy: number): number {
  const here = boxes[from];
  if (here === undefined) return -1;
  const middle = (box: Box): [number, number] => [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  ];
  const [x, y] = middle(here);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    if (i === from) return;
    const [bx, by] = middle(box);
    const ahead = dx * (bx - x) + dy * (by - y);
    const apart = dx
      ? Math.max(0, box.top - here.bottom, here.top - box.bottom)
      : Math.max(0, box.left - here.right, here.left - box.right);
    const aside = Math.abs(dx ? by - y : bx - x);
    if (ahead < 2) return;
    const far = ahead + 0.5 * aside + (apart > 0 ? 10_000 + 4 * apart : 0);
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

/** One tab stop for all cells of an element, and arrows, Home and End to go about. */
export const roving: Attachment<HTMLElement> = (root) => {
  const cells = (): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>("[data-cell]")].filter(
      (cell) => cell.offsetParent !== null,
    );
  const settle = (at?: HTMLElement): void => {
    const all = cells();
    const chosen = at ?? all.find((cell) => cell.tabIndex === 0) ?? all[0];
    for (const cell of all) cell.tabIndex = cell === chosen ? 0 : -1;
  };
  const onFocus = (event: FocusEvent): void => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]");
    if (cell !== null && root.contains(cell)) settle(cell);
  };
  const onKey = (event: KeyboardEvent): void => {
    const all = cells();
    const from = all.indexOf(document.activeElement as HTMLElement);
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    let to = -1;
    if (arrow !== undefined) {
      to = nearest(
        all.map((cell) => cell.getBoundingClientRect()),
        from,
        ...arrow,
      );
    } else if (event.key === "Home") to = 0;
    else if (event.key === "End") to = all.length - 1;
    else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      all[from]?.click();
      return;
    } else return;
    event.preventDefault();
    all[to]?.focus();
  };
  const watcher = new MutationObserver(() => settle());
  watcher.observe(root, { childList: true, subtree: true });
  settle();
  root.addEventListener("focusin", onFocus);
  root.addEventListener("keydown", onKey);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("keydown", onKey);
  };
};
