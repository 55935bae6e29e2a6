import { createHash } from "node:crypto";
import { ADULT_AGE, type AgeGroup, ageGroupOf } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { CrisisKind, Kind } from "../constants";
import { type ConcernState, NO_CONCERN } from "./state";
import { caringTexts } from "./texts";

/** Maximum per conversation; we ask about each kind at most once. */
const MAX_QUESTIONS = 2;
/**
 * We never ask children under this age about suicide; screening questions of that kind are made for
 * ages 8 and up.
 */
const ASKED_OF_SUICIDE_FROM = 8;
/** For these kinds, younger children get the same questions as everyone else. */
const FOR_ALL_CHILDREN: ReadonlySet<CrisisKind> = new Set(["medical", "third_party"] as const);

export interface Hearer {
  readonly language: SpokenLanguage;
  readonly ageGroup: AgeGroup | null;
  readonly age: number | null;
  /** True if someone else may be reading, as in a couples session. */
  readonly discreet?: boolean;
}

export interface CaringQuestion {
  readonly kind: CrisisKind;
  readonly id: string;
  readonly text: string;
}

/**
 * Picks the authored caring question about a possible danger: one per kind, two per conversation.
 * Null if we shouldn't ask.
 *
 * @param seed picks the wording; the same seed gives the same words
 * @param behind true if the danger shows only in an answer (`Finding.behind`): enough for the first
 *   question, but not for a second
 */
export function caringQuestion(
  kind: Kind,
  hearer: Hearer,
  {
    state,
    seed,
    behind = false,
  }: { readonly state: ConcernState | null; readonly seed: string; readonly behind?: boolean },
): CaringQuestion | null {
  const { asked, ended } = state ?? NO_CONCERN;
  if (kind === "none" || ended || asked.length >= (behind ? 1 : MAX_QUESTIONS)) return null;
  if (asked.some((one) => one.kind === kind)) return null;
  const [name, wordings] = wordingsFor(kind, hearer);
  const used = new Set(asked.map(({ id }) => id));
  const fresh = wordings
    .map((text, at) => ({ kind, id: `${name}.${at}`, text }))
    .filter(({ id }) => !used.has(id));
  const [byte = 0] = createHash("sha256").update(`caring ${seed}`).digest();
  return fresh[byte % fresh.length] ?? null;
}

function wordingsFor(
  kind: CrisisKind,
  { language, discreet, ...person }: Hearer,
): [string, readonly string[]] {
  const texts = caringTexts(language);
  if (discreet) return ["discreet", texts.discreet];
  const { age } = person;
  if (age !== null && age < ASKED_OF_SUICIDE_FROM && !FOR_ALL_CHILDREN.has(kind))
    return ["young", texts.young];
  const group = person.ageGroup ?? ageGroupOf(age ?? ADULT_AGE);
  return [`${group}.${kind}`, texts[group][kind]];
}

/**
 * True if a "yes" to this question states the danger outright. Anyone might say yes to a discreet
 * one.
 */
export const isDirect = (id: string): boolean => !id.startsWith("discreet.");

/** True for questions about being hurt: the youngest get these no matter what the concern was. */
export const isOfBeingHurt = (id: string): boolean => id.startsWith("young.");

/** The state to store with the answer that contains the question. */
export const withQuestion = (
  before: ConcernState | null,
  { kind, id }: CaringQuestion,
): ConcernState => {
  const { asked, row, ended } = before ?? NO_CONCERN;
  return {
    v: 1,
    level: "possible",
    asked: [...asked, { kind, id }],
    row: Math.max(row, 1),
    open: true,
    ended,
  };
};
