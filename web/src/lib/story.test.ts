import { beforeAll, expect, test } from "vitest";
import type { Line, Result, StepView } from "../protocol";
import { tellEnd, tellStep } from "./story";
import { loadMessages, speak } from "./messages.svelte";

const names = { white: "Zoë", black: "Max" };

beforeAll(async () => {
  await loadMessages("house", "undercover");
  await speak("en");
});

function ending(outcome: Result, mySeats: string[], aborters: string[] = []): string {
  const people = { game: "sleepers", names };
  const ended = { seats: ["white", "black"], people, mySeats, aborters };
  return tellEnd(outcome, null, ended);
}

test("who resigned or ran out of time is named, from the side of who reads it", async () => {
  const resigned = { winner: "white", reason: "resigned" };
  expect(ending(resigned, ["black"])).toBe("You resigned. Zoë wins.");
  expect(ending(resigned, ["white"])).toBe("Max resigned. You win.");
  expect(ending(resigned, [])).toBe("Max resigned. Zoë wins.");
  // Those who share a device are on both sides.
  expect(ending(resigned, ["white", "black"])).toBe("Max resigned. Zoë wins.");
  const time = { winner: "black", reason: "time" };
  expect(ending(time, ["white"])).toBe("You ran out of time. Max wins.");
  expect(ending(time, ["black"])).toBe("Zoë ran out of time. You win.");
  await speak("de");
  expect(ending(resigned, ["black"])).toBe("Du hast aufgegeben. Zoë gewinnt.");
  await speak("fr");
  expect(ending(resigned, ["white"])).toBe("Max a abandonné. Tu gagnes.");
  await speak("en");
});

test("an aborted game has no result, and who aborted it alone is named", () => {
  const aborted = { winner: null, reason: "aborted" };
  expect(ending(aborted, ["white"], ["white"])).toBe("You aborted the game. It has no result.");
  expect(ending(aborted, ["black"], ["white"])).toBe("Zoë aborted the game. It has no result.");
  expect(ending(aborted, ["black"], ["white", "black"])).toBe(
    "The game was aborted. It has no result.",
  );
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
  expect(told(step("resigned"), { third: "Zoë" })).toEqual(["Zoë gives up."]);
});
