import { ADULT_AGE, CONSENT_AGE } from "./audience";

/** The ages at which rights pass to the young person. */
export const BORDERS = [CONSENT_AGE, ADULT_AGE] as const;
export type Border = (typeof BORDERS)[number];

/** The next border for someone of this age. Null for an adult. */
export const borderAfter = (age: number): Border | null =>
  BORDERS.find((border) => age < border) ?? null;

/**
 * Whether a change from `before` to `age` passes 13 or 18, which only a parent can confirm
 * (contract 8, Age).
 */
export const crossesBorder = (before: number, age: number): boolean =>
  BORDERS.some((border) => before < border && age >= border);

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
