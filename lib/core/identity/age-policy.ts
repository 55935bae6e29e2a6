import type { ConsentState } from "@/lib/ports/context";
import { CONSENT_AGE } from "@/lib/shared/audience";
import { crossesAgeThreshold } from "@/lib/shared/growing";
import { AGE_NEEDS_PARENT } from "./copy";

/**
 * True until a parent agrees. Until then a child can have an account, an age and a parent's
 * address, and we ask for nothing else.
 */
export const awaitsConsent = (age: number, consent: ConsentState): boolean =>
  age < CONSENT_AGE && consent !== "granted";

/**
 * Explains why the person can't enter this age alone and what they can do, or null if they can. The
 * form shows it at the age field, and the API returns it.
 */
export function ageNeedsParent(
  person: { readonly age: number | null; readonly consent: ConsentState },
  age: number,
): string | null {
  if (person.age === null || !crossesAgeThreshold(person.age, age)) return null;
  if (person.consent === "pending") return AGE_NEEDS_PARENT.byLink;
  return person.consent === "refused" ? AGE_NEEDS_PARENT.byNewLink : AGE_NEEDS_PARENT.onTheirPage;
}
