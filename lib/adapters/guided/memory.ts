import type { Line } from "./line";
import { fold, sentencesOf } from "./text";

/** What the guide has said so far. Read from the conversation itself, since nothing else is kept between turns. */
export interface Memory {
  /** Whether any sentence of this (unfilled) line was said before. */
  said(line: string): boolean;
  /** Whether this very sentence was said before. */
  saidWhole(sentence: string): boolean;
  /** The same of a sentence that is folded already. */
  saidFolded(folded: string): boolean;
  /** How many replies began with the same words, so many of them. */
  openerUses(text: string, words: 2 | 3): number;
  mentions(text: string): number;
}

const PLACEHOLDER = /\\\{\w+\\\}/g;

/** All but letters, digits and the spaces between words. */
const LETTERS_APART = /[^\p{L}\p{N}\p{M}' ]/gu;

/** The first words of a folded text, as many as are ever compared, without signs. */
const beginningOf = (folded: string): string => firstWords(folded, LONGEST_OPENING).replace(LETTERS_APART, "");
const LONGEST_OPENING = 3;
/** With how many words an opening is compared. */
const OPENINGS = [2, 3] as const;

/** How a text with such a beginning opens, in so many words; where words are not set apart, in letters. */
function openingOf(beginning: string, words: 2 | 3): string {
  const first = firstWords(beginning, 1);
  return /[\u3400-\u9fff]/.test(first) ? first.slice(0, words + 1) : firstWords(beginning, words);
}

function firstWords(text: string, most: number): string {
  let end = -1;
  for (let words = 0; words < most; words += 1) {
    end = text.indexOf(" ", end + 1);
    if (end === -1) return text;
  }
  return text.slice(0, end);
}

/** How many replies open alike, in two words or in three: a sentence of two words wears out with all that begin with them. */
function countOpenings(replies: readonly Line[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { folded } of replies) {
    const beginning = beginningOf(folded);
    for (const words of OPENINGS) {
      const opening = openingOf(beginning, words);
      uses.set(opening, (uses.get(opening) ?? 0) + 1);
    }
  }
  return uses;
}

export function remember(lines: readonly Line[]): Memory {
  const replies = lines.filter((line) => line.role === "assistant");
  const sentences = replies.flatMap((reply) => reply.sentences);
  const known = new Set(sentences);
  const openings = countOpenings(replies);
  const everything = sentences.join(" ");
  return {
    said: (line) => authored(line).some((sentence) => isSaid(sentence, known)),
    saidWhole: (sentence) => known.has(fold(sentence)),
    saidFolded: (folded) => known.has(folded),
    openerUses: (text, words) => openings.get(openingOf(beginningOf(fold(text)), words)) ?? 0,
    mentions: (text) => timesIn(everything, fold(text)),
  };
}

/** How often a part stands in a text, without the pieces between. */
function timesIn(text: string, part: string): number {
  if (part === "") return text.length - 1;
  let times = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) times += 1;
  return times;
}

/** A sentence as it is written in the copy, folded. */
interface Authored {
  readonly folded: string;
  /** What it looks like with its gaps filled; null where it has none. */
  readonly frame: RegExp | null;
  /** How it begins and ends, which tells most sentences apart before the frame is asked. */
  readonly start: string;
  readonly end: string;
  /** Words of its own stand beside the gaps. */
  readonly speaks: boolean;
}

const AUTHORED = new Map<string, readonly Authored[]>();

/** The authored lines are few and asked for at every turn, so each is taken apart once. Nothing filled in may come here. */
function authored(line: string): readonly Authored[] {
  const before = AUTHORED.get(line);
  if (before) return before;
  const made = sentencesOf(line).map((sentence) => authoredOf(fold(sentence)));
  AUTHORED.set(line, made);
  return made;
}

function authoredOf(folded: string): Authored {
  const gap = folded.indexOf("{");
  if (gap === -1) return { folded, frame: null, start: folded, end: folded, speaks: true };
  const frame = new RegExp(`^${escapePattern(folded).replace(PLACEHOLDER, ".{1,160}")}$`, "u");
  const [start, end] = [folded.slice(0, gap), folded.slice(folded.lastIndexOf("}") + 1)];
  return { folded, frame, start, end, speaks: /\p{L}/u.test(folded.replace(/\{\w+\}/g, "")) };
}

const isOf = ({ folded, frame, start, end }: Authored, said: string): boolean =>
  frame === null ? said === folded : said.startsWith(start) && said.endsWith(end) && frame.test(said);

/** A bare gap would be found in everything. */
function isSaid(sentence: Authored, said: ReadonlySet<string>): boolean {
  if (sentence.frame === null) return said.has(sentence.folded);
  if (!sentence.speaks) return false;
  for (const one of said) if (isOf(sentence, one)) return true;
  return false;
}

/** Whether what the guide said holds one of these (unfilled) lines. */
export function holdsLine(reply: Line, lines: readonly string[]): boolean {
  const { sentences } = reply;
  return lines.some((line) => authored(line).some((sentence) => sentences.some((said) => isOf(sentence, said))));
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
