import type { TraumaWork } from "@/lib/ports/model";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { type CompiledRule, outputRules } from "./prompts/output-rules";
import { type OutputRule, replacementsIn } from "./prompts/replacements";

export interface CheckedSentence {
  /** The text that may be shown; empty if no part of the sentence may be. */
  readonly text: string;
  readonly brokenRule: OutputRule | null;
}

/** Picks the rules by whether this is trauma work and how safe the person says they are. */
function rulesFor(trauma: TraumaWork | null | undefined) {
  const { always, ...rules } = outputRules();
  if (!trauma) return always;
  return trauma.depth === "steady" ? rules.steady : rules.trauma;
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
/**
 * Joiners that are part of the writing: in multi-part emoji, and in words of joined scripts.
 * Between letters of any other script they only hide a word.
 */
const JOINING =
  /(?:(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])(?:\u200d|\u200c*\u200c(?=[\p{L}\p{M}])))/gu;

/** Removes invisible characters, except for joiners the text needs. */
function withoutInvisible(text: string): string {
  const joining = new Set([...text.matchAll(JOINING)].map(({ index }) => index));
  return text.replace(INVISIBLE, (sign, index: number) => (joining.has(index) ? sign : ""));
}

/**
 * Everything but Chinese punctuation, which has to stay wide: narrow marks would run its sentences
 * together.
 */
const NARROWED = /[^！（），：；？～]+/gu;

/**
 * Strips light formatting instead of replacing the sentence: the words are fine, only the markup
 * isn't.
 */
const plain = (sentence: string): string =>
  withoutInvisible(sentence.replace(NARROWED, (part) => part.normalize("NFKC")))
    .replace(/\*{1,3}|_{2,3}|`|~~/g, "")
    .replace(/(^|\n)\s{0,8}(?:#{1,6}\s{1,8}|>\s{1,8}|[-•]\s{1,8})/g, "$1");

/**
 * Checks one sentence from a model before it's shown (safety of care: no medication or diagnosis
 * claims, no claim of being human or licensed, no endorsing of harm or delusion, no secrecy, no
 * romance, no clinging, no selling, no links, no markup; in trauma work no way into the memory). A
 * sentence that breaks a rule is replaced by an authored one. White space around the sentence is
 * kept so that pieces can be joined again.
 */
export function checkSentence(
  sentence: string,
  language: SpokenLanguage,
  trauma?: TraumaWork | null,
): CheckedSentence {
  const text = plain(sentence);
  const seen = text.normalize("NFKC").replace(INVISIBLE, "");
  const folded = seen.toLowerCase().replaceAll("’", "'").trim();
  for (const tried of rulesFor(trauma)) {
    if (!breaks(folded, tried)) continue;
    const { rule } = tried;
    return { text: insteadOf(text, replacementsIn(language)[rule]), brokenRule: rule };
  }
  return { text, brokenRule: null };
}

/**
 * Puts the replacement inside the original's surrounding white space; an empty one returns nothing.
 */
export function insteadOf(text: string, replacement: string): string {
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  return replacement && before + replacement + after;
}

/**
 * "You need not, but tell me" is still a push, so rules about leading into a memory are checked
 * clause by clause.
 */
const CLAUSES = /[,;:]?\s(?:but|yet|still|however|so|and then)\s|;\s/;

function breaks(folded: string, { rule, find, unless }: CompiledRule): boolean {
  const parts = rule === "exposure" || rule === "deeper" ? folded.split(CLAUSES) : [folded];
  return parts.some((part) => find.test(part) && !unless?.test(part));
}

/** Longest sentence anyone would say (characters); the rules above only ever see shorter ones. */
export const MAX_SENTENCE = 1_000;

// Bounded repetitions, so that a flood of periods isn't rescanned from each of them.
const SENTENCE =
  /[\s\S]*?(?:[.!?…؟।]{1,8}["'”’»)\]]{0,4}(?=\s)|[。！？]{1,8}["”’」』]{0,4}|\n)\s*/y;

/** A period that doesn't end a sentence: after a list number, a title or an abbreviation. */
const NO_END =
  /(?:^|\n)\s{0,8}\d{1,3}[.)]\s*$|(?:^|[\s("])(?:Dr|Drs|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|cf|approx|Sr|Sra|Srta|Hr|Fr|z\.B|u\.a|d\.h|bzw|p\.ej|M|Mme|Mlle)\.[^\S\n]*$/;
/** Upper bound on the length of such a match (characters). */
const NO_END_WITHIN = 40;

/**
 * Splits the text so far into whole sentences and an unfinished rest, in time linear in its length.
 */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let end = 0;
  SENTENCE.lastIndex = 0;
  for (let match = SENTENCE.exec(text); match; match = SENTENCE.exec(text)) {
    if (NO_END.test(match[0].slice(-NO_END_WITHIN))) continue;
    sentences.push(text.slice(end, SENTENCE.lastIndex));
    end = SENTENCE.lastIndex;
  }
  return { sentences, rest: text.slice(end) };
}
