import type { PaidTier } from "@/lib/shared/tiers";

/**
 * What a person is told by mail about their plan. `about` is what the notice must not come twice
 * for: the provider's id, with whatever makes a second one a new matter (an invoice's id; a
 * subscription's id and the moment that was told).
 */
export type Notice = {
  readonly userId: string;
  readonly about: string;
  readonly tier: PaidTier;
} & (
  | { readonly kind: "trial_started"; readonly firstChargeAt: Date }
  | { readonly kind: "trial_ends"; readonly firstChargeAt: Date }
  /** `paid` in US cents; `pageUrl` is the provider's page of the invoice. */
  | {
      readonly kind: "receipt";
      readonly paid: number;
      readonly paidAt: Date;
      readonly pageUrl: string | null;
    }
  /**
   * `graceEndsAt`: until when the plan goes on all the same; null where there was no month to lose
   * yet.
   */
  | { readonly kind: "payment_failed"; readonly graceEndsAt: Date | null }
  | { readonly kind: "changed"; readonly nextChargeAt: Date }
  | { readonly kind: "cancelled"; readonly endsAt: Date }
  /** A cancellation was taken back: the plan is charged again from then on. */
  | { readonly kind: "resumed"; readonly nextChargeAt: Date }
  /**
   * Cancelled by us, because of a place in a family plan. `isPaid`: the month that runs was paid
   * for.
   */
  | { readonly kind: "seated"; readonly endsAt: Date; readonly isPaid: boolean }
  /** Ended by us, because all that was paid for the month was given back, by us or by a bank. */
  | { readonly kind: "given_back" }
  | { readonly kind: "ended" }
);
export type NoticeKind = Notice["kind"];

/**
 * What staff has to judge: a second plan with a card, or a month that was paid beside a place in a
 * family plan.
 */
export type StaffMatter = "second_plan" | "paid_beside_place";

export interface StaffNotice {
  readonly matter: StaffMatter;
  readonly userId: string;
  /** The provider's id. */
  readonly subscriptionId: string;
}

export interface Words {
  readonly subject: string;
  readonly text: string;
}
