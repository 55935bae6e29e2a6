import type { ConsentState } from "@/lib/ports/context";
import type { ConsentDecision } from "./constants";

/** Where a child stands for whom no yes holds. */
export type WithoutYes = Exclude<ConsentState, "granted" | "not_needed">;

/** `notified`: the parent of a teenager was told, and is asked nothing. */
export type ConsentStatus =
  | "pending"
  | "granted"
  | "refused"
  | "withdrawn"
  | "expired"
  | "not_mine"
  | "notified";

/**
 * What holds where a request's own answer does not any more: another answer of the same parent, a
 * new request, `grown` from 13 on, or `closed` once another address is on record.
 */
export type HeldSince = "granted" | "refused" | "withdrawn" | "pending" | "grown" | "closed";

/**
 * What the holder of a link may see: whom it is about and where it stands, never the address it was
 * mailed to.
 */
export interface ConsentRequest {
  readonly status: ConsentStatus;
  /** Null where the answer to this request is what holds. */
  readonly heldSince: HeldSince | null;
  readonly childFirstName: string | null;
  readonly guardianEmail: string;
  /** What the person looking may answer now, by sign-in and status. */
  readonly mayDecide: readonly ConsentDecision[];
  readonly isSignedIn: boolean;
  readonly isGuardian: boolean;
  /** A notice has no time of its own. */
  readonly requestedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly decidedAt: Date | null;
  /**
   * When the account goes without a yes; null while none is missing, and where one was given
   * before.
   */
  readonly endsAt: Date | null;
  /**
   * A teenager's parent who has been on the family page: that it is not their child they say signed
   * in.
   */
  readonly needsSignIn: boolean;
}

/** What the child learns about the request that is under way. */
export interface SentConsent {
  readonly status: "pending";
  readonly guardianEmail: string;
  readonly expiresAt: Date;
}

/** POST /api/consent/{token}; `grown`: the child is 13 or older, and nobody needs to say yes. */
export interface DecidedConsent {
  readonly status: ConsentStatus | "grown";
}
