import { CALMS, type Calm, type Grammar, type Phrase, type RiskRule, SIGNS, type Sign } from "./grammar/shape";
import type { Lexicon } from "./lexicon";
import { Machine, type Match } from "./machine";
import { type Denier, denierOf } from "./negation";
import { parsePhrase } from "./phrases";
import { type Token, tokenise } from "./tokens";
import { type Known, Word, Words } from "./word";

type Meaning =
  | { readonly type: "risk"; readonly rule: RiskRule; readonly language: string; readonly denied: readonly Denier[] }
  | { readonly type: "idiom" }
  | { readonly type: "empty" }
  | { readonly type: "sign"; readonly sign: Sign; readonly denied: Denier }
  | { readonly type: "calm"; readonly calm: Calm };

type Risk = Extract<Meaning, { type: "risk" }>;

/** More hits of one rule say nothing new; they would only cost time. */
const MAX_HITS = 24;

export interface Hit {
  readonly rule: RiskRule;
  readonly language: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A first person stands at its beginning. */
  readonly ofOneself: boolean;
  /** Which sentence of the text it ends in, from 0. */
  readonly sentence: number;
}

/** What the grammars see in a text, before any judgement. */
export interface Reading {
  readonly hits: readonly Hit[];
  /** Rules that matched words which deny them, or which are a saying. */
  readonly waived: ReadonlySet<RiskRule>;
  readonly signs: ReadonlySet<Sign>;
  readonly calms: ReadonlySet<Calm>;
  /** The sentences in which each calm was named, each with the first word of its naming. */
  readonly calmIn: ReadonlyMap<Calm, ReadonlyMap<number, number>>;
  readonly tokens: readonly Token[];
  /** Work done, in automaton steps. */
  readonly steps: number;
}

/** How much of what was read before is kept (decision 0061). */
const REMEMBERED = { sentences: 16_000, words: 20_000 };

/** Reads texts with a set of grammars. Building it costs some hundred milliseconds for all languages; reading costs little. */
export interface Reader {
  read(text: string): Reading;
  /** How many states the automaton has. */
  readonly size: number;
}

export function createReader(grammars: readonly Grammar[], remembered = REMEMBERED): Reader {
  const machine = compile(grammars, remembered.sentences);
  const firstPerson = new Set(grammars.flatMap((grammar) => grammar.firstPerson));
  const words = new Words(remembered.words);
  return { size: machine.size, read: (text) => readWith({ machine, firstPerson, words }, text) };
}

function compile(grammars: readonly Grammar[], sentences: number): Machine<Meaning> {
  const machine = new Machine<Meaning>(sentences);
  const deniers = new Map(grammars.map((grammar) => [grammar, denierOf(grammar)]));
  for (const [grammar, denied] of deniers) {
    const { language } = grammar;
    const add = (says: readonly Phrase[], means: Meaning): void => {
      for (const phrase of says) machine.add(parsePhrase(phrase, grammar.slots), means);
    };
    for (const word of grammar.negation.words) machine.addDenial(word);
    for (const word of grammar.misspelt ?? []) machine.lexicon.allowMisspelling(word);
    for (const rule of grammar.risks) {
      // A bare theme word belongs to no language ("mujhe suicide nahi …"), so any language may deny it.
      const byWhom = rule.strength === "word" ? [...deniers.values()] : [denied];
      add(rule.say, { type: "risk", rule, language, denied: rule.ownNegation ? [] : byWhom });
    }
    add(grammar.idioms, { type: "idiom" });
    add(grammar.negation.empty, { type: "empty" });
    for (const sign of SIGNS) add(grammar.signs[sign] ?? [], { type: "sign", sign, denied });
    for (const calm of CALMS) add(grammar.calms[calm] ?? [], { type: "calm", calm });
  }
  machine.close();
  return machine;
}

interface Tools {
  readonly machine: Machine<Meaning>;
  readonly firstPerson: ReadonlySet<string>;
  readonly words: Words;
}

function readWith({ machine, firstPerson, words }: Tools, text: string): Reading {
  const { tokens, atoms } = readWords(machine, words, text);
  const matches = machine.run(tokens, atoms);
  const { steps } = machine;
  const covered = cover(tokens, matches, "idiom");
  const excused = cover(tokens, matches, "empty");
  const hits: Hit[] = [];
  const waived = new Set<RiskRule>();
  const signs = new Set<Sign>();
  const calmIn = new Map<Calm, Map<number, number>>();
  const sentences = sentencesOf(tokens);
  const perRule = new Map<RiskRule, number>();
  for (const match of matches) {
    const { means, end } = match;
    if (means.type === "calm") {
      const named = calmIn.get(means.calm) ?? new Map<number, number>();
      const sentence = sentences[end] ?? 0;
      calmIn.set(means.calm, named.set(sentence, Math.min(match.start, named.get(sentence) ?? match.start)));
    }
    if (means.type === "sign" && !signs.has(means.sign) && !means.denied(tokens, match, excused)) signs.add(means.sign);
    // A risk counts as idiom when its last word, where the risky word stands in most phrases, belongs to one.
    if (means.type !== "risk") continue;
    const known = perRule.get(means.rule) ?? 0;
    if (known >= MAX_HITS) continue;
    if (covered[end] === 1 || means.denied.some((denied) => denied(tokens, match, excused))) {
      waived.add(means.rule);
      continue;
    }
    perRule.set(means.rule, known + 1);
    hits.push(hitOf(match, means, { tokens, sentences, firstPerson }));
  }
  return { hits, waived, signs, calms: new Set(calmIn.keys()), calmIn, tokens, steps };
}

/** For each word the number of its sentence. */
function sentencesOf(tokens: readonly Token[]): Int32Array {
  const sentences = new Int32Array(tokens.length);
  let sentence = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.pause === "sentence" || sentence === -1) sentence += 1;
    sentences[at] = sentence;
  }
  return sentences;
}

interface Around {
  readonly tokens: readonly Token[];
  readonly sentences: Int32Array;
  readonly firstPerson: ReadonlySet<string>;
}

function hitOf({ start, end }: Match<Meaning>, { rule, language }: Risk, around: Around): Hit {
  const { tokens, sentences, firstPerson } = around;
  const words = tokens.slice(start, end + 1).map(({ word }) => word.folded);
  const ofOneself = tokens.slice(Math.max(0, start - 2), start + 2).some(({ word }) => firstPerson.has(word.folded));
  return { rule, language, start, end, text: words.join(" "), ofOneself, sentence: sentences[end] ?? 0 };
}

function cover(tokens: readonly Token[], matches: readonly Match<Meaning>[], type: Meaning["type"]): Uint8Array {
  const covered = new Uint8Array(tokens.length);
  for (const { means, start, end } of matches) {
    if (means.type !== type) continue;
    // A saying is said in one breath; across a comma a new thought begins, and it is read as meant.
    const inOneBreath = type !== "idiom" || tokens.slice(start + 1, end + 1).every(({ pause }) => pause === "none");
    if (inOneBreath) covered.fill(1, start, end + 1);
  }
  return covered;
}

/** The words with the atoms that each stands for; runs of letters without a meaning are cut into words that have one. */
function readWords(
  { lexicon }: Machine<Meaning>,
  words: Words,
  text: string,
): { tokens: Token[]; atoms: (readonly number[])[] } {
  const tokens: Token[] = [];
  const atoms: (readonly number[])[] = [];
  for (const token of tokenise(text, words)) {
    const known = knownTo(lexicon, token.word);
    if (known.pieces === null) {
      tokens.push(token);
      atoms.push(known.atoms);
      continue;
    }
    for (const [at, word] of known.pieces.entries()) {
      tokens.push({ word, pause: at === 0 ? token.pause : "none" });
      atoms.push(knownTo(lexicon, word).atoms);
    }
  }
  return { tokens, atoms };
}

function knownTo(lexicon: Lexicon, word: Word): Known {
  word.known ??= look(lexicon, word);
  return word.known;
}

function look(lexicon: Lexicon, word: Word): Known {
  const atoms = lexicon.atomsOf(word);
  const pieces = atoms.length > 0 ? null : lexicon.split(word.folded);
  return { atoms, pieces: pieces?.map((piece) => new Word(piece, piece)) ?? null };
}
