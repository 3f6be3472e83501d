// How long movements last: the times of app.css, which are short where somebody wants less movement.

/** A time of CSS in milliseconds. A build may write 420ms as .42s. */
export function milliseconds(time: string): number {
  const [, number = "", unit = ""] = /^\s*([\d.]+)(ms|s)\s*$/.exec(time) ?? [];
  return (Number.parseFloat(number) || 0) * (unit === "s" ? 1000 : 1);
}

/** How long a movement lasts that is to be followed with the eyes, in milliseconds; 0 is none. */
export function slowMotion(): number {
  const slow = getComputedStyle(document.documentElement).getPropertyValue("--slow");
  const duration = milliseconds(slow);
  return duration < 10 ? 0 : duration;
}
