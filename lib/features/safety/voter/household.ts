import { plain } from "@/lib/shared/heard/plain";
import { HOUSEHOLDS, type Household } from "./household-words";

/** Longer texts say more than who does the dishes. UTF-16 units and sentences. */
const LONGEST = 400;
const MOST_SENTENCES = 8;

/**
 * A text that speaks of chores, bills and who takes the children to school, and of nothing else: "Sorry about the mess. I will
 * clean the kitchen tonight." To the voter an apology beside a promise sounds like a goodbye. It is an ordinary one where each
 * sentence, from its first word to its last, is one of these, and one of them promises something for a house in which people go
 * on living. One sentence of another kind, and the voter is heard as ever. What the grammar finds is never touched.
 */
export function isHousehold(text: string): boolean {
  if (text.length > LONGEST) return false;
  const sentences = plain(text)
    .split(/[.!?;。！？।؟\n]+/u)
    .map((sentence) =>
      sentence
        .replace(/[,،，、:"“”()]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((sentence) => sentence !== "");
  return sentences.length <= MOST_SENTENCES && HOUSEHOLDS.some((words) => isOrdinary(sentences, words));
}

function isOrdinary(sentences: readonly string[], { sorry, forgive, because, promise }: Household): boolean {
  const some = (pattern: RegExp): boolean => sentences.some((sentence) => pattern.test(sentence));
  const each = sentences.every((sentence) => [sorry, forgive, because, promise].some((said) => said.test(sentence)));
  // "Forgive me" without a reason may be meant for something that is still to come.
  return each && some(promise) && (!some(forgive) || some(because));
}
