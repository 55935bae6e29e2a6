import { clean, spell } from "../normalise";
import type { Pause, Token } from "../tokens";
import type { Named, Word } from "../word";
import { ar } from "./concepts/ar";
import { de } from "./concepts/de";
import { en } from "./concepts/en";
import { es } from "./concepts/es";
import { fr } from "./concepts/fr";
import { hi } from "./concepts/hi";
import { CONCEPTS, type ConceptWords } from "./concepts/shape";
import { zh } from "./concepts/zh";

/** One step of a text read as ideas: which {@link CONCEPTS} a word names, and what stands before it. */
export interface Step {
  readonly ideas: readonly number[];
  readonly pause: Pause;
}

/** Longest entry of a table, in words; in Chinese, in characters. */
const MOST_WORDS = 3;
const MOST_SIGNS = 4;
const ARABIC = /^[\u0600-\u06ff]/;
const HAN = /^\p{Script=Han}/u;
/** No such character comes before it: most words need not be asked. */
const FIRST_HAN = 0x2e80;
/** What Arabic writes onto the beginning of a word: and, so, with, for, like, the, will. */
const PREFIXES = ["و", "ف", "ب", "ل", "ال", "ك", "وال", "بال", "لل", "ولا", "ول", "وب", "فال", "س", "ه"];

const whole = new Map<string, number[]>();
const stems = new Map<string, number[]>();
const signs = new Map<string, number[]>();
/** The characters with which an entry begins. */
const firstSigns = new Set<string>();
/** The words with which a phrase of several begins. */
const firstWords = new Set<string>();
const NO_SIGN: { readonly ideas: readonly number[]; readonly length: number } = { ideas: [], length: 1 };
function learn(table: ConceptWords, into: Map<string, number[]>): void {
  for (const [idea, concept] of CONCEPTS.entries()) {
    for (const word of table[concept].split(" ")) {
      const stem = word.endsWith("*");
      const parts = (stem ? word.slice(0, -1) : word).split("_").map((part) => spell(clean(part)).folded);
      const key = parts.join(into === signs ? "" : "_");
      if (into === signs) firstSigns.add([...key][0] ?? "");
      if (parts.length > 1) firstWords.add(parts[0] ?? "");
      const entries = stem && into !== signs ? stems : into;
      entries.set(key, [...(entries.get(key) ?? []), idea]);
    }
  }
}

/** Cuts a text into the ideas that its words name; a word that names none is passed over. Linear in the text. */
export function ideasOf(tokens: readonly Token[]): Step[] {
  if (whole.size === 0) {
    for (const table of [en, es, fr, de, ar, hi]) learn(table, whole);
    learn(zh, signs);
  }
  const steps: Step[] = [];
  let pause = "none" as Pause;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.pause !== "none") pause = token.pause;
    const named = namedBy(token.word);
    const han = named.isSign ? longestSign(tokens, at) : null;
    const ideas = han?.ideas ?? namedFrom(named, tokens, at);
    if (ideas.length > 0) {
      steps.push({ ideas, pause });
      pause = "none";
    }
    at += han?.length ?? 1;
  }
  return steps;
}

const isSign = (word: string): boolean => firstSigns.has(word) || (word.charCodeAt(0) >= FIRST_HAN && HAN.test(word));

const namedFrom = ({ ideas, beginsPhrase }: Named, tokens: readonly Token[], at: number): readonly number[] =>
  beginsPhrase ? [...ideas, ...phrases(tokens, at)] : ideas;

function namedBy(word: Word): Named {
  const { folded } = word;
  word.named ??= { ideas: ideasNamed(folded), isSign: isSign(folded), beginsPhrase: firstWords.has(folded) };
  return word.named;
}

function longestSign(tokens: readonly Token[], from: number): typeof NO_SIGN {
  let found = NO_SIGN;
  let run = "";
  for (let length = 1; length <= MOST_SIGNS && from + length <= tokens.length; length += 1) {
    run += tokens[from + length - 1]?.word.folded ?? "";
    if (length === 1 && !firstSigns.has(run)) return NO_SIGN;
    const ideas = signs.get(run);
    if (ideas) found = { ideas, length };
  }
  return found;
}

function phrases(tokens: readonly Token[], from: number): readonly number[] {
  const found: number[] = [];
  let phrase = tokens[from]?.word.folded ?? "";
  for (let at = from + 1; at < Math.min(from + MOST_WORDS, tokens.length); at += 1) {
    phrase += `_${tokens[at]?.word.folded}`;
    found.push(...(whole.get(phrase) ?? []));
  }
  return found;
}

function ideasNamed(word: string): readonly number[] {
  const found = [...spelt(word)];
  if (ARABIC.test(word)) {
    for (const prefix of PREFIXES) {
      if (word.startsWith(prefix) && word.length - prefix.length > 1) found.push(...spelt(word.slice(prefix.length)));
    }
  }
  return [...new Set(found)];
}

function spelt(word: string): readonly number[] {
  const found = [...(whole.get(word) ?? [])];
  for (let end = 2; end <= word.length; end += 1) found.push(...(stems.get(word.slice(0, end)) ?? []));
  return found;
}
