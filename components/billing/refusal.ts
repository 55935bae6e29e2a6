import { ApiError } from "@/lib/client/api";

interface Words {
  readonly title: string;
  readonly description: string;
}

/** Refusals whose message the server wrote for the person: what stands in the way, and what to do about it. */
const SAID_TO_THE_PERSON: ReadonlySet<number> = new Set([409, 503]);

/** The words for a failed call, with the server's own reason where it gave one. */
export function wordsOfRefusal(error: unknown, words: Words): Words & { variant: "destructive" } {
  const said = error instanceof ApiError && SAID_TO_THE_PERSON.has(error.status) ? error.detail.message : undefined;
  return { title: words.title, description: said ?? words.description, variant: "destructive" };
}
