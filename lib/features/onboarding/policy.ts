import type { ConsentState } from "@/lib/ports/context";
import { CONSENT_AGE } from "@/lib/shared/audience";

/** Until a parent agreed a child has an account, an age and the parent's address, and is asked nothing else. */
export const awaitsConsent = (age: number, consent: ConsentState): boolean =>
  age < CONSENT_AGE && consent !== "granted";
