import { ADULT_AGE, CONSENT_AGE } from "./audience";

/** The ages at which rights pass to the young person. */
export const AGE_THRESHOLDS = [CONSENT_AGE, ADULT_AGE] as const;
export type AgeThreshold = (typeof AGE_THRESHOLDS)[number];

/** The next border for someone of this age. Null for an adult. */
export const nextAgeThreshold = (age: number): AgeThreshold | null =>
  AGE_THRESHOLDS.find((border) => age < border) ?? null;

/**
 * Whether a change from `before` to `age` passes 13 or 18, which only a parent can confirm
 * (contract 8, Age).
 */
export const crossesAgeThreshold = (before: number, age: number): boolean =>
  AGE_THRESHOLDS.some((border) => before < border && age >= border);

/**
 * The latest possible birth date of someone at least `age` years old at this moment, as midnight
 * UTC.
 */
export function bornByOf(at: Date, age: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear() - age, at.getUTCMonth(), at.getUTCDate()));
}

/** The day someone born on `bornBy` turns `age`. February 29 becomes March 1 in other years. */
export function turnsOn(bornBy: Date, age: number): Date {
  return new Date(
    Date.UTC(bornBy.getUTCFullYear() + age, bornBy.getUTCMonth(), bornBy.getUTCDate()),
  );
}
