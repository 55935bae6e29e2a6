import type { ConsentState } from "@/lib/ports/context";
import { CONSENT_AGE } from "@/lib/shared/audience";
import { crossesBorder } from "@/lib/shared/growing";
import { AGE_NEEDS_PARENT } from "./copy";

/**
 * Until a parent agreed a child has an account, an age and the parent's address, and is asked
 * nothing else.
 */
export const awaitsConsent = (age: number, consent: ConsentState): boolean =>
  age < CONSENT_AGE && consent !== "granted";

/**
 * Why this age is not for the person to put in alone, and what they can do; null where it is. The
 * form says it where the age is typed, the service when it comes.
 */
export function ageNeedsParent(
  person: { readonly age: number | null; readonly consent: ConsentState },
  age: number,
): string | null {
  if (person.age === null || !crossesBorder(person.age, age)) return null;
  if (person.consent === "pending") return AGE_NEEDS_PARENT.byLink;
  return person.consent === "refused" ? AGE_NEEDS_PARENT.byNewLink : AGE_NEEDS_PARENT.onTheirPage;
}
