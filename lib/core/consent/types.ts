import type { ConsentState } from "@/lib/ports/context";
import type { ConsentDecision } from "./constants";

/** The consent states without a yes in effect. */
export type WithoutYes = Exclude<ConsentState, "granted" | "not_needed">;

/** `notified`: a teenager's parent was told but not asked. */
export type ConsentStatus =
  | "pending"
  | "granted"
  | "refused"
  | "withdrawn"
  | "expired"
  | "not_mine"
  | "notified";

/**
 * The current state if a request's own answer is out of date: the same parent's later answer, a new
 * request, `grown` from 13 on, or `closed` once another address is on record.
 */
export type HeldSince = "granted" | "refused" | "withdrawn" | "pending" | "grown" | "closed";

/**
 * The holder's view of a link: who it's about and its status, but never the address it was mailed
 * to.
 */
export interface ConsentRequest {
  readonly status: ConsentStatus;
  /** Null while this request's answer is still current. */
  readonly heldSince: HeldSince | null;
  readonly childFirstName: string | null;
  readonly guardianEmail: string;
  /** The answers the viewer can give now, given their sign-in and the request's status. */
  readonly mayDecide: readonly ConsentDecision[];
  readonly isSignedIn: boolean;
  readonly isGuardian: boolean;
  /** Null for a notice, whose time isn't stored. */
  readonly requestedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly decidedAt: Date | null;
  /**
   * When the account is erased without a yes. Null if no yes is missing or one was given before.
   */
  readonly endsAt: Date | null;
  /**
   * True if a teenager's parent must sign in to say "not my child" because they've opened the
   * family page.
   */
  readonly needsSignIn: boolean;
}

/** The child's view of the pending request. */
export interface SentConsent {
  readonly status: "pending";
  readonly guardianEmail: string;
  readonly expiresAt: Date;
}

/**
 * The response of POST /api/consent/{token}. `grown`: the child is 13 or older, so no one needs to
 * say yes.
 */
export interface DecidedConsent {
  readonly status: ConsentStatus | "grown";
}
