import type { FoundFlags } from "@/lib/crisis/crisis-flags";
import type { ConsentState } from "@/lib/ports/context";
import type { AgeGroup } from "@/lib/shared/audience";
import type { Language } from "@/lib/shared/languages";

/**
 * The signed-in person as the client sees them: the documented fields of the current user, plus
 * those the page gates need.
 */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly age: number | null;
  readonly ageGroup: AgeGroup | null;
  readonly isChildAccount: boolean | null;
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
  readonly subscriptionTier: string;
  readonly subscriptionStatus: string;
  readonly culturalBackground: string | null;
  readonly language: Language;
  readonly religion: string | null;
  readonly therapyGoals: string | null;
  readonly preferredTherapyTypes: readonly string[];
  readonly parentEmail: string | null;
  readonly consent: ConsentState;
  /** Null until the person is asked "Talk" or "Type". */
  readonly voicePreference: boolean | null;
}

/** The response to a profile change. */
export type UpdatedUser = CurrentUser & FoundFlags;

/** A change of sign-in address. Both addresses are lowercase. */
export interface AddressMove {
  readonly from: string;
  readonly to: string;
}

/** One of the person's sessions. We store nothing about the device. */
export interface SignInPlace {
  /** ISO 8601. */
  readonly since: string;
  /** True for the session making the request. */
  readonly here: boolean;
}
