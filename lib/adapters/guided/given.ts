import type { Exercise } from "./copy/shape";
import { quotableAnswer } from "./key-phrases";
import { answersOf } from "./place";
import type { Reading } from "./reading";
import { fold } from "./text";

const TAKES_IT =
  /^(?:yes|yeah|yep|ok|okay|sure|that|this|the first|the same|take|let's take)(?:,? (?:please|that|this|one|thought|the|it|is fine|works|is it|will do))*[.!]*$/;

/** The person's answers in the present run of an exercise; "that one", where an earlier thought was proposed, is the thought. */
export const givenIn = ({ turn, voice }: Reading, exercise: Exercise): (string | undefined)[] =>
  answersOf(turn.lines, exercise).map((one) => {
    if (!one || !TAKES_IT.test(fold(one.answer))) return one?.answer;
    const [open, close] = voice.quoteMarks;
    const from = one.asked.indexOf(open);
    const proposed = from === -1 ? "" : one.asked.slice(from + open.length, one.asked.indexOf(close, from));
    return proposed === "" ? one.answer : proposed;
  });

/** An answer in quotation marks, when it can be given back as it is. */
export function quoted({ voice, lexicon }: Reading, text: string): string | null {
  if (lexicon.intents.dontKnow.test(fold(text))) return null;
  const answer = quotableAnswer(text, lexicon);
  return answer && `${voice.quoteMarks[0]}${answer}${voice.quoteMarks[1]}`;
}
