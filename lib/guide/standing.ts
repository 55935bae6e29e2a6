import type { TurnLine } from "@/lib/ports/model";
import type { AgeGroup } from "@/lib/shared/audience";
import type { IndexedCard } from "./content/schema";
import { wordedFor } from "./content/words";

/** As much of an answer tells it from every other one. */
const ENOUGH = 60;

const repliesOf = (lines: readonly TurnLine[]): readonly string[] =>
  lines.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));

/** The words by which a card is known again in the guide's own lines; null where it has none of that kind. */
export interface Marks {
  readonly id: string;
  readonly answer: string | null;
  readonly hear: string | null;
}

/** What a slot is filled with differs from turn to turn. */
const markOf = (words: string | undefined): string | null => words?.split("{")[0]?.slice(0, ENOUGH).trim() || null;

/** The marks of all cards that have words for an age group. */
export const marksOf = (
  cards: ReadonlyMap<string, IndexedCard>,
  ageGroup: AgeGroup,
  language: string,
): readonly Marks[] =>
  [...cards].flatMap(([id, card]) => {
    const words = wordedFor(card, ageGroup, language);
    if (!words) return [];
    const answer = markOf(words.answer || words.texts[0] || words.steps[0]);
    return [{ id, answer, hear: words.hear === null ? null : markOf(words.hear) }];
  });

/**
 * Which cards a conversation has come by, the newest first, and whether the guide's last words met one: the guide keeps nothing between turns and
 * reads it from its own lines.
 */
export function standingOf(lines: readonly TurnLine[], marks: readonly Marks[]) {
  const replies = repliesOf(lines).toReversed();
  const met = replies.map((reply) => marks.filter(({ hear }) => hear !== null && reply.includes(hear)));
  const said = replies.map((reply) => marks.filter(({ answer }) => answer !== null && reply.includes(answer)));
  const ids = (found: readonly (readonly Marks[])[]) => [...new Set(found.flat().map(({ id }) => id))];
  return { given: ids(said), explored: ids(met), wasAsked: (met[0]?.length ?? 0) > 0 };
}

/** Whether the words stand in an earlier reply. */
export const wasSaid = (lines: readonly TurnLine[], words: string): boolean =>
  repliesOf(lines).some((reply) => reply.includes(words.slice(0, ENOUGH)));
