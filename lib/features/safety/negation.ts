import type { Grammar } from "./grammar/shape";
import { asRead } from "./phrases";
import type { Token } from "./tokens";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether a match stands under a negation of one language; `excused` marks the words that deny nothing there. */
export type Denier = (tokens: readonly Token[], match: Range, excused: Uint8Array) => boolean;

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(asRead));

/** Looks back from the match within its clause, and ahead where the language puts its negation behind the verb. */
export function denierOf({ negation }: Grammar): Denier {
  const words = setOf(negation.words);
  const bridges = setOf(negation.bridges);
  const subjects = setOf(negation.subjects);
  const turns = setOf(negation.turns);
  const { before, after, acrossCommas } = negation;

  const isBreak = ({ pause }: Token): boolean => pause === "sentence" || (!acrossCommas && pause === "clause");

  function deniedBefore(tokens: readonly Token[], first: Token, start: number, excused: Uint8Array): boolean {
    // A new subject ends the reach of a negation unless a verb carries it over ("I don't think I …").
    let needsBridge = subjects.has(first.word.folded);
    let following = first;
    for (let at = start - 1; at >= Math.max(0, start - before); at -= 1) {
      const token = tokens[at];
      if (!token || isBreak(following) || turns.has(token.word.folded)) return false;
      if (words.has(token.word.folded) && excused[at] !== 1) return !needsBridge;
      if (needsBridge && !bridges.has(token.word.folded)) return false;
      needsBridge = subjects.has(token.word.folded);
      following = token;
    }
    return false;
  }

  function deniedAfter(tokens: readonly Token[], end: number, excused: Uint8Array): boolean {
    for (let at = end + 1; at <= end + after; at += 1) {
      const token = tokens[at];
      if (token?.pause !== "none" || turns.has(token.word.folded)) return false;
      if (words.has(token.word.folded) && excused[at] !== 1) return true;
    }
    return false;
  }

  return (tokens, { start, end }, excused) => {
    const first = tokens[start];
    if (!first || turns.has(first.word.folded)) return false;
    return deniedBefore(tokens, first, start, excused) || deniedAfter(tokens, end, excused);
  };
}
