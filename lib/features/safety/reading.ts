import { GRAMMARS } from "./grammar/all";
import { CALMS, type Calm, type Grammar, type Phrase, type RiskRule, SIGNS, type Sign } from "./grammar/shape";
import { Machine, type Match } from "./machine";
import { parsePhrase } from "./phrases";
import { type Token, tokenise } from "./tokens";

type Meaning =
  | { readonly type: "risk"; readonly rule: RiskRule; readonly grammar: Grammar }
  | { readonly type: "idiom" }
  | { readonly type: "empty" }
  | { readonly type: "sign"; readonly sign: Sign; readonly grammar: Grammar }
  | { readonly type: "calm"; readonly calm: Calm };

export interface Hit {
  readonly rule: RiskRule;
  readonly language: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A first person stands at its beginning. */
  readonly ofOneself: boolean;
}

/** What the grammars see in a text, before any judgement. */
export interface Reading {
  readonly hits: readonly Hit[];
  readonly signs: ReadonlySet<Sign>;
  readonly calms: ReadonlySet<Calm>;
  /** Work done, in automaton steps. */
  readonly steps: number;
}

const FIRST_PERSON: ReadonlySet<string> = new Set(GRAMMARS.flatMap((grammar) => grammar.firstPerson));

function compile(): Machine<Meaning> {
  const machine = new Machine<Meaning>();
  for (const grammar of GRAMMARS) {
    const add = (says: readonly Phrase[], means: Meaning): void => {
      for (const phrase of says) machine.add(parsePhrase(phrase, grammar.slots), means);
    };
    for (const word of grammar.negation.words) machine.addDenial(word);
    for (const word of grammar.misspelt ?? []) machine.lexicon.allowMisspelling(word);
    for (const rule of grammar.risks) add(rule.say, { type: "risk", rule, grammar });
    add(grammar.idioms, { type: "idiom" });
    add(grammar.negation.empty, { type: "empty" });
    for (const sign of SIGNS) add(grammar.signs[sign] ?? [], { type: "sign", sign, grammar });
    for (const calm of CALMS) add(grammar.calms[calm] ?? [], { type: "calm", calm });
  }
  return machine;
}

let compiled: Machine<Meaning> | undefined;

/** The automaton is built once, on first use (about 50 ms). */
const machine = (): Machine<Meaning> => {
  compiled ??= compile();
  return compiled;
};

/** How many states the automaton has; the linear-time test relates its work to this. */
export const grammarSize = (): number => machine().size;

export function readText(text: string): Reading {
  const tokens = splitRuns(tokenise(text));
  const atoms = tokens.map((token) => machine().lexicon.atomsOf(token));
  const matches = machine().run(tokens, atoms);
  const steps = machine().steps;
  const idioms = matches.filter(({ means }) => means.type === "idiom");
  const empty = matches.filter(({ means }) => means.type === "empty");
  const covered = cover(tokens.length, idioms);
  const excused = cover(tokens.length, empty);
  const hits: Hit[] = [];
  const signs = new Set<Sign>();
  const calms = new Set<Calm>();
  for (const match of matches) {
    const { means, start, end } = match;
    if (means.type === "calm") calms.add(means.calm);
    if (means.type === "sign" && !isDenied(tokens, match, means.grammar, excused)) signs.add(means.sign);
    if (means.type !== "risk" || insideIdiom(covered, match)) continue;
    // A bare theme word belongs to no language ("mujhe suicide nahi …"), so any language may deny it.
    const deniers = means.rule.strength === "word" ? GRAMMARS : [means.grammar];
    if (!means.rule.ownNegation && deniers.some((grammar) => isDenied(tokens, match, grammar, excused))) continue;
    const words = tokens.slice(start, end + 1).map((token) => token.folded);
    const ofOneself = tokens.slice(Math.max(0, start - 2), start + 2).some(({ folded }) => FIRST_PERSON.has(folded));
    hits.push({ rule: means.rule, language: means.grammar.language, start, end, text: words.join(" "), ofOneself });
  }
  return { hits, signs, calms, steps };
}

const cover = (length: number, matches: readonly Match<Meaning>[]): Uint8Array => {
  const covered = new Uint8Array(length);
  for (const { start, end } of matches) covered.fill(1, start, end + 1);
  return covered;
};

/** A risk counts as idiom when its last word, where the risky word stands in most phrases, belongs to one. */
const insideIdiom = (covered: Uint8Array, { end }: Match<Meaning>): boolean => covered[end] === 1;

/** Is the match under a negation: before it in its clause, or after it where the language puts it there? */
function isDenied(tokens: readonly Token[], match: Match<Meaning>, grammar: Grammar, excused: Uint8Array): boolean {
  const { words, bridges, subjects, turns, before, after, acrossCommas } = grammar.negation;
  const isBreak = (at: number) => tokens[at]?.pause === "sentence" || (!acrossCommas && tokens[at]?.pause === "clause");
  const isNegation = (at: number) => words.includes(tokens[at]?.folded ?? "") && excused[at] !== 1;
  const first = tokens[match.start];
  if (!first || turns.includes(first.folded)) return false;
  let carried = !subjects.includes(first.folded) || first.pause === "none";
  let needsBridge = subjects.includes(first.folded);
  for (let at = match.start - 1, left = before; at >= 0 && left > 0 && carried; at -= 1, left -= 1) {
    const word = tokens[at]?.folded ?? "";
    if (isBreak(at + 1) || turns.includes(word)) break;
    if (isNegation(at)) {
      if (!needsBridge) return true;
      break;
    }
    if (needsBridge) carried = bridges.includes(word);
    needsBridge = subjects.includes(word);
  }
  for (let at = match.end + 1; at <= match.end + after; at += 1) {
    const token = tokens[at];
    if (!token || token.pause !== "none" || turns.includes(token.folded)) break;
    if (isNegation(at)) return true;
  }
  return false;
}

function splitRuns(tokens: readonly Token[]): Token[] {
  const { lexicon } = machine();
  return tokens.flatMap((token) => {
    const pieces = lexicon.atomsOf(token).length > 0 ? null : lexicon.split(token.folded);
    if (!pieces) return [token];
    return pieces.map((piece, at) => ({ folded: piece, marked: piece, pause: at === 0 ? token.pause : "none" }));
  });
}
