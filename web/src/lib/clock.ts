// Clocks: what is left now, by the server's clock, and how it is written.
import type { Times } from "../protocol";

/** The milliseconds that a seat has left at a moment of the server's clock. */
export function leftNow(times: Times, seat: string, now: number): number {
  const left = times.left[seat] ?? 0;
  if (times.paused || times.running !== seat) return left;
  return Math.max(0, left - (now - times.since));
}

/** 4:05, 1:02:03, or 0:07.3 when it becomes tight. */
export function written(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  if (ms < 20_000) return `${minutes}:${two(seconds % 60)}.${Math.floor(ms / 100) % 10}`;
  return `${minutes}:${two(seconds % 60)}`;
}
