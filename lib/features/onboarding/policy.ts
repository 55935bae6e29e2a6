import type { ConsentState } from "@/lib/ports/context";
import { ADULT_AGE, type AgeGroup, ageGroupOf, CONSENT_AGE } from "@/lib/shared/audience";

interface Suited {
  readonly ageGroups: readonly AgeGroup[];
}

/**
 * Whether an approach may be offered at this age: adults see their own group's; under 18 those for children and those
 * for the own group (ONBD-10, ONBD-18, ONBD-22).
 */
export function suitsAge({ ageGroups }: Suited, age: number): boolean {
  return ageGroups.includes(ageGroupOf(age)) || (age < ADULT_AGE && ageGroups.includes("child"));
}

/** Until a parent agreed a child has an account, an age and the parent's address, and is asked nothing else. */
export const awaitsConsent = (age: number, consent: ConsentState): boolean =>
  age < CONSENT_AGE && consent !== "granted";
