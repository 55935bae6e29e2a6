import type { TurnLine } from "@/lib/ports/model";
import { fold, sentencesOf } from "./text";

/** What the guide has said so far. Read from the conversation itself, since nothing else is kept between turns. */
export interface Memory {
  /** Whether any sentence of this (unfilled) line was said before. */
  said(line: string): boolean;
  /** How many replies began with the same two words. */
  openerUses(text: string): number;
  mentions(text: string): number;
}

const PLACEHOLDER = /\\\{\w+\\\}/g;

const openingOf = (text: string): string => {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}\p{M}' ]/gu, "")
    .split(" ");
  const first = words[0] ?? "";
  return /[\u3400-\u9fff]/.test(first) ? first.slice(0, 3) : words.slice(0, 2).join(" ");
};

export function remember(lines: readonly TurnLine[]): Memory {
  const replies = lines.filter((line) => line.role === "assistant").map((line) => line.content);
  const sentences = replies.flatMap(sentencesOf).map(fold);
  const known = new Set(sentences);
  const openers = replies.map(openingOf);
  const everything = sentences.join(" ");
  return {
    said: (line) =>
      sentencesOf(line)
        .map(fold)
        .some((sentence) => {
          if (!sentence.includes("{")) return known.has(sentence);
          if (!/\p{L}/u.test(sentence.replace(/\{\w+\}/g, ""))) return false;
          const frame = new RegExp(`^${escapePattern(sentence).replace(PLACEHOLDER, ".{1,160}")}$`, "u");
          return sentences.some((candidate) => frame.test(candidate));
        }),
    openerUses: (text) => openers.filter((opener) => opener === openingOf(text)).length,
    mentions: (text) => everything.split(fold(text)).length - 1,
  };
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
