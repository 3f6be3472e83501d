import { expect, test } from "vitest";
import { loadMessages, oneStop, preferredLanguage, say, sayLine, speak } from "./messages.svelte";

test("the first language that we speak is taken, else English", () => {
  expect(preferredLanguage(["rm-CH", "fr-CH", "de"])).toBe("fr");
  expect(preferredLanguage(["ja"])).toBe("en");
});

test("a line is said with all that stands in it, and seats by the names of who sits there", async () => {
  await loadMessages("undercover");
  const who = (seat: string) => ({ id: "undercover-seat", args: { seat } });
  const line = { id: "no-message", args: { seat: "first", seats: [who("first"), who("second")] } };
  expect(sayLine(who("second"))).toBe("Player 2");
  expect(sayLine(who("second"), { game: "undercover", names: { second: "Zoë" } })).toBe("Zoë");
  expect(sayLine(line)).toBe("no-message");
  const shared = {
    id: "undercover-end-six_tiles",
    args: { winner: "none", count: 2, seats: [who("first"), who("second")], points: 0 },
  };
  expect(sayLine(shared, { game: "undercover", names: { first: "Zoë" } })).toContain(
    "Zoë and Player 2",
  );
  expect(sayLine({ id: "", text: { en: "A story.", de: "Eine Geschichte." } })).toBe("A story.");
});

test("a sentence that ends with an abbreviation has one full stop", async () => {
  await loadMessages("sarahs_vision", "sarahs_vision_box");
  const said = say("sarahs_vision-why-wrong-block", { colour: "purple" });
  expect(said).toMatch(/ owe A\.I\.$/);
  expect(oneStop("And so on… Wait...")).toBe("And so on… Wait...");
});

test("texts are said in the language that is spoken, and change with it", async () => {
  await loadMessages("house");
  expect(say("clock-days", { days: 1 })).toBe("one day a turn");
  await speak("de");
  expect(say("clock-days", { days: 3 })).toBe("3 Tage je Zug");
  await speak("fr");
  expect(say("clock-days", { days: 1 })).toBe("1 jour par tour");
  expect(say("no-such-text")).toBe("no-such-text");
});
