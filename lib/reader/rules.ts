import ar from "@/content/rules/ar.json";
import de from "@/content/rules/de.json";
import en from "@/content/rules/en.json";
import es from "@/content/rules/es.json";
import fr from "@/content/rules/fr.json";
import hi from "@/content/rules/hi.json";
import kinds from "@/content/rules/kinds.json";
import zh from "@/content/rules/zh.json";
import type { Kind, Severity } from "./labels";
import {
  Compiler,
  type Match,
  type Pattern,
  type PatternContext,
  parse,
  type Sentence,
} from "./rules-pattern";
import { Vocabulary } from "./rules-vocabulary";
import { fold, SENTENCE, type Spellings, type Words, wordsOf } from "./rules-words";

export interface RuleHit {
  readonly id: string;
  readonly kind: Kind;
  readonly severity: Severity;
  /** A more specific evidence name, for when kind and severity aren't enough. */
  readonly says?: string;
}

/** One language of content/rules as it's written (notation: rules-pattern.ts). */
export interface RuleFile {
  readonly language: string;
  readonly fillers: string;
  readonly not: string;
  readonly joins: string;
  readonly subjects: string;
  readonly typos: string;
  readonly spellings?: Readonly<Record<string, string>>;
  readonly sets: Readonly<Record<string, string>>;
  readonly exceptions: Readonly<Record<string, readonly string[]>>;
  /** The phrases of each rule of kinds.json. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

/**
 * The kind and severity of each rule, the same in every language, and the named exceptions that
 * apply besides "always".
 */
export type RuleKinds = Readonly<
  Record<
    string,
    {
      readonly kind: string;
      readonly severity: string;
      readonly except: readonly string[];
      readonly says?: string;
    }
  >
>;

/** The hits in a text, and the number of steps taken, which a test bounds. */
export interface RuleMatches {
  readonly hits: readonly RuleHit[];
  readonly looks: number;
}

/** The rules that a browser loads first, by language. */
export const RULE_FILES: readonly RuleFile[] = [en, es, fr, de, zh, ar, hi];

/**
 * An exception to a rule: matches around the statement (`_`), or anywhere near it in its sentence.
 */
type Exception = (sentence: Sentence, start: number, end: number) => boolean;

interface Phrase {
  readonly rule: number;
  readonly toLeft: Match;
  readonly toRight: Match;
  readonly exceptions: readonly Exception[];
}

/** A phrase whose anchor part hasn't been chosen yet. */
interface Draft {
  readonly rule: number;
  readonly written: string;
  readonly compiler: Compiler;
  readonly parts: readonly Pattern[];
  readonly firsts: readonly (ReadonlySet<number> | undefined)[];
  readonly exceptions: readonly Exception[];
}

interface Means {
  readonly kinds: RuleKinds;
  readonly vocabulary: Vocabulary;
  readonly spellings: Spellings;
}

/** Maximum distance in words from a statement to an exception without a place. */
const NEAR = 25;
/**
 * Step limit for one phrase at one word, exceptions included. Past it nothing more matches, not
 * even exceptions, so a statement stands.
 */
const MAX_LOOKS = 2_000;
const ALWAYS = "always";
const PLACE = "_";

const wordsIn = (list: string): readonly string[] => list.split(/\s+/).filter(Boolean);

function compileFile(
  file: RuleFile,
  { kinds, vocabulary, spellings }: Means,
  first: number,
): Draft[] {
  checkNames(file, kinds);
  const setOf = (list: string): ReadonlySet<number> =>
    new Set(wordsIn(list).flatMap((word) => spelled(word, spellings).map(vocabulary.number)));
  const joins = setOf(file.joins);
  const manner = {
    fillers: setOf(file.fillers),
    not: setOf(file.not),
    joins,
    ends: new Set([...joins, ...setOf(file.subjects)]),
  };
  const compiler = new Compiler(vocabulary.number, manner);
  const sets = new Map<string, Pattern>();
  const known = { sets, spellings };
  for (const [name, written] of Object.entries(file.sets)) sets.set(name, parse(written, known));
  for (const word of wordsIn(file.typos)) vocabulary.forgive(word);

  const exceptions = new Map(
    Object.entries(file.exceptions).map(([name, list]) => [
      name,
      list.map((each) => compileException(each, compiler, known)),
    ]),
  );
  return Object.entries(file.rules).flatMap(([id, phrases], at) => {
    const named = [ALWAYS, ...(kinds[id]?.except ?? [])];
    // A language without such an idiom has no exceptions of that name.
    const its = named.flatMap((name) => exceptions.get(name) ?? []);
    return phrases.flatMap((written) => {
      const pattern = parse(written, known);
      return (pattern.type === "any" ? pattern.parts : [pattern]).map((way) => {
        const parts = way.type === "all" ? way.parts : [way];
        const firsts = parts.map((part) => compiler.first(part));
        return { rule: first + at, written, compiler, parts, firsts, exceptions: its };
      });
    });
  });
}

/** A name that nothing refers to is a typo, and its exceptions would silently never apply. */
function checkNames({ language, rules, exceptions }: RuleFile, kinds: RuleKinds): void {
  const excepted = new Set([ALWAYS, ...Object.values(kinds).flatMap(({ except }) => except)]);
  for (const id of Object.keys(rules))
    if (!kinds[id]) throw new Error(`${language}: kinds.json has no rule "${id}"`);
  for (const name of Object.keys(exceptions)) {
    if (!excepted.has(name)) throw new Error(`${language}: no rule has exceptions named "${name}"`);
  }
}

/** The words that a list entry stands for. Chinese is matched character by character. */
function spelled(word: string, spellings: Spellings): readonly string[] {
  if (/\p{Script=Han}/u.test(word)) return [...word];
  const words = spellings.get(fold(word)) ?? [word];
  return words.length === 1 ? words : [word];
}

export const spellingsOf = (files: readonly RuleFile[]): Spellings =>
  new Map(
    files.flatMap(({ spellings = {} }) =>
      Object.entries(spellings).flatMap(([meant, written]) =>
        wordsIn(written).map((word): [string, readonly string[]] => [fold(word), wordsIn(meant)]),
      ),
    ),
  );

/**
 * Anchors each phrase at the part whose words occur in the fewest phrases; "I" is in all of them.
 */
function placePhrases(drafts: readonly Draft[]): ReadonlyMap<number, readonly Phrase[]> {
  const uses = new Map<number, number>();
  for (const id of drafts.flatMap(({ firsts }) => firsts.flatMap((first) => [...(first ?? [])]))) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const commonness = (first: ReadonlySet<number> | undefined): number =>
    first
      ? [...first].reduce((most, id) => Math.max(most, uses.get(id) ?? 0), 0)
      : Number.POSITIVE_INFINITY;

  const placed = new Map<number, Phrase[]>();
  for (const { rule, written, compiler, parts, firsts, exceptions } of drafts) {
    const common = firsts.map(commonness);
    const anchor = common.indexOf(Math.min(...common));
    const first = firsts[anchor];
    if (!first) throw new Error(`nothing in "${written}" can be looked for`);
    const toLeft = compiler.compile({ type: "all", parts: parts.slice(0, anchor) }, -1, true);
    const toRight = compiler.compile({ type: "all", parts: parts.slice(anchor) }, 1);
    const phrase = { rule, toLeft, toRight, exceptions };
    for (const id of first) placed.set(id, [...(placed.get(id) ?? []), phrase]);
  }
  return placed;
}

function compileException(written: string, compiler: Compiler, known: PatternContext): Exception {
  const around = written.split(PLACE).map((side) => side.trim());
  if (around.length > 2) throw new Error(`two places in "${written}"`);
  const [before = "", after = ""] = around;
  const match = (side: string, step: 1 | -1): Match | undefined => {
    if (!side) return undefined;
    const pattern = parse(side, known);
    const parts = pattern.type === "all" ? pattern.parts : [pattern];
    const isNear = parts.at(step === 1 ? 0 : -1)?.type === "near";
    return compiler.compile({ type: "all", parts }, step, !isNear);
  };
  if (around.length === 2) {
    const toLeft = match(before, -1);
    const toRight = match(after, 1);
    const isThere = (way: Match | undefined, sentence: Sentence, at: number): boolean =>
      !way || way(sentence, at, () => true);
    return (sentence, start, end) =>
      isThere(toLeft, sentence, start) && isThere(toRight, sentence, end);
  }
  const pattern = parse(written, known);
  const first = compiler.first(pattern);
  const way = compiler.compile(pattern, 1);
  if (!first) throw new Error(`"${written}" can begin with anything`);
  return (sentence, start, end) => {
    for (
      let at = Math.max(sentence.from, start - NEAR);
      at < Math.min(sentence.to, end + NEAR);
      at += 1
    ) {
      if (sentence.ids[at]?.some((id) => first.has(id)) && way(sentence, at, () => true))
        return true;
    }
    return false;
  };
}

/**
 * Compiles the rules of several languages into one matcher for unfolded texts.
 *
 * @throws Error if a file breaks the notation
 */
export function compileRules(
  files: readonly RuleFile[],
  kinds: RuleKinds,
): (text: string) => RuleMatches {
  const vocabulary = new Vocabulary();
  const spellings = spellingsOf(files);
  const rules: RuleHit[] = [];
  const drafts: Draft[] = [];
  for (const file of files) {
    drafts.push(...compileFile(file, { kinds, vocabulary, spellings }, rules.length));
    for (const id of Object.keys(file.rules)) {
      const { kind, severity, says } = kinds[id] as Omit<RuleHit, "id">;
      rules.push({ id: `${file.language}.${id}`, kind, severity, ...(says ? { says } : {}) });
    }
  }
  const phrases = placePhrases(drafts);

  return (text) => {
    const words = wordsOf(text, spellings);
    const ids = words.folded.map((folded, at) =>
      vocabulary.find(folded, words.marked[at] ?? folded),
    );
    const found = new Set<number>();
    let looks = 0;
    for (let from = 0, to = 1; from < ids.length; from = to, to += 1) {
      while (to < ids.length && words.pauses[to] !== SENTENCE) to += 1;
      looks += matchSentence(
        phrases,
        { ids, pauses: words.pauses, from, to, looks: 0 },
        words,
        found,
      );
    }
    return { hits: rules.filter((_, rule) => found.has(rule)), looks };
  };
}

let find: ((text: string) => RuleMatches) | undefined;

/** The browser's rules: the most common plain statements in an unfolded text (content/rules). */
export function matchRules(text: string): readonly RuleHit[] {
  find ??= compileRules(RULE_FILES, kinds);
  return find(text).hits;
}

/** Adds the rules found in a sentence to `found` and returns the number of steps it took. */
function matchSentence(
  phrases: ReadonlyMap<number, readonly Phrase[]>,
  sentence: Sentence,
  { quoted }: Words,
  found: Set<number>,
): number {
  let looks = 0;
  for (let at = sentence.from; at < sentence.to; at += 1) {
    for (const id of sentence.ids[at] ?? []) {
      for (const phrase of phrases.get(id) ?? []) {
        if (found.has(phrase.rule)) continue;
        sentence.looks = MAX_LOOKS;
        if (isFound(phrase, sentence, at, quoted)) found.add(phrase.rule);
        looks += MAX_LOOKS - sentence.looks;
      }
    }
  }
  return looks;
}

function isFound(
  { toLeft, toRight, exceptions }: Phrase,
  sentence: Sentence,
  at: number,
  quoted: Uint8Array,
): boolean {
  return toRight(sentence, at, (end) =>
    toLeft(sentence, at, (start) => {
      if (quoted[start] === 1 && quoted[end - 1] === 1) return false;
      return !exceptions.some((isExcepted) => isExcepted(sentence, start, end));
    }),
  );
}
