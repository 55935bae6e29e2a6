import { ADULT_AGE, type AgeGroup, ageGroupOf } from "@/lib/shared/audience";

interface Suited {
  readonly ageGroups: readonly AgeGroup[];
}

/**
 * Whether an approach may be offered at this age: adults see those for their own group; under 18,
 * those for children and those for their own group (ONBD-10, ONBD-18, ONBD-22).
 */
export function suitsAge({ ageGroups }: Suited, age: number): boolean {
  return ageGroups.includes(ageGroupOf(age)) || (age < ADULT_AGE && ageGroups.includes("child"));
}
