import { beforeAll, expect, test } from "vitest";
import type { Line, StepView } from "../protocol";
import { tellStep } from "./story";
import { loadMessages, sayLine, speak } from "./messages.svelte";

const names = { white: "Zoë", black: "Max" };

beforeAll(async () => {
  await loadMessages("site", "undercover");
  await speak("en");
});

function ending(id: string, args: Record<string, string>, reader: string | null = null): string {
  return sayLine({ id, args }, { game: "sleepers", names, reader });
}

test("who resigned or ran out of time is named, from the side of who reads it", async () => {
  const resigned = (reader: string | null) =>
    ending("end-resigned", { winner: "white", loser: "black" }, reader);
  expect(resigned("black")).toBe("You resigned. Zoë wins.");
  expect(resigned("white")).toBe("Max resigned. You win.");
  expect(resigned(null)).toBe("Max resigned. Zoë wins.");
  const time = { winner: "black", loser: "white" };
  expect(ending("end-time", time, "white")).toBe("You ran out of time. Max wins.");
  expect(ending("end-time", time, "black")).toBe("Zoë ran out of time. You win.");
  await speak("de");
  expect(resigned("black")).toBe("Du hast aufgegeben. Zoë gewinnt.");
  await speak("fr");
  expect(resigned("white")).toBe("Max a abandonné. Tu gagnes.");
  await speak("en");
});

test("an aborted game has no result, and who aborted it alone is named", () => {
  const aborted = (seat: string, reader: string) => ending("end-aborted", { seat }, reader);
  expect(aborted("white", "white")).toBe("You aborted the game. There is no result.");
  expect(aborted("white", "black")).toBe("Zoë aborted the game. There is no result.");
  expect(aborted("none", "black")).toBe("The game was aborted. There is no result.");
});

test("the log calls people by their names, whatever they are called", () => {
  const step = (did: string, lines: Line[] = []): StepView =>
    ({ number: 1, did, seat: "third", at: 0, lines }) as StepView;
  const told = (of: StepView, names: Record<string, string>) =>
    tellStep(of, { game: "undercover", names });
  const kept = step("decided", [{ id: "undercover-event-keep", args: { seat: "third" } }]);
  expect(told(kept, { third: "Zoë" })).toEqual(["Zoë keeps the agent as it is."]);
  expect(told(kept, { third: "first" })).toEqual(["first keeps the agent as it is."]);
  expect(told(kept, {})).toEqual(["Player 3 keeps the agent as it is."]);
  expect(told(step("resigned"), { third: "Zoë" })).toEqual(["Zoë resigns."]);
});
