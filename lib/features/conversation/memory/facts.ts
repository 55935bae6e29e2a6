import { memoryKindOf } from "@/lib/guide/memory/kind-of";
import { matchEveryRule } from "@/lib/reader/every-rule";
import { unfold } from "@/lib/reader/unfold";
import { isDespair } from "@/lib/shared/heard/despair";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { ITEM_LENGTH } from "./constants";

/** More than this from one message would be a transcript, not a memory. */
const MOST = 2;
const MIN_LENGTH = 5;

/**
 * Sentences with their ends, in any of the seven languages' scripts. The point in "am 12. Mai" is
 * no end.
 */
const SENTENCES =
  /((?:[^.!?…。！？؟।\n]|(?<=(?<!\d)\d{1,2})\.(?=\s\p{L})|(?<=\d)\.(?=\d))+)([.!?…。！？؟।\n]?)/gu;

/**
 * The sentences of a text worth remembering, as they were written, at most two. Questions aren't
 * facts, and nothing with a danger or despair in it is kept.
 */
export function factsIn(text: string, language: string | null = null): string[] {
  const facts: string[] = [];
  for (const [, sentence = "", end = ""] of text.matchAll(SENTENCES)) {
    const said = sentence.replace(/\s+/g, " ").trim();
    if (said.length < MIN_LENGTH || said.length > ITEM_LENGTH || /[?？؟]/.test(end)) continue;
    if (memoryKindOf(said) !== null && isHarmless(said, language)) facts.push(said);
    if (facts.length === MOST) break;
  }
  return facts;
}

const isHarmless = (said: string, language: string | null): boolean =>
  matchEveryRule(unfold(said)).length === 0 && !isDespair(said, spokenLanguageOf(language));
