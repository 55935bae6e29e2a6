import type { Member } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { FRESH_SIGN_IN_MS } from "./constants";

/**
 * Requires a recent sign-in, because someone who picks up an unlocked phone must not be able to
 * erase its owner's account (contract 6).
 *
 * @throws Failure reauth_required
 */
export function requireFreshSignIn({ signedInAt }: Member, now: Date): void {
  const age = now.getTime() - signedInAt.getTime();
  // A session without a readable sign-in time doesn't count as fresh.
  if (age >= 0 && age <= FRESH_SIGN_IN_MS) return;
  throw new Failure("reauth_required", "Please sign in again first, so we know it's you.");
}

/** GET /api/account: when the account is to be erased, if at all. */
export interface AccountView {
  /** ISO 8601, UTC. */
  readonly eraseAfter: string | null;
  /** Set if a parent asked for it, so the child can't cancel it. */
  readonly byGuardian?: true;
}
