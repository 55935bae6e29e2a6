import type { PaidTier } from "@/lib/shared/tiers";

/**
 * A plan email. `about` is its deduplication key: the provider's id, plus whatever makes a second
 * one a new matter (an invoice's id; a subscription's id and the time in question).
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
   * `graceEndsAt`: how long the plan keeps working anyway; null if no paid month was at stake yet.
   */
  | { readonly kind: "payment_failed"; readonly graceEndsAt: Date | null }
  | { readonly kind: "changed"; readonly nextChargeAt: Date }
  | { readonly kind: "cancelled"; readonly endsAt: Date }
  /** A cancellation was undone: charges resume at this time. */
  | { readonly kind: "resumed"; readonly nextChargeAt: Date }
  /**
   * We cancelled it because of a seat in a family plan. `isPaid`: the current month was paid for.
   */
  | { readonly kind: "seated"; readonly endsAt: Date; readonly isPaid: boolean }
  /** We ended it because the month's payment was refunded in full, by us or by a bank. */
  | { readonly kind: "given_back" }
  | { readonly kind: "ended" }
);
export type NoticeKind = Notice["kind"];

/**
 * A matter for staff to decide: a second plan with a card, or a month paid on top of a family seat.
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
