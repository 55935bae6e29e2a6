import type { ConsentState } from "@/lib/ports/context";
import type { AgeGroup } from "@/lib/shared/audience";

/** A person as staff may see them: who they are and how they stand. Nothing that they wrote or talked about. */
export interface ManagedUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly ageGroup: AgeGroup | null;
  readonly consent: ConsentState;
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
  /** On the e-mail lists of the environment: the role comes back with the next sign-in. */
  readonly listedAsAdmin: boolean;
  readonly listedAsClinician: boolean;
  readonly active: boolean;
  readonly subscriptionTier: string;
  readonly subscriptionStatus: string;
  readonly createdAt: string;
  /** The person asked to be erased after this moment. */
  readonly eraseAfter: string | null;
}

/** The answer to a change. */
export interface ChangedUser extends ManagedUser {
  /** What became of a deactivated person's plan; `pending`: the payment service did not answer, and a job tries again. */
  readonly plan?: "none" | "cancelled" | "pending";
}
