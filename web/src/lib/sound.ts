// Sounds, made on the spot: short tones need no files.
import type { Sound } from "../games/face";
import { settings } from "./settings.svelte";

/** Each tone: frequency in hertz, start and length in seconds. */
const TONES: Record<Sound | "ask", [number, number, number][]> = {
  place: [[196, 0, 0.08]],
  move: [[262, 0, 0.06]],
  turn: [
    [294, 0, 0.05],
    [392, 0.05, 0.06],
  ],
  take: [[165, 0, 0.12]],
  danger: [
    [139, 0, 0.14],
    [131, 0.1, 0.16],
  ],
  gain: [
    [392, 0, 0.07],
    [523, 0.07, 0.1],
  ],
  fall: [
    [110, 0, 0.3],
    [82, 0.12, 0.5],
  ],
  win: [
    [392, 0, 0.12],
    [494, 0.12, 0.12],
    [587, 0.24, 0.3],
  ],
  lose: [
    [330, 0, 0.16],
    [262, 0.16, 0.32],
  ],
  ask: [[659, 0, 0.05]],
};

let air: AudioContext | null = null;

export function play(sound: Sound | "ask"): void {
  // Browsers let no page sound before somebody has touched it; until then it is quiet here, too.
  if (!settings.sounds || !navigator.userActivation.hasBeenActive) return;
  air ??= new AudioContext();
  if (air.state === "suspended") void air.resume();
  for (const [frequency, start, length] of TONES[sound]) {
    const begin = air.currentTime + start;
    const tone = air.createOscillator();
    const loudness = air.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.18, begin + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(loudness).connect(air.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.02);
  }
}
