import type { CrisisKind, Severity } from "../constants";

/**
 * The notation of a phrase (words are lower case, without diacritics):
 * - `word`, `word*` (any ending), `=word` (exactly with these diacritics)
 * - `{slot}` a named set of alternatives; `(a|b c)` a set on the spot; `[x]` may be missing
 * - `~` up to three other words, `~6` up to six, never past the end of the sentence; never a negation, but `~!6` may
 * - `^` and `$` the first and last word of a clause
 * A Chinese phrase is written without spaces: each character counts as a word.
 */
export type Phrase = string;

/** How far a phrase can be trusted alone. "word" names a theme; "own" says it of oneself, now. */
export type Strength = "word" | "own";

export interface RiskRule {
  readonly name: string;
  readonly kind: CrisisKind;
  readonly severity: Exclude<Severity, "none">;
  readonly strength?: Strength;
  /** The phrase holds its own negation ("don't want to live"), so one before it does not cancel it. */
  readonly ownNegation?: boolean;
  readonly say: readonly Phrase[];
}

/** Things that raise or explain a risk but are none alone. */
export const SIGNS = [
  "now",
  "means",
  "date",
  "farewell",
  "gift",
  "note",
  "settled",
  "bleeding",
  "collapse",
  "home",
  "wound",
  "target",
  "again",
  /** Something or somebody was just lost. */
  "loss",
  /** A question about heights, doses or places. */
  "inquiry",
  /** What was answered before was not the truth. */
  "hidden",
  /** It was no mishap. */
  "meant",
  /** Left by a partner, or with nobody to talk to: a loss, and no harm done by anybody. */
  "left",
] as const;
export type Sign = (typeof SIGNS)[number];

/** Readings under which risky words are calm. */
export const CALMS = [
  "fiction",
  "study",
  "news",
  "game",
  "service",
  "past",
  "recovered",
  "bereaved",
  /** Asked about it, by a form or a professional, and the answer was no. */
  "denied",
  /** How one gets hurt without meaning to: in the kitchen, at sport, by a pet. */
  "mishap",
  /** Somebody else who was at risk is looked after. */
  "cared",
  /** Asked or told in the course of one's work. */
  "duty",
] as const;
export type Calm = (typeof CALMS)[number];

export interface Grammar {
  readonly language: string;
  /** Words by which the writer speaks of themself, as the tokeniser leaves them. */
  readonly firstPerson: readonly string[];
  readonly slots: Readonly<Record<string, string>>;
  readonly negation: {
    readonly words: readonly string[];
    /** Phrases that contain a negation but deny nothing ("can't stop", "not only"). */
    readonly empty: readonly Phrase[];
    /** Verbs that carry a negation over to a new subject ("I don't think I …"). */
    readonly bridges: readonly string[];
    readonly subjects: readonly string[];
    readonly turns: readonly string[];
    /** German parts its clauses with commas; there a negation reaches across. */
    readonly acrossCommas?: boolean;
    readonly before: number;
    readonly after: number;
  };
  readonly risks: readonly RiskRule[];
  readonly idioms: readonly Phrase[];
  readonly signs: Partial<Readonly<Record<Sign, readonly Phrase[]>>>;
  readonly calms: Partial<Readonly<Record<Calm, readonly Phrase[]>>>;
  /** Words that are recognised with one letter missing, doubled, swapped or masked. */
  readonly misspelt?: readonly string[];
}
