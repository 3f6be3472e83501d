// Reading aloud with the voice of the browser, where it has one.

export function canSpeak(): boolean {
  return typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";
}

/** Read something aloud; `ended` is called when it is over or was stopped. */
export function readAloud(text: string, language: string, ended: () => void): void {
  speechSynthesis.cancel();
  const reading = new SpeechSynthesisUtterance(text);
  reading.lang = language;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.startsWith(language));
  if (voice !== undefined) reading.voice = voice;
  reading.onend = ended;
  reading.onerror = ended;
  speechSynthesis.speak(reading);
}

export function stopReading(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
