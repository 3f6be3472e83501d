// The camera over the table: it shows everything by itself, and is dragged and zoomed by hand.
import type { Attachment } from "svelte/attachments";
import { FIRST_ROOM, parseCell, roomFor, type Bounds } from "./view";

/** The length of a cell's side. */
export const CELL = 100;
const MAX_ZOOM = 3;
/** Pixels that a pointer moves before it drags. */
const DRAG = 6;
/** The buttons below the table must not lie on a place. */
const LENS = 44;

type Spot = [x: number, y: number];

/** Where the table lies in its frame, and how large it is. */
interface Sight {
  x: number;
  y: number;
  zoom: number;
}

export class Camera {
  width = $state(600);
  height = $state(400);
  isDragging = $state(false);
  /** Everything was moved by itself: what came to lie under a pointer that rests is not meant. */
  isShifted = false;

  #bounds = $state.raw<Bounds>(FIRST_ROOM);
  #moved = $state.raw<Sight | null>(null);
  #frame: HTMLElement | undefined;
  #pointer = "";
  #fingers = new Map<number, Spot>();
  #start: Spot = [0, 0];

  #fitted = $derived.by((): Sight => {
    const { left, top, right, bottom } = this.#bounds;
    const across = (right - left + 1) * CELL;
    const down = (bottom - top + 1) * CELL;
    const room = this.height - LENS;
    const zoom = Math.min(this.width / across, room / down, 1.6);
    return {
      zoom,
      x: this.width / 2 - zoom * (left * CELL + across / 2),
      y: room / 2 - zoom * (top * CELL + down / 2),
    };
  });

  constructor(bounds: Bounds) {
    this.#bounds = roomFor(bounds, FIRST_ROOM);
  }

  /** How much of the table there is to see. */
  get bounds(): Bounds {
    return this.#bounds;
  }

  get sight(): Sight {
    return this.#moved ?? this.#fitted;
  }

  get isMoved(): boolean {
    return this.#moved !== null;
  }

  /** Only a tile that is laid down can make more room necessary; one that is taken leaves it. */
  makeRoomFor(bounds: Bounds): void {
    const room = roomFor(bounds, this.#bounds);
    if (room === this.#bounds) return;
    this.#bounds = room;
    this.#shift();
  }

  /** A tile that came to lie out of sight is to be seen. */
  show(cells: string[]): void {
    if (this.#moved !== null && !cells.every((cell) => this.#isInSight(cell))) this.#shift();
  }

  fit(): void {
    this.#moved = null;
  }

  #shift(): void {
    this.fit();
    this.isShifted = true;
  }

  /** Where a cell lies in the frame, and its size. */
  #place(cell: string): { left: number; top: number; size: number } {
    const { x, y, zoom } = this.sight;
    const size = CELL * zoom;
    const [along, down] = parseCell(cell);
    return { left: x + along * size, top: y + down * size, size };
  }

  #isInSight(cell: string): boolean {
    const { left, top, size } = this.#place(cell);
    const isWithin = (at: number, room: number): boolean => at >= 0 && at + size <= room;
    return isWithin(left, this.width) && isWithin(top, this.height);
  }

  /** Move as little as it takes to see a cell. */
  reach(cell: string): void {
    const { left, top, size } = this.#place(cell);
    const aside = (at: number, room: number): number =>
      at < 0 ? -at : at + size > room ? room - at - size : 0;
    const [dx, dy] = [aside(left, this.width), aside(top, this.height)];
    if (dx || dy) this.#moveBy(dx, dy);
  }

  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const now = this.sight;
    const zoom = Math.min(MAX_ZOOM, Math.max(this.#fitted.zoom * 0.6, now.zoom * factor));
    const ratio = zoom / now.zoom;
    this.#moved = { zoom, x: x - (x - now.x) * ratio, y: y - (y - now.y) * ratio };
  }

  #moveBy(dx: number, dy: number): void {
    const { x, y, zoom } = this.sight;
    this.#moved = { zoom, x: x + dx, y: y + dy };
  }

  #spot(event: { clientX: number; clientY: number }): Spot {
    const box = this.#frame?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  }

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (event.pointerType !== "mouse") this.isShifted = false;
    if (this.#fingers.size === 0) {
      this.#start = this.#spot(event);
      this.isDragging = false;
    }
    this.#fingers.set(event.pointerId, this.#spot(event));
  };

  move = (event: PointerEvent): void => {
    const at = `${event.clientX} ${event.clientY}`;
    if (at !== this.#pointer) this.isShifted = false;
    this.#pointer = at;
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.#spot(event);
    if (this.#fingers.size > 1) this.#pinch(event.pointerId, before, now);
    else if (!this.#drag(event.pointerId, before, now)) return;
    this.#fingers.set(event.pointerId, now);
  };

  /** One finger moves the table, once it has gone far enough to be no click. */
  #drag(finger: number, before: Spot, now: Spot): boolean {
    const isFar = Math.hypot(now[0] - this.#start[0], now[1] - this.#start[1]) > DRAG;
    if (!this.isDragging && !isFar) return false;
    if (!this.isDragging) {
      this.isDragging = true;
      this.#frame?.setPointerCapture(finger);
    }
    this.#moveBy(now[0] - before[0], now[1] - before[1]);
    return true;
  }

  /** Two fingers zoom around the one that rests. */
  #pinch(finger: number, before: Spot, now: Spot): void {
    this.isDragging = true;
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1] ?? now;
    const apart = (spot: Spot): number => Math.hypot(spot[0] - other[0], spot[1] - other[1]);
    this.zoomBy(apart(now) / Math.max(1, apart(before)), ...other);
  }

  release = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    // The click that ends a drag chooses nothing; it comes after this and before the next task.
    if (this.#fingers.size === 0 && this.isDragging) setTimeout(() => (this.isDragging = false));
  };

  /** The frame through which one looks. Wheel and two fingers zoom the table, not the page. */
  frame: Attachment<HTMLElement> = (node) => {
    this.#frame = node;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
      this.zoomBy(factor, ...this.#spot(event));
    };
    const touch = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("touchstart", touch, { passive: false });
    node.addEventListener("touchmove", touch, { passive: false });
    return () => {
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("touchstart", touch);
      node.removeEventListener("touchmove", touch);
    };
  };
}
