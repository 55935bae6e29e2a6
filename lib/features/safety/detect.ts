import { read } from "@/lib/reader/read";
import { matchRules } from "@/lib/reader/rules";
import type { Place } from "@/lib/reader/types";
import { asTold } from "./as-told";
import { findingOf } from "./finding-of";
import { GRAMMARS } from "./grammar/all";
import { onePerProcess } from "./one-per-process";
import { partsToRead } from "./parts-to-read";
import { createReader, type Reader } from "./reading";
import type { Finding } from "./types";
import { judge } from "./verdict";

export type { Finding } from "./types";

const grammar = onePerProcess<Reader>("detector", () => createReader(GRAMMARS));

/** Grammar and rules prepare their tables on first use, and a person's first message must not wait for that. */
export function prepareGrammar(): void {
  grammar();
  matchRules("");
}

/**
 * Looks for a crisis in what a person wrote: suicide, self-harm, harm to others, abuse, psychosis with risk, a medical
 * emergency, an eating-disorder emergency, or someone else at risk (CHAT-19, CRIS-16). When in doubt about suicide it says yes.
 * Plain words are the grammar's to name; where it names none, what has to be understood is the reader's.
 * Reading takes time: call it before a transaction opens, never within one.
 */
export async function detectCrisis(text: string, place: Place = {}): Promise<Finding> {
  const understood = findingOf(await read(text, place));
  const words = grammar().read(partsToRead(text));
  const said = judge(words);
  if (!said.crisis) return asTold(understood, words);
  const { act, unread } = understood;
  return { ...said, act, ...(unread ? { unread } : {}) };
}

/** The grammar's finding in several messages of one person read as one text. */
export const saidTogether = (texts: readonly string[]): Finding =>
  judge(grammar().read(partsToRead(texts.map((text) => text.slice(-MAX_PART)).join(".\n"))));

/** The end of each message: what was said last before the next one. UTF-16 units. */
const MAX_PART = 1_000;
