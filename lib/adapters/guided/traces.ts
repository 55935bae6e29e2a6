import type { TurnLine } from "@/lib/ports/model";
import type { Exercise } from "./copy/shape";
import { once } from "./once";
import { fold, sentencesOf } from "./text";
import { insideWords, WordTable } from "./word-table";

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

/** The sentences of a line, folded: a turn looks for lines of its own in them again and again. */
export const foldedSentences = once(({ content }: TurnLine): readonly string[] => sentencesOf(content).map(fold));

/** What a conversation shows of one exercise. */
interface Trace {
  readonly offered: boolean;
  readonly begun: boolean;
  readonly finished: boolean;
  /** Any of it, a hint too. */
  readonly any: boolean;
}

const NO_TRACE: Trace = { offered: false, begun: false, finished: false, any: false };

/** A mark with the words inside it, by which most are known not to have been said. */
const sought = (mark: string) => ({ mark, inside: insideWords(mark) });

const soughtOf = once((exercise: Exercise) => {
  const { offer, close, steps } = marksOf(exercise);
  return {
    offer: sought(offer),
    close: sought(close),
    asks: steps.map(({ ask }) => sought(ask)),
    hints: steps.map(({ hint }) => sought(hint)),
  };
});

/** Looks through all that the guide said for the marks of an exercise, once for each. */
const tracesIn = once((lines: readonly TurnLine[]): ((exercise: Exercise) => Trace) => {
  const replies = lines.filter(({ role }) => role === "assistant").map(foldedLine);
  // In one text: no mark holds a line break, so none is found across two replies.
  const everything = replies.join("\n");
  const words = new WordTable(everything);
  const isSaid = ({ mark, inside }: ReturnType<typeof sought>): boolean =>
    words.mayHold(inside) && everything.includes(mark);
  return once((exercise: Exercise) => {
    const { offer, close, asks, hints } = soughtOf(exercise);
    const found = { offered: isSaid(offer), begun: asks.some(isSaid), finished: isSaid(close) };
    const any = found.offered || found.begun || found.finished || hints.some(isSaid);
    return any ? { ...found, any } : NO_TRACE;
  });
});

export const traceOf = (lines: readonly TurnLine[], exercise: Exercise): Trace => tracesIn(lines)(exercise);
