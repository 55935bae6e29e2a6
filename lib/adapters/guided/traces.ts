import type { Exercise } from "./copy/shape";
import type { Line } from "./line";
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
interface Mark {
  readonly mark: string;
  readonly inside: readonly number[];
}

interface Sought {
  readonly offer: Mark;
  readonly close: Mark;
  readonly asks: readonly Mark[];
  readonly hints: readonly Mark[];
}

const sought = (mark: string): Mark => ({ mark, inside: insideWords(mark) });

const soughtOf = once((exercise: Exercise): Sought => {
  const { offer, close, steps } = marksOf(exercise);
  return {
    offer: sought(offer),
    close: sought(close),
    asks: steps.map(({ ask }) => sought(ask)),
    hints: steps.map(({ hint }) => sought(hint)),
  };
});

/** Looks through all that the guide said for the marks of an exercise, once for each. */
const tracesIn = once((lines: readonly Line[]): ((exercise: Exercise) => Trace) => {
  const replies = lines.filter(({ role }) => role === "assistant").map(({ folded }) => folded);
  // In one text: no mark holds a line break, so none is found across two replies.
  const everything = replies.join("\n");
  const words = new WordTable(everything);
  const isSaid = ({ mark, inside }: Mark): boolean => words.mayHold(inside) && everything.includes(mark);
  const known = new Map<Exercise, Trace>();
  return (exercise) => {
    const before = known.get(exercise);
    if (before) return before;
    const trace = lookFor(soughtOf(exercise), isSaid);
    known.set(exercise, trace);
    return trace;
  };
});

function lookFor({ offer, close, asks, hints }: Sought, isSaid: (mark: Mark) => boolean): Trace {
  const found = { offered: isSaid(offer), begun: asks.some(isSaid), finished: isSaid(close) };
  const any = found.offered || found.begun || found.finished || hints.some(isSaid);
  return any ? { ...found, any } : NO_TRACE;
}

export const traceOf = (lines: readonly Line[], exercise: Exercise): Trace => tracesIn(lines)(exercise);
