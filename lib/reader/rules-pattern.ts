import { fold, type Spellings } from "./rules-words";

/**
 * The notation of content/rules and its compiled form.
 *
 *   kill        a word, in any of its spellings; Chinese is matched character by character
 *   kill*       a word that begins so
 *   =corté      a word with exactly these marks
 *   #  ##       a number; one of two digits or more
 *   a b         one after the other, with up to three fillers between them
 *   (a|b c)     one of several
 *   a?          may be missing
 *   ~3          up to three words of any kind, but none of "not"
 *   {KIN}       a set of the same file, named before
 *   ^  $        where a clause begins; where it ends
 *   +           no pause here
 *   a _ b       in exceptions: what stands before and after the statement. Without "_": anywhere near it
 */

export type Pattern =
  | { readonly type: "word"; readonly words: readonly string[] }
  | { readonly type: "all"; readonly parts: readonly Pattern[] }
  | { readonly type: "any"; readonly parts: readonly Pattern[] }
  | { readonly type: "maybe"; readonly part: Pattern }
  | { readonly type: "gap"; readonly most: number }
  | { readonly type: "start" | "end" | "near" };

const PIECES = /\{[A-Z_]+\}|[()|?^$+]|~\d|=?[^\s()|?^${}~=+]+/gu;

/** Everything a pattern may refer to: the sets defined before it, and the spellings of words. */
export interface PatternContext {
  readonly sets: ReadonlyMap<string, Pattern>;
  readonly spellings: Spellings;
}

export function parse(written: string, { sets, spellings }: PatternContext): Pattern {
  const pieces = written.match(PIECES) ?? [];
  if (pieces.join("") !== written.replace(/\s/g, ""))
    throw new Error(`"${written}" isn't in the notation`);
  let at = 0;

  function any(): Pattern {
    const parts = [all()];
    while (pieces[at] === "|") {
      at += 1;
      parts.push(all());
    }
    return anyOf(parts);
  }

  function all(): Pattern {
    const parts: Pattern[] = [];
    while (at < pieces.length && pieces[at] !== "|" && pieces[at] !== ")") {
      for (const part of one()) parts.push(part);
      const last = parts.at(-1);
      if (pieces[at] === "?" && last) {
        parts[parts.length - 1] = { type: "maybe", part: last };
        at += 1;
      }
    }
    if (parts.length === 0) throw new Error(`nothing to find in "${written}"`);
    return parts.length === 1 && parts[0] ? parts[0] : { type: "all", parts };
  }

  function one(): readonly Pattern[] {
    const piece = pieces[at] ?? "";
    at += 1;
    if (piece === "?") throw new Error(`nothing to leave out in "${written}"`);
    if (piece === "(") {
      const group = any();
      if (pieces[at] !== ")") throw new Error(`a parenthesis stays open in "${written}"`);
      at += 1;
      return [group];
    }
    if (piece === "^") return [{ type: "start" }];
    if (piece === "+") return [{ type: "near" }];
    if (piece === "$") return [{ type: "end" }];
    if (piece.startsWith("~")) return [{ type: "gap", most: Number(piece.slice(1)) }];
    if (piece.startsWith("{")) {
      const set = sets.get(piece.slice(1, -1));
      if (!set) throw new Error(`no set ${piece} before "${written}"`);
      return [set];
    }
    // Chinese is matched character by character.
    const words = /\p{Script=Han}/u.test(piece)
      ? [...piece]
      : (spellings.get(fold(piece)) ?? [piece]);
    return words.map((word) => ({ type: "word", words: [word] }));
  }

  const pattern = any();
  if (at < pieces.length) throw new Error(`"${pieces[at]}" is left over in "${written}"`);
  return pattern;
}

/** Merges single words among the alternatives into one set, found with one lookup. */
function anyOf(parts: readonly Pattern[]): Pattern {
  const words = parts.flatMap((part) => (part.type === "word" ? part.words : []));
  const others = parts.filter((part) => part.type !== "word");
  const all: readonly Pattern[] = words.length > 0 ? [{ type: "word", words }, ...others] : others;
  return all.length === 1 && all[0] ? all[0] : { type: "any", parts: all };
}

/** One sentence of a text, as the compiled patterns see it. */
export interface Sentence {
  /** For each word, the numbers of the words it can stand for. */
  readonly ids: readonly (readonly number[])[];
  readonly pauses: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Steps left; a pattern that needs more is abandoned. */
  looks: number;
}

/**
 * A language's fillers, the words that a gap never skips, and the words that open another clause.
 */
export interface Manner {
  readonly fillers: ReadonlySet<number>;
  readonly not: ReadonlySet<number>;
  readonly joins: ReadonlySet<number>;
  /** Those, plus words that begin a clause when people leave out the comma. */
  readonly ends: ReadonlySet<number>;
}

type Next = (at: number) => boolean;
/**
 * Matches from the boundary `at` on, calls `next` with each boundary it can reach until that
 * accepts one.
 */
export type Match = (sentence: Sentence, at: number, next: Next) => boolean;

export type Number = (word: string) => number;

const MAX_FILLERS = 3;

const has = (set: ReadonlySet<number>, ids: readonly number[] | undefined): boolean => {
  for (const id of ids ?? []) if (set.has(id)) return true;
  return false;
};

/** Compiles patterns of one language, to be matched to the right (`step` 1) or to the left (-1). */
export class Compiler {
  private readonly toRight = new Map<Pattern, Match>();
  private readonly toLeft = new Map<Pattern, Match>();
  private readonly firsts = new Map<Pattern, ReadonlySet<number> | undefined>();
  private readonly lasts = new Map<Pattern, ReadonlySet<number> | undefined>();

  constructor(
    private readonly number: Number,
    private readonly manner: Manner,
  ) {}

  /** @param isApart whether fillers may precede the first part too */
  compile(pattern: Pattern, step: 1 | -1, isApart = false): Match {
    // Cached, because many phrases use the same sets.
    const compiled = step === 1 ? this.toRight : this.toLeft;
    const before = isApart ? undefined : compiled.get(pattern);
    if (before) return before;
    const match = this.compileAnew(pattern, step, isApart);
    if (!isApart) compiled.set(pattern, match);
    return match;
  }

  private compileAnew(pattern: Pattern, step: 1 | -1, isApart: boolean): Match {
    const { manner } = this;
    const { ends } = manner;
    const wordAt = ({ ids, from, to }: Sentence, at: number): readonly number[] | undefined => {
      const index = step === 1 ? at : at - 1;
      return index >= from && index < to ? ids[index] : undefined;
    };
    switch (pattern.type) {
      case "word": {
        const set = new Set(pattern.words.map(this.number));
        return (sentence, at, next) => has(set, wordAt(sentence, at)) && next(at + step);
      }
      case "any": {
        // Indexed by first word, because most alternatives begin with some other word.
        const byWord = new Map<number, Match[]>();
        const others: Match[] = [];
        for (const part of pattern.parts) {
          const way = this.compile(part, step);
          const first = this.first(part, step);
          if (!first) others.push(way);
          for (const id of first ?? []) {
            const ways = byWord.get(id);
            if (ways) ways.push(way);
            else byWord.set(id, [way]);
          }
        }
        return (sentence, at, next) => {
          for (const id of wordAt(sentence, at) ?? []) {
            if (byWord.get(id)?.some((way) => way(sentence, at, next))) return true;
          }
          return others.some((way) => way(sentence, at, next));
        };
      }
      case "maybe": {
        const way = this.compile(pattern.part, step);
        return (sentence, at, next) => way(sentence, at, next) || next(at);
      }
      case "gap":
        return (sentence, at, next) => {
          for (let skipped = 0; skipped <= pattern.most; skipped += 1) {
            if (next(at + skipped * step)) return true;
            const word = wordAt(sentence, at + skipped * step);
            if (!word || has(manner.not, word)) return false;
          }
          return false;
        };
      case "start":
        return (sentence, at, next) =>
          (at === sentence.from ||
            (sentence.pauses[at] ?? 0) > 0 ||
            has(manner.joins, sentence.ids[at - 1])) &&
          next(at);
      case "near":
        return (sentence, at, next) => sentence.pauses[at] === 0 && next(at);
      case "end":
        return (sentence, at, next) =>
          (at === sentence.to || (sentence.pauses[at] ?? 0) > 0 || has(ends, sentence.ids[at])) &&
          next(at);
      case "all": {
        const ordered = step === 1 ? pattern.parts : pattern.parts.toReversed();
        const ways = ordered.map((part) => this.compile(part, step));
        const run = (
          sentence: Sentence,
          way: number,
          at: number,
          next: Next,
          fillers: number,
        ): boolean => {
          sentence.looks -= 1;
          if (sentence.looks < 0) return false;
          const match = ways[way];
          if (!match) return next(at);
          if (match(sentence, at, (reached) => run(sentence, way + 1, reached, next, MAX_FILLERS)))
            return true;
          if (fillers === 0 || !has(manner.fillers, wordAt(sentence, at))) return false;
          return run(sentence, way, at + step, next, fillers - 1);
        };
        return (sentence, at, next) => run(sentence, 0, at, next, isApart ? MAX_FILLERS : 0);
      }
    }
  }

  /**
   * The words that a match in one direction can begin with; undefined if it can be empty or begin
   * with anything.
   */
  first(pattern: Pattern, step: 1 | -1 = 1): ReadonlySet<number> | undefined {
    const known = step === 1 ? this.firsts : this.lasts;
    if (!known.has(pattern)) known.set(pattern, this.firstAnew(pattern, step));
    return known.get(pattern);
  }

  private firstAnew(pattern: Pattern, step: 1 | -1): ReadonlySet<number> | undefined {
    switch (pattern.type) {
      case "word":
        return new Set(pattern.words.map(this.number));
      case "any":
        return union(pattern.parts.map((part) => this.first(part, step)));
      case "all": {
        const before: (ReadonlySet<number> | undefined)[] = [];
        for (const part of step === 1 ? pattern.parts : pattern.parts.toReversed()) {
          if (part.type === "start" || part.type === "near") continue;
          before.push(this.first(part.type === "maybe" ? part.part : part, step));
          if (part.type !== "maybe") return union(before);
        }
        return undefined;
      }
      default:
        return undefined;
    }
  }
}

function union(
  sets: readonly (ReadonlySet<number> | undefined)[],
): ReadonlySet<number> | undefined {
  const all = new Set<number>();
  for (const set of sets) {
    if (!set) return undefined;
    for (const id of set) all.add(id);
  }
  return all;
}
