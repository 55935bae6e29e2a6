import type { TurnLine } from "@/lib/ports/model";
import { fold, sentencesOf } from "./text";

/** What the guide has said so far. Read from the conversation itself, since nothing else is kept between turns. */
export interface Memory {
  /** Whether any sentence of this (unfilled) line was said before. */
  said(line: string): boolean;
  /** Whether this very sentence was said before. */
  saidWhole(sentence: string): boolean;
  /** How many replies began with the same words, so many of them. */
  openerUses(text: string, words: 2 | 3): number;
  mentions(text: string): number;
}

const PLACEHOLDER = /\\\{\w+\\\}/g;

const openingOf = (text: string, most: number): string => {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}\p{M}' ]/gu, "")
    .split(" ");
  const first = words[0] ?? "";
  return /[\u3400-\u9fff]/.test(first) ? first.slice(0, most + 1) : words.slice(0, most).join(" ");
};

export function remember(lines: readonly TurnLine[]): Memory {
  const replies = lines.filter((line) => line.role === "assistant").map((line) => line.content);
  const sentences = replies.flatMap(sentencesOf).map(fold);
  const known = new Set(sentences);
  const openers = replies.flatMap((reply) => [openingOf(reply, 2), openingOf(reply, 3)]);
  const everything = sentences.join(" ");
  return {
    said: (line) =>
      sentencesOf(line)
        .map(fold)
        .some((sentence) => {
          if (!sentence.includes("{")) return known.has(sentence);
          if (!/\p{L}/u.test(sentence.replace(/\{\w+\}/g, ""))) return false;
          return sentences.some((candidate) => frameOfLine(sentence).test(candidate));
        }),
    saidWhole: (sentence) => known.has(fold(sentence)),
    openerUses: (text, words) => openers.filter((opener) => opener === openingOf(text, words)).length,
    mentions: (text) => everything.split(fold(text)).length - 1,
  };
}

const FRAMES = new Map<string, RegExp>();

/** The authored lines are few and their patterns are asked for at every turn, so each is built once. */
function frameOfLine(folded: string): RegExp {
  const known = FRAMES.get(folded);
  if (known) return known;
  const frame = new RegExp(`^${escapePattern(folded).replace(PLACEHOLDER, ".{1,160}")}$`, "u");
  FRAMES.set(folded, frame);
  return frame;
}

/** Whether a text holds one of these (unfilled) lines. */
export function holdsLine(text: string, lines: readonly string[]): boolean {
  const sentences = sentencesOf(text).map(fold);
  return lines.some((line) =>
    sentencesOf(line).some((sentence) => sentences.some((said) => frameOfLine(fold(sentence)).test(said))),
  );
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
