import { createHash } from "node:crypto";
import { ADULT_AGE, type AgeGroup, ageGroupOf } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { CrisisKind, Kind } from "../constants";
import { type ConcernState, NO_CONCERN } from "./state";
import { caringTexts } from "./texts";

/** In one conversation; of each kind one at most. */
const MAX_QUESTIONS = 2;
/**
 * Below this age nobody is asked about suicide; screening questions of that kind are made for 8 and
 * older.
 */
const ASKED_OF_SUICIDE_FROM = 8;
/** A child under that age answers these as older ones do. */
const FOR_ALL_CHILDREN: ReadonlySet<CrisisKind> = new Set(["medical", "third_party"] as const);

export interface Hearer {
  readonly language: SpokenLanguage;
  readonly ageGroup: AgeGroup | null;
  readonly age: number | null;
  /** Somebody else may read over their shoulder: a talk of two. */
  readonly discreet?: boolean;
}

export interface CaringQuestion {
  readonly kind: CrisisKind;
  readonly id: string;
  readonly text: string;
}

/**
 * The caring question about a possible danger: authored, one for each kind and two in a
 * conversation. Null where none is asked.
 *
 * @param seed picks the wording; the same seed, the same words
 * @param behind the danger shows only as an answer (`Finding.behind`): that's enough for the
 *   first question, and not for another
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
 * After this question "yes" says the danger outright; a discreet one may be answered with yes by
 * anybody.
 */
export const isDirect = (id: string): boolean => !id.startsWith("discreet.");

/** Asked of the youngest in place of whatever it was about. */
export const isOfBeingHurt = (id: string): boolean => id.startsWith("young.");

/** The state that stands in the answer with the question. */
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
