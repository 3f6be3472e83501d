import { expect, test } from "vitest";
import { argsOf, loadWords, oneStop, preferredLanguage, say, speak } from "./words.svelte";

test("the first language that we speak is taken, else English", () => {
  expect(preferredLanguage(["rm-CH", "fr-CH", "de"])).toBe("fr");
  expect(preferredLanguage(["ja"])).toBe("en");
});

test("what the server says fills the places of a text", () => {
  expect(
    argsOf({ kind: "?", face: "up", held: true, by: null, hexes: ["A1", "B2"], tile: {} }),
  ).toEqual({
    kind: "hidden",
    face: "up",
    held: "yes",
    by: "none",
    hexes: "A1 and B2",
  });
});

test("a sentence that ends with an abbreviation has one full stop", async () => {
  await loadWords("sarahs_vision", "sarahs_vision_box");
  const said = say("sarahs_vision-why-wrong-block", { colour: "purple" });
  expect(said).toMatch(/ owe A\.I\.$/);
  expect(oneStop("And so on… Wait...")).toBe("And so on… Wait...");
});

test("texts are said in the language that is spoken, and change with it", async () => {
  await loadWords("house");
  expect(say("clock-days", { days: 1 })).toBe("one day a turn");
  await speak("de");
  expect(say("clock-days", { days: 3 })).toBe("3 Tage je Zug");
  await speak("fr");
  expect(say("clock-days", { days: 1 })).toBe("1 jour par tour");
  expect(say("no-such-text")).toBe("no-such-text");
});
