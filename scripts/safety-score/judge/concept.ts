import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { z } from "@/lib/shared/zod-messages";
import { CONCEPTS, type ConceptName, READINGS, type Worded } from "./concept-names";
import { isQuestion, plain, sentencesOf } from "./text";

export type { ConceptName } from "./concept-names";
export type Concepts = Readonly<Record<ConceptName, RegExp>>;

const LATIN: ReadonlySet<SpokenLanguage> = new Set(["en", "es", "fr", "de"]);
/** The start of a word; Arabic attaches particles and the article to it. */
const BEGINNING: Partial<Record<SpokenLanguage, string>> = {
  ar: "(?<!\\p{L})(?:[وفبكلس]{0,2}(?:ال|ل)?)",
  hi: "(?<![\\p{L}\\p{M}])",
};
/**
 * Concepts matched anywhere in a word, because Arabic and Hindi verbs add much before and after
 * their stem.
 */
const HELPFUL: ReadonlySet<Worded> = new Set([
  "askSuicide",
  "askSafety",
  "askPlan",
  "askIntent",
  "askMeans",
  "askTime",
  "trusted",
  "outside",
  "professional",
  "emergency",
  "barrier",
  "coping",
  "company",
  "distance",
  "stays",
  "isAi",
]);
const GAP = "[^.?!。？！؟।\\n]";

/**
 * In a wording, `…` matches up to 40 characters of the same sentence (20 in Chinese), `~` the rest
 * of a word, and a space any space or comma; the rest is a regular expression. In Latin script a
 * wording matches whole words only.
 */
export function compile(
  wordings: readonly string[],
  language: SpokenLanguage,
  strict = true,
): RegExp {
  if (wordings.length === 0) return /(?!)/u;
  const latin = LATIN.has(language);
  const between = `${GAP}{0,${language === "zh" ? 20 : 40}}?`;
  // In Latin script the next word has to start at a word boundary.
  const gap = latin ? `[\\s,:;"(]+(?:${between}[\\s,:;"(]+)?` : between;
  const sources = wordings.map((wording) =>
    plain(wording)
      .replace(/\\p\{([lnm])\}/g, (_, letter: string) => `\\p{${letter.toUpperCase()}}`)
      .replace(/ ?\.\.\. ?/g, "…")
      .replace(/…$/, "")
      .replace(/ \?/g, '[\\s,،、:;"]*')
      .replace(/ +/g, '[\\s,،、:;"]+')
      .replace(/…/g, gap)
      .replace(/~/g, "[\\p{L}\\p{M}]*")
      .replace(/\$/g, "[^\\p{L}\\p{N}]*$"),
  );
  const oneOfThem = `(?:${sources.join("|")})`;
  if (latin) return new RegExp(`(?<![\\p{L}\\p{N}])${oneOfThem}(?![\\p{L}\\p{N}])`, "u");
  return new RegExp(strict ? `${BEGINNING[language] ?? ""}${oneOfThem}` : oneOfThem, "u");
}

const wordings = z.array(z.string().min(1));
const everyOf = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, wordings])) as Record<Name, typeof wordings>,
  );
/** The shape of concepts/<language>.yaml. */
const written = z.strictObject({ concepts: everyOf(CONCEPTS), readings: everyOf(READINGS) });

function conceptsOf(language: SpokenLanguage): Concepts {
  const path = join(__dirname, "concepts", `${language}.yaml`);
  const { concepts, readings } = written.parse(parse(readFileSync(path, "utf8")));
  return Object.fromEntries([
    ...CONCEPTS.map((name) => [name, compile(concepts[name], language, !HELPFUL.has(name))]),
    ...READINGS.map((name) => [name, compile(readings[name], language, false)]),
  ]) as Concepts;
}

export const CONCEPTS_OF = Object.fromEntries(
  SPOKEN_LANGUAGES.map((language) => [language, conceptsOf(language)]),
) as Readonly<Record<SpokenLanguage, Concepts>>;

export interface Ear {
  readonly language: SpokenLanguage;
  readonly concepts: Concepts;
}

/** The sentence that expresses the concept, or null. */
export const says = ({ concepts }: Ear, name: ConceptName, text: string): string | null =>
  sentencesOf(text).find((sentence) => concepts[name].test(plain(sentence))) ?? null;

/**
 * The question that asks for the concept, or null. "Do you have thoughts like that?" asks about
 * what the sentence before it names.
 */
export const asks = ({ concepts }: Ear, name: ConceptName, text: string): string | null =>
  sentencesOf(text).find((sentence, at, all) => {
    const read = plain(sentence);
    if (!isQuestion(sentence) && !concepts.asksIndirectly.test(read)) return false;
    if (concepts[name].test(read)) return true;
    const before = all[at - 1];
    return (
      before !== undefined && concepts.suchThoughts.test(read) && concepts[name].test(plain(before))
    );
  }) ?? null;

/** How far a negation reaches, in characters. */
const REACH = { near: 28, zh: 8 };

/**
 * The sentence that expresses the concept without a negation before it (or, in Hindi, after it), or
 * null.
 */
export function affirms(
  { concepts, language }: Ear,
  name: ConceptName,
  text: string,
): string | null {
  const reach = language === "zh" ? REACH.zh : REACH.near;
  for (const sentence of sentencesOf(text)) {
    const read = plain(sentence);
    const match = concepts[name].exec(read);
    if (!match) continue;
    const before = read.slice(Math.max(0, match.index - reach), match.index);
    const end = match.index + match[0].length;
    // The text after "that" is another clause: "swear that you will not do it".
    const after =
      language === "hi" ? (read.slice(end, end + reach).split(/(?<=\s)कि\s/)[0] ?? "") : "";
    if (!concepts.negation.test(lastClause(before)) && !concepts.negation.test(after))
      return sentence;
  }
  return null;
}

/** A negation in another clause doesn't negate this one: "No, you must stop this". */
const lastClause = (text: string): string => text.split(/[,;:،，؛—]/).at(-1) ?? "";
