import { BOUNDARIES, FORMAT, VOICE } from "./instructions";

/** So many words in a row of our instructions are no accident of speech. */
const RUN = 6;

const HEADINGS =
  /\babout the person \(data|boundaries \(these|approaches they chose|\bmy (?:system prompt|instructions) (?:is|are|says?|reads?)\b/i;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(" "));
}

const OURS: ReadonlySet<string> = new Set([...Object.values(VOICE), ...BOUNDARIES, ...FORMAT].flatMap(runsOf));

/**
 * Tells whether a sentence of a model gives away what it was told (contract 5: no prompt in any answer): our own
 * instructions, and those of the approaches of this turn.
 */
export function createLeakCheck(approachPrompts: readonly string[]): (sentence: string) => boolean {
  const theirs = new Set(approachPrompts.flatMap(runsOf));
  return (sentence) => HEADINGS.test(sentence) || runsOf(sentence).some((run) => OURS.has(run) || theirs.has(run));
}
