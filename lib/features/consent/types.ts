import type { ConsentDecision } from "./constants";

/** `notified`: the parent of a teenager was told, and is asked nothing. */
export type ConsentStatus = "pending" | "granted" | "refused" | "withdrawn" | "expired" | "not_mine" | "notified";

/** What the holder of a link may see: whom it is about and where it stands, never the address it was mailed to. */
export interface ConsentRequest {
  readonly status: ConsentStatus;
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
}

/** What the child learns about the request that is under way. */
export interface SentConsent {
  readonly status: "pending";
  readonly guardianEmail: string;
  readonly expiresAt: Date;
}
