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

/** With how many words an opening is compared. */
const OPENINGS = [2, 3] as const;

/** The first words of a folded text, so many of them. */
function openingOf(folded: string, most: number): string {
  const words = firstWords(folded, most).replace(LETTERS_APART, "");
  const first = firstWords(words, 1);
  return /[\u3400-\u9fff]/.test(first) ? first.slice(0, most + 1) : words;
}

function firstWords(text: string, most: number): string {
  let end = -1;
  for (let words = 0; words < most; words += 1) {
    end = text.indexOf(" ", end + 1);
    if (end === -1) return text;
  }
  return text.slice(0, end);
}

export function remember(lines: readonly Line[]): Memory {
  const replies = lines.filter((line) => line.role === "assistant");
  const sentences = replies.flatMap((reply) => reply.sentences);
  const known = new Set(sentences);
  const openers = new Map<string, number>();
  for (const reply of replies)
    for (const most of OPENINGS) {
      const opener = openingOf(reply.folded, most);
      openers.set(opener, (openers.get(opener) ?? 0) + 1);
    }
  const everything = sentences.join(" ");
  return {
    said: (line) => authored(line).some((sentence) => isSaid(sentence, known)),
    saidWhole: (sentence) => known.has(fold(sentence)),
    saidFolded: (folded) => known.has(folded),
    openerUses: (text, words) => openers.get(openingOf(fold(text), words)) ?? 0,
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
