// What a screen reader is told: one sentence after the other, never lost by the next.
let sentences = $state.raw<string[]>([]);
const KEPT = 8;

export const announced = {
  get sentences(): string[] {
    return sentences;
  },
};

export function announce(sentence: string): void {
  sentences = [...sentences, sentence].slice(-KEPT);
}
