// What somebody has chosen on this device: it stays here and is told to nobody.
import { isLanguage, preferredLanguage, type Language } from "./messages.svelte";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  sounds: boolean;
  /** Whether a decision waits for a second tap: always, never, or where one points with a finger. */
  confirm: "auto" | "always" | "never";
  /** How long each step of the others is shown, in milliseconds. */
  pace: number;
  level: string;
}

const KEY = "safehouse";

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function first(): Settings {
  const asked = new URLSearchParams(location.search).get("language");
  const before = stored();
  const language = isLanguage(asked) ? asked : before.language;
  return {
    theme: "auto",
    motion: "auto",
    sounds: false,
    confirm: "auto",
    pace: 600,
    level: "level2",
    ...before,
    language: isLanguage(language) ? language : preferredLanguage(navigator.languages),
  };
}

export const settings = $state<Settings>(first());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  if (settings.motion === "auto") delete root.dataset["motion"];
  else root.dataset["motion"] = settings.motion;
}

/** Whether a decision is made by a second tap. */
export function mustConfirm(): boolean {
  if (settings.confirm !== "auto") return settings.confirm === "always";
  return matchMedia("(pointer: coarse)").matches;
}
