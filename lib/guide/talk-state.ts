import type { TurnLine } from "@/lib/ports/model";
import type { AgeGroup } from "@/lib/shared/audience";
import { HOLDS_BACK, type IndexedCard, type Listening, type Moves } from "./content/schema";
import { wordedFor } from "./content/words";
import { wordingOf } from "./wording";

/** This much of an answer is unique. */
const ENOUGH = 60;

const repliesOf = (lines: readonly TurnLine[]): readonly string[] =>
  lines.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));

/** The words that identify a card in the guide's own lines; null if it has none of that kind. */
export interface Marks {
  readonly id: string;
  readonly answer: string | null;
  readonly hear: string | null;
  readonly more: string | null;
  readonly deeper: readonly string[];
}

/** Stops at the first slot, whose content differs from turn to turn. */
const markOf = (words: string | null | undefined): string | null =>
  words?.split("{")[0]?.slice(0, ENOUGH).trim() || null;

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
    return [
      { id, answer, hear: markOf(words.hear), more: markOf(words.more), deeper: words.deeper },
    ];
  });

/** The cards that a reply of the guide's spoke of. */
export const cardsIn = (reply: string, marks: readonly Marks[]): readonly string[] =>
  marks.flatMap(({ id, answer, hear, more, deeper }) =>
    [answer, hear, more, ...deeper].some((words) => words !== null && reply.includes(words))
      ? [id]
      : [],
  );

/** How far a conversation has gone into one situation. */
export interface Thread {
  readonly id: string;
  readonly isHelped: boolean;
  /** Its further help was given. */
  readonly isFurther: boolean;
  /** How many of its deeper questions were asked, and how many there are. */
  readonly asked: number;
  readonly questions: number;
  /** Replies since it was last mentioned; 0 if the last one did. */
  readonly ago: number;
  /** Index, among all lines, of the guide's first mention. */
  readonly begunAt: number;
}

/** Replies without a question after "leave it". */
const QUIET_AFTER_STOP = 3;

/**
 * State of a conversation: cards given and acknowledged, newest first, and the open end of the
 * guide's last words. The guide stores nothing between turns, so this is read from its own lines.
 */
export function talkStateOf(
  lines: readonly TurnLine[],
  marks: readonly Marks[],
  stop: readonly string[],
) {
  const replies = repliesOf(lines).toReversed();
  const found = (of: (marks: Marks) => string | null) =>
    replies.map((reply) => marks.filter((each) => reply.includes(of(each) ?? NOTHING)));
  const [met, helped] = [found(({ hear }) => hear), found(({ answer }) => answer)];
  const ids = (cards: readonly (readonly Marks[])[]) => [
    ...new Set(cards.flat().map(({ id }) => id)),
  ];
  const given = ids(helped);
  const stoppedAgo = agoOf(replies, (reply) => stop.some((words) => reply.startsWith(words)));
  const thread = threadOf(lines, (at) => [...(met[at] ?? []), ...(helped[at] ?? [])]);
  return {
    given,
    explored: ids(met),
    wasAsked: (met[0]?.length ?? 0) > 0,
    wasHelped: (helped[0]?.length ?? 0) > 0,
    endedInQuestion: /[?？؟]\s*$/.test(replies[0] ?? ""),
    thread: thread && thread.ago < stoppedAgo ? thread : null,
    isQuiet: stoppedAgo < QUIET_AFTER_STOP || given.some((id) => HOLDS_BACK.has(id)),
    replies: replies.length,
  };
}
/** Occurs in no reply. */
const NOTHING = "\u0000";

/** Replies since a matching one; infinite if there is none. */
const agoOf = (replies: readonly string[], fits: (reply: string) => boolean): number => {
  const at = replies.findIndex(fits);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};

function threadOf(
  lines: readonly TurnLine[],
  cardsIn: (reply: number) => readonly Marks[],
): Thread | null {
  const replies = repliesOf(lines).toReversed();
  const situations = replies.map((_, reply) =>
    cardsIn(reply).find(({ deeper }) => deeper.length > 0),
  );
  const own = situations.find((card) => card !== undefined);
  if (!own) return null;
  const isIn = (words: string | null) =>
    words !== null && replies.some((reply) => reply.includes(words));
  const speaks = (reply: string) =>
    [own.answer, own.hear, own.more, ...own.deeper].some(
      (words) => words !== null && reply.includes(words),
    );
  return {
    id: own.id,
    isHelped: isIn(own.answer),
    isFurther: own.more === null || isIn(own.more),
    asked: own.deeper.filter(isIn).length,
    questions: own.deeper.length,
    ago: agoOf(replies, speaks),
    begunAt: lines.findIndex(({ role, content }) => role === "assistant" && speaks(content)),
  };
}

/** Index of the last reply that contains the words; -1 if none does. */
export const lastReplyWith = (lines: readonly TurnLine[], words: string): number =>
  repliesOf(lines).findLastIndex((reply) => reply.includes(words.slice(0, ENOUGH)));

/** True if an earlier reply contains the words. */
export const hasReplyWith = (lines: readonly TurnLine[], words: string): boolean =>
  lastReplyWith(lines, words) >= 0;

/**
 * The two situations in the choice that the guide just offered, and the number of replies since it
 * asked that, or where they'd like to go.
 */
export function choicesIn(
  lines: readonly TurnLine[],
  { listening, moves }: { readonly listening: Listening; readonly moves: Moves },
  ageGroup: AgeGroup,
) {
  const replies = repliesOf(lines).toReversed();
  const { either, wrap } = listening[ageGroup];
  const patterns = either.map(wordingOf);
  const [last] = replies;
  const named = patterns.map((pattern) => pattern.exec(last ?? "")).find((match) => match !== null);
  const titles = [named?.groups?.a, named?.groups?.b];
  return {
    offered: Object.entries(moves.titles).flatMap(([id, title]) =>
      titles.includes(title) ? [id] : [],
    ),
    sinceEither: agoOf(replies, (reply) => patterns.some((pattern) => pattern.test(reply))),
    sinceWrap: agoOf(replies, (reply) => wrap.some((words) => reply.endsWith(words))),
  };
}
