import type { ConsentState } from "@/lib/ports/context";
import type { AgeGroup } from "@/lib/shared/audience";

/** A person's identity and account status. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly ageGroup: AgeGroup | null;
  readonly consent: ConsentState;
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
  /** On the environment's e-mail lists, so the role comes back with the next sign-in. */
  readonly listedAsAdmin: boolean;
  readonly listedAsClinician: boolean;
  readonly active: boolean;
  readonly subscriptionTier: string;
  readonly subscriptionStatus: string;
  readonly createdAt: string;
  /** When the person's account will be erased, at their request. */
  readonly eraseAfter: string | null;
}

/** A person as staff may see them, without anything they wrote or talked about. */
export interface ManagedUser extends Account {
  /**
   * The number of this person's unresolved crisis incidents, shown before their account is
   * deactivated.
   */
  readonly openIncidents: number;
}

/** The response to a change. */
export interface ChangedUser extends ManagedUser {
  /**
   * The outcome for a deactivated person's plan. `pending` means the payment service didn't answer
   * and a job will retry.
   */
  readonly plan?: "none" | "cancelled" | "pending";
}
