import type { TurnLine } from "@/lib/ports/model";
import type { Exercise } from "./copy/shape";
import { once } from "./once";
import { fold, sentencesOf } from "./text";

/** The longest sentence of a question: it stands in every form in which the question is asked again. */
export const markOf = (question: string): string =>
  sentencesOf(question).reduce((longest, sentence) => (sentence.length > longest.length ? sentence : longest), "");

const foldedMark = (question: string): string => fold(markOf(question));

/** The words by which an exercise is known again in what was said. Authored, and so folded once. */
export const marksOf = once(({ chip, offer, close, steps }: Exercise) => ({
  chip: fold(chip),
  offer: fold(offer),
  close: fold(close),
  steps: steps.map(({ ask, hint }) => ({ ask: foldedMark(ask), hint: foldedMark(hint) })),
}));

/** What the guide said in a line, as marks are looked for. */
export const foldedLine = once(({ content }: TurnLine): string => fold(content));

/** What a conversation shows of one exercise. */
interface Trace {
  readonly offered: boolean;
  readonly begun: boolean;
  readonly finished: boolean;
  /** Any of it, a hint too. */
  readonly any: boolean;
}

/** Looks through all that the guide said for the marks of an exercise, once for each. */
const tracesIn = once((lines: readonly TurnLine[]): ((exercise: Exercise) => Trace) => {
  const replies = lines.filter(({ role }) => role === "assistant").map(foldedLine);
  // In one text: no mark holds a line break, so none is found across two replies.
  const everything = replies.join("\n");
  return once((exercise: Exercise) => {
    const { offer, close, steps } = marksOf(exercise);
    const isSaid = (mark: string): boolean => everything.includes(mark);
    const found = { offered: isSaid(offer), begun: steps.some(({ ask }) => isSaid(ask)), finished: isSaid(close) };
    const any = found.offered || found.begun || found.finished || steps.some(({ hint }) => isSaid(hint));
    return { ...found, any };
  });
});

export const traceOf = (lines: readonly TurnLine[], exercise: Exercise): Trace => tracesIn(lines)(exercise);
