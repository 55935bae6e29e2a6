/**
 * The audiences that page text is written for. Teens get the child wording (AUTH-08, contract 7).
 */
export const AUDIENCES = ["adult", "child"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const AGE_GROUPS = ["child", "teen", "adult"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const MINIMUM_AGE = 5;
export const MAXIMUM_AGE = 120;
/** Children below this age need a parent's verified consent first (COPPA; contract 8). */
export const CONSENT_AGE = 13;
export const ADULT_AGE = 18;

/** Under 13 is child, 13-17 teen, older adult (ONBD-12, CONST-06). Age in whole years. */
export function ageGroupOf(age: number): AgeGroup {
  if (age < CONSENT_AGE) return "child";
  return age < ADULT_AGE ? "teen" : "adult";
}

interface Aged {
  readonly isChildAccount: boolean | null;
  readonly ageGroup: string | null;
}

/** Child mode: isChildAccount true, or ageGroup child or teen (contract 7). */
export function isChildMode(person: Aged): boolean {
  return (
    person.isChildAccount === true || person.ageGroup === "child" || person.ageGroup === "teen"
  );
}

export const audienceOf = (person: Aged | null | undefined): Audience =>
  person && isChildMode(person) ? "child" : "adult";

/**
 * The age group whose wording a person gets in texts written for each age. A child account without
 * an age group gets the child wording.
 */
export function wordsFor(person: Aged): AgeGroup {
  if (!isChildMode(person)) return "adult";
  return person.ageGroup === "teen" ? "teen" : "child";
}
