import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GETTING_READY, Refused, whenReady, messageOf } from "./server";
import { loadMessages, speak } from "./messages.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const notYet = () => Promise.reject(new Refused("getting_ready", "Still getting ready."));

test("what is getting ready is asked for again until it is there, and it is said meanwhile", async () => {
  const ask = vi.fn<() => Promise<string>>().mockImplementation(notYet);
  const said = vi.fn();
  const found = whenReady(ask, said, () => true);
  await vi.advanceTimersByTimeAsync(2 * GETTING_READY);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(said).toHaveBeenCalledTimes(3);
  ask.mockResolvedValue("E5");
  await vi.advanceTimersByTimeAsync(GETTING_READY);
  await expect(found).resolves.toBe("E5");
});

test("nobody asks again for what nobody wants any more, or for what was refused", async () => {
  const unwanted = vi.fn(notYet);
  await expect(whenReady(unwanted, vi.fn(), () => false)).rejects.toThrow("Still getting ready.");
  const refused = vi.fn(() => Promise.reject(new Refused("no_help", "There is no help here.")));
  await expect(whenReady(refused, vi.fn(), () => true)).rejects.toThrow("There is no help here.");
  expect(unwanted).toHaveBeenCalledTimes(1);
  expect(refused).toHaveBeenCalledTimes(1);
});

test("a refusal is said in the reader's language, with its details", async () => {
  await loadMessages("errors");
  const full = new Refused("too_many", "This game has 2 seats.", { why: "seats", most: 2 });
  const clock = new Refused("bad_clock", "A clock needs some time to start with.");
  expect(messageOf(full)).toBe("This game has only 2 seats.");
  expect(messageOf(clock)).toBe(
    "This time control doesn’t work. A clock needs some time to start with.",
  );
  await speak("de");
  expect(messageOf(full)).toBe("Dieses Spiel hat nur 2 Plätze.");
  expect(messageOf(clock)).toBe("Diese Bedenkzeit ist nicht möglich.");
  expect(messageOf(new Refused("nonesuch", "That is new."))).toBe("That is new.");
  await speak("en");
});
