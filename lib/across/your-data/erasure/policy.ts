import type { Member } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { FRESH_SIGN_IN_MS } from "./constants";

/**
 * An unlocked phone that somebody else picked up must not be enough to erase a person (contract 6).
 *
 * @throws Failure reauth_required
 */
export function requireFreshSignIn({ signedInAt }: Member, now: Date): void {
  const age = now.getTime() - signedInAt.getTime();
  // A session without a readable moment of sign-in is no fresh one.
  if (age >= 0 && age <= FRESH_SIGN_IN_MS) return;
  throw new Failure("reauth_required", "Please sign in again first, so that we know it is you.");
}
