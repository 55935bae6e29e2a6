import { ADULT_AGE, CONSENT_AGE } from "./audience";

/** The ages at which rights move to the young person. */
export const BORDERS = [CONSENT_AGE, ADULT_AGE] as const;
export type Border = (typeof BORDERS)[number];

/** The next border before somebody of this age; null for an adult. */
export const borderAfter = (age: number): Border | null =>
  BORDERS.find((border) => age < border) ?? null;

/**
 * Whether somebody of `before` years comes past 13 or 18 with `age`: that is a parent's to say
 * (contract 8, Age).
 */
export const crossesBorder = (before: number, age: number): boolean =>
  BORDERS.some((border) => before < border && age >= border);

/**
 * The latest day of birth of somebody who is at least `age` years old at this moment, as midnight
 * in UTC.
 */
export function bornByOf(at: Date, age: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear() - age, at.getUTCMonth(), at.getUTCDate()));
}

/**
 * The day on which somebody born on this day turns so old; on 29 February born, 1 March in other
 * years.
 */
export function turnsOn(bornBy: Date, age: number): Date {
  return new Date(
    Date.UTC(bornBy.getUTCFullYear() + age, bornBy.getUTCMonth(), bornBy.getUTCDate()),
  );
}
