import RECIPIENTS from "@/content/guide/recipients.json";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";

/** Someone asks for words to say to a person or to send them. */
export interface WordsWanted {
  /** The card with words for that person; null if there's none, or nobody knows who it is. */
  readonly card: string | null;
}

/** Chinese writes without spaces; elsewhere a word begins and ends where its letters do. */
const bounded = (pattern: string, language: SpokenLanguage): RegExp =>
  language === "zh"
    ? new RegExp(pattern, "iu")
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}-])`, "iu");

const global = ({ source, flags }: RegExp): RegExp => new RegExp(source, `${flags}g`);

interface Patterns {
  readonly asks: RegExp;
  readonly not: RegExp | null;
  /** "Her": someone they spoke of before. */
  readonly referred: RegExp;
  /** "My cousin": nobody else is meant, even if there are no words for a cousin. */
  readonly named: RegExp | null;
  readonly people: readonly (readonly [card: string, person: RegExp])[];
}

function patternsFor(language: SpokenLanguage): Patterns {
  const { asks, not, referred, named, cards } = RECIPIENTS[language];
  const anyOf = (patterns: readonly string[]): RegExp => bounded(patterns.join("|"), language);
  return {
    asks: global(anyOf(asks)),
    not: not.length > 0 ? anyOf(not) : null,
    referred: anyOf(referred),
    named: named.length > 0 ? anyOf(named) : null,
    people: Object.entries(cards).map(([card, words]) => [card, anyOf(words)] as const),
  };
}

const compiled = new Map<SpokenLanguage, Patterns>(
  SPOKEN_LANGUAGES.map((language) => [language, patternsFor(language)]),
);

/** "Her" is someone they spoke of in one of their latest messages. */
const MAX_LINES = 4;
/** UTF-16 units before the request in which a pronoun may stand, as it does in Hindi. */
const MAX_BEFORE = 12;

/**
 * Finds out whether the newest message asks for words for someone, and for whom.
 *
 * @param own the person's messages, newest last
 */
export function wordsWantedIn(
  own: readonly string[],
  language: SpokenLanguage,
): WordsWanted | null {
  const patterns = compiled.get(language);
  const [newest = "", ...earlier] = own.slice(-MAX_LINES).map(plain).toReversed();
  const asks = patterns ? [...newest.matchAll(patterns.asks)].at(-1) : undefined;
  if (!patterns || !asks || patterns.not?.test(newest)) return null;
  const [before, request] = [newest.slice(0, asks.index), newest.slice(asks.index)];
  const around = newest.slice(Math.max(0, asks.index - MAX_BEFORE));
  const isReferred = patterns.referred.test(around) && !patterns.named?.test(request);
  const told = isReferred ? [before, ...earlier] : [];
  const [meant] = [request, ...told].flatMap((text) => firstIn(text, patterns) ?? []);
  return { card: meant === undefined || meant === NOBODY ? null : meant };
}

/** Marks people for whom there's no card, so that words for someone else aren't taken instead. */
const NOBODY = "none";

/** The card for the first person named in a text: mostly whom it's about. */
function firstIn(text: string, { people }: Patterns): string | null {
  const named = people
    .map(([card, person]) => ({ card, at: text.search(person) }))
    .filter(({ at }) => at >= 0);
  return named.toSorted((one, other) => one.at - other.at)[0]?.card ?? null;
}

const plain = (text: string): string => text.normalize("NFC").replaceAll("’", "'");
