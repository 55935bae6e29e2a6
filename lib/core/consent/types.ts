import type { ConsentState } from "@/lib/ports/context";
import type { ConsentDecision } from "./constants";

/** The consent states in which no yes holds. */
export type WithoutYes = Exclude<ConsentState, "granted" | "not_needed">;

/** `notified`: a teenager's parent was told and is asked nothing. */
export type ConsentStatus =
  | "pending"
  | "granted"
  | "refused"
  | "withdrawn"
  | "expired"
  | "not_mine"
  | "notified";

/**
 * The current state, when a request's own answer no longer holds: the same parent's other answer, a
 * new request, `grown` from 13 on, or `closed` once another address is on record.
 */
export type HeldSince = "granted" | "refused" | "withdrawn" | "pending" | "grown" | "closed";

/**
 * The view for the holder of a link: whom it's about and its status, never the address it was
 * mailed to.
 */
export interface ConsentRequest {
  readonly status: ConsentStatus;
  /** Null while this request's answer still holds. */
  readonly heldSince: HeldSince | null;
  readonly childFirstName: string | null;
  readonly guardianEmail: string;
  /** The answers the viewer can give now, by sign-in and status. */
  readonly mayDecide: readonly ConsentDecision[];
  readonly isSignedIn: boolean;
  readonly isGuardian: boolean;
  /** Null for a notice, which isn't stored with a time. */
  readonly requestedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly decidedAt: Date | null;
  /**
   * When the account is erased without a yes; null when none is missing, or one was given before.
   */
  readonly endsAt: Date | null;
  /** A teenager's parent who has opened the family page must sign in to say "not my child". */
  readonly needsSignIn: boolean;
}

/** The child's view of the pending request. */
export interface SentConsent {
  readonly status: "pending";
  readonly guardianEmail: string;
  readonly expiresAt: Date;
}

/** POST /api/consent/{token}; `grown`: the child is 13 or older, and nobody needs to say yes. */
export interface DecidedConsent {
  readonly status: ConsentStatus | "grown";
}
