import type { ConsentState } from "@/lib/ports/context";
import type { AgeGroup } from "@/lib/shared/audience";

/** Who a person is and how their account stands. */
export interface Account {
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

/** A person as staff may see them. Nothing that they wrote or talked about. */
export interface ManagedUser extends Account {
  /**
   * Crisis incidents of theirs that nobody has resolved: told before their account is deactivated.
   */
  readonly openIncidents: number;
}

/** The answer to a change. */
export interface ChangedUser extends ManagedUser {
  /**
   * What became of a deactivated person's plan; `pending`: the payment service did not answer, and
   * a job tries again.
   */
  readonly plan?: "none" | "cancelled" | "pending";
}
