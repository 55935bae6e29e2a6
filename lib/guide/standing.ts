import type { Turn, TurnLine } from "@/lib/ports/model";
import type { AgeGroup } from "@/lib/shared/audience";
import type { IndexedCard } from "./content/schema";
import { wordedFor } from "./content/words";

/** As much of an answer tells it from every other one. */
const ENOUGH = 60;

const repliesOf = (lines: readonly TurnLine[]): readonly string[] =>
  lines.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));

type Conversation = Pick<Turn, "lines" | "language">;
type Part = "answer" | "hear";

/** The cards whose words stand in the conversation, the newest first: the guide keeps nothing between turns. */
function cardsIn(
  { lines, language }: Conversation,
  cards: ReadonlyMap<string, IndexedCard>,
  ageGroup: AgeGroup,
  part: Part,
) {
  const replies = repliesOf(lines);
  if (replies.length === 0) return [];
  const beginnings = [...cards].flatMap(([id, card]) => {
    const words = wordedFor(card, ageGroup, language)?.[part];
    return words ? [[id, words.slice(0, ENOUGH)] as const] : [];
  });
  const found = replies.toReversed().flatMap((reply) => beginnings.filter(([, words]) => reply.includes(words)));
  return [...new Set(found.map(([id]) => id))];
}

/** Which cards a conversation has come by, and whether the guide's last words met one. */
export function standingOf(turn: Conversation, cards: ReadonlyMap<string, IndexedCard>, ageGroup: AgeGroup) {
  const explored = cardsIn(turn, cards, ageGroup, "hear");
  const last = turn.lines.findLast(({ role }) => role === "assistant");
  const wasAsked = last !== undefined && cardsIn({ ...turn, lines: [last] }, cards, ageGroup, "hear").length > 0;
  return { given: cardsIn(turn, cards, ageGroup, "answer"), explored, wasAsked };
}

/** Whether the words stand in an earlier reply. */
export const wasSaid = (lines: readonly TurnLine[], words: string): boolean =>
  repliesOf(lines).some((reply) => reply.includes(words.slice(0, ENOUGH)));
