import type { TraumaWork } from "@/lib/ports/model";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { BOND_RULES, BOND_UNLESS } from "./prompts/bond-rules";
import { RULES, UNLESS } from "./prompts/output-rules";
import { type OutputRule, REPLACEMENTS } from "./prompts/replacements";
import { EXPOSURE_RULES, STEADY_RULES, TRAUMA_UNLESS } from "./prompts/trauma-rules";

export interface CheckedSentence {
  /** What may be shown; empty when nothing of the sentence may be. */
  readonly text: string;
  readonly brokenRule: OutputRule | null;
}

const ALL_RULES = [...RULES, ...BOND_RULES];
const EXCUSED = { ...UNLESS, ...BOND_UNLESS, ...TRAUMA_UNLESS };
const TRAUMA_RULES = [...ALL_RULES, ...EXPOSURE_RULES];
const STEADYING_RULES = [...TRAUMA_RULES, ...STEADY_RULES];

/** What may be said depends on whether this is trauma work, and how safe the person says they are. */
function rulesFor(trauma: TraumaWork | null | undefined) {
  if (!trauma) return ALL_RULES;
  return trauma.depth === "steady" ? STEADYING_RULES : TRAUMA_RULES;
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Light formatting is taken off rather than replaced: the words are fine, only their dress is not. */
const plain = (sentence: string): string =>
  sentence
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/\*{1,3}|_{2,3}|`|~~/g, "")
    .replace(/(^|\n)\s{0,8}(?:#{1,6}\s{1,8}|>\s{1,8}|[-•]\s{1,8})/g, "$1");

/**
 * Checks one sentence of a model before it is shown (safety of care: no medication or diagnosis claims, no claim of being
 * human or licensed, no endorsing of harm or delusion, no secrecy, no romance, no clinging, no selling, no links, no
 * markup; in trauma work no way into the memory). A sentence that breaks a rule is replaced by an authored one. White space around the sentence is kept, so that pieces can be joined again.
 */
export function checkSentence(sentence: string, language: SpokenLanguage, trauma?: TraumaWork | null): CheckedSentence {
  const text = plain(sentence);
  const folded = text.toLowerCase().replaceAll("’", "'").trim();
  for (const [rule, pattern] of rulesFor(trauma)) {
    if (!breaks(folded, rule, pattern)) continue;
    return { text: insteadOf(text, REPLACEMENTS[language][rule]), brokenRule: rule };
  }
  return { text, brokenRule: null };
}

/** The replacement within the white space of what it replaces; nothing where it is empty. */
export function insteadOf(text: string, replacement: string): string {
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  return replacement && before + replacement + after;
}

/** "You need not, but tell me" pushes all the same: what leads into a memory is looked at clause by clause. */
const CLAUSES = /[,;:]?\s(?:but|yet|still|however|so|and then)\s|;\s/;

function breaks(folded: string, rule: OutputRule, pattern: RegExp): boolean {
  const parts = rule === "exposure" || rule === "deeper" ? folded.split(CLAUSES) : [folded];
  return parts.some((part) => pattern.test(part) && !EXCUSED[rule]?.test(part));
}

/** No speech has a longer sentence (characters); the rules above are only asked about what is shorter. */
export const LONGEST_SENTENCE = 1_000;

// The repetitions are bounded: a flood of full stops must not be read anew from each of them.
const SENTENCE = /[\s\S]*?(?:[.!?…؟।]{1,8}["'”’»)\]]{0,4}(?=\s)|[。！？]{1,8}["”’」』]{0,4}|\n)\s*/y;

/** Cuts what has come so far into whole sentences and the unfinished rest, in time linear in its length. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let end = 0;
  SENTENCE.lastIndex = 0;
  for (let match = SENTENCE.exec(text); match; match = SENTENCE.exec(text)) {
    sentences.push(match[0]);
    end = SENTENCE.lastIndex;
  }
  return { sentences, rest: text.slice(end) };
}
