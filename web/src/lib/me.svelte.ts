// Who plays on this device: somebody new is let in as a guest with a name of their own choice or ours.
import type { PersonInfo } from "../protocol";
import { server, Refused } from "./server";
import { say } from "./messages.svelte";

const BIRDS = 24;
let person = $state.raw<PersonInfo | null>(null);
let coming: Promise<PersonInfo> | null = null;

export const me = {
  get person(): PersonInfo | null {
    return person;
  },
};

export function becomes(somebody: PersonInfo | null): void {
  person = somebody;
}

/** Whoever this browser is known as, if the server knows it. */
export async function recognise(): Promise<PersonInfo | null> {
  try {
    person = await server.me();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "not_signed_in") throw error;
    person = null;
  }
  return person;
}

/** Be somebody: only people whom the server knows can sit down or look on. */
export async function enter(): Promise<PersonInfo> {
  if (person !== null) return person;
  coming ??= (async () => {
    const known = await recognise();
    if (known !== null) return known;
    const bird = 1 + Math.floor(Math.random() * BIRDS);
    person = (await server.enter(say("code-name", { bird }))).person;
    return person;
  })().finally(() => (coming = null));
  return coming;
}
