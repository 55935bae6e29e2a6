import { CHECK_ITEMS, type CheckItem, MAX_ANSWER_COUNT } from "./constants";

export type Weight = "light" | "some" | "much";

/**
 * The sum as a share of the possible maximum, 0 to 100. Shows a trend; it isn't a score on any
 * scale.
 */
export const shareOf = (answers: readonly number[]): number =>
  Math.round(
    (answers.reduce((sum, answer) => sum + answer, 0) / (CHECK_ITEMS.length * MAX_ANSWER_COUNT)) *
      100,
  );

/** Only picks the words that follow; nothing is concluded from it. */
export function weightOf(answers: readonly number[]): Weight {
  const share = shareOf(answers);
  if (share < 25) return "light";
  return share < 55 ? "some" : "much";
}

/** Up to two items that weigh most, heaviest first; none are below the middle of the scale. */
export const heaviestOf = (answers: readonly number[]): CheckItem[] =>
  CHECK_ITEMS.map((item, at) => ({ item, answer: answers[at] ?? 0 }))
    .filter(({ answer }) => answer >= MAX_ANSWER_COUNT / 2)
    .sort((one, other) => other.answer - one.answer)
    .slice(0, 2)
    .map(({ item }) => item);
