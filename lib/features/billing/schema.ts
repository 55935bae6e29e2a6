import { PAID_TIERS, TIER_IDS } from "@/lib/shared/tiers";
import { atMostUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { SEAT_STATUSES, SUBSCRIPTION_STATUSES } from "./constants";

/**
 * A plan as GET /api/subscription/tiers answers it (DATA-27); `price` in whole US dollars per
 * `interval`.
 */
export const tierView = z.strictObject({
  id: z.enum(TIER_IDS),
  name: z.string().min(1),
  price: z.int().nonnegative(),
  interval: z.literal("month"),
  features: z.array(z.string().min(1)).min(1),
});
export type TierView = z.infer<typeof tierView>;

/** POST /api/create-subscription, POST /api/subscription/preview. */
export const tierInput = z.object({ tier: z.enum(PAID_TIERS) });
export type TierInput = z.infer<typeof tierInput>;

/**
 * The answer of POST /api/create-subscription (contract 6); `trialEndsAt` is null when the trial
 * was used before.
 */
export const preparedView = z.object({
  clientSecret: z.string(),
  intent: z.enum(["setup", "payment"]),
  trialEndsAt: z.iso.datetime().nullable(),
});
export type PreparedView = z.infer<typeof preparedView>;

/**
 * POST /api/subscription/change: the moment of the preview, so that what was shown is what is
 * charged.
 */
export const changeInput = z.object({ tier: z.enum(PAID_TIERS), prorationDate: z.iso.datetime() });
export type ChangeInput = z.infer<typeof changeInput>;

/** POST /api/subscription/preview; amounts in US cents. */
export const previewView = z.object({
  dueNow: z.int().nonnegative(),
  credit: z.int().nonnegative(),
  nextTotal: z.int().nonnegative(),
  nextAt: z.iso.datetime(),
  prorationDate: z.iso.datetime(),
});
export type PreviewView = z.infer<typeof previewView>;

/** GET /api/subscription: where the caller stands. */
export const subscriptionView = z.object({
  /** What the caller may use now. */
  tier: z.enum(TIER_IDS),
  /** Their own subscription; null when there is none that lives or is being begun. */
  own: z
    .object({
      tier: z.enum(PAID_TIERS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      cardStored: z.boolean(),
      trialEndsAt: z.iso.datetime().nullable(),
      /** When the next charge comes, or the plan ends if it is cancelled. */
      currentPeriodEnd: z.iso.datetime().nullable(),
      cancelAtPeriodEnd: z.boolean(),
      /** Until when the plan goes on though a charge failed. */
      graceEndsAt: z.iso.datetime().nullable(),
      /** All that was paid for this month was given back: the plan may not be used any more. */
      refunded: z.boolean(),
      /** US cents that pay for bills to come; not paid out when the plan ends. */
      credit: z.int().nonnegative(),
    })
    .nullable(),
  /**
   * The family plan that the caller sits in; the owner's first name, and when it ends if it was
   * cancelled.
   */
  seat: z
    .object({ id: z.uuid(), ownerName: z.string().nullable(), endsAt: z.iso.datetime().nullable() })
    .nullable(),
  /**
   * A card was stored once, so that there are bills to look at, though no plan may run any more.
   */
  hasBills: z.boolean(),
  /** Whether a paid plan would begin with the free days. */
  trialAvailable: z.boolean(),
  /** Null when no payment provider is set up: paying is visibly unavailable then. */
  publishableKey: z.string().nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

/** GET /api/subscription/card. */
export const cardView = z
  .object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })
  .nullable();
export type CardView = z.infer<typeof cardView>;

/** PUT /api/subscription/card: the confirmed setup intent whose card is charged from now on. */
export const useCardInput = z.object({ setupIntentId: z.string().regex(/^seti_\w{1,100}$/) });
export type UseCardInput = z.infer<typeof useCardInput>;

/**
 * GET /api/subscription/invoices; amounts in US cents, `due` is what is still to be paid of
 * `total`.
 */
export const invoiceView = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The plan and the days that it is for; null where the payment service names none of ours. */
  tier: z.enum(PAID_TIERS).nullable(),
  period: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).nullable(),
  total: z.int(),
  due: z.int().nonnegative(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
  pageUrl: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});
export type InvoiceView = z.infer<typeof invoiceView>;

/** POST /api/subscription/seats. */
export const seatInput = z.object({
  inviteeEmail: z
    .email("Please enter a valid e-mail address")
    .check(atMostUnits(254, "This e-mail address is too long")),
});
export type SeatInput = z.infer<typeof seatInput>;

/** One place of a family plan, as its owner sees it: who, and whether they use it; never how. */
export const seatView = z.object({
  id: z.uuid(),
  inviteeEmail: z.string(),
  memberName: z.string().nullable(),
  status: z.enum(SEAT_STATUSES),
  /** Of one that was declined: whether this person may be asked once more. */
  mayAskAgain: z.boolean(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type SeatView = z.infer<typeof seatView>;

/**
 * GET /api/subscription/seats: the caller's own seats, and the invitations that wait for the
 * caller.
 */
export const seatsView = z.object({
  seats: z.array(seatView),
  /** How many may still be invited. */
  free: z.int().nonnegative(),
  received: z.array(
    z.object({ id: z.uuid(), ownerName: z.string().nullable(), expiresAt: z.iso.datetime() }),
  ),
});
export type SeatsView = z.infer<typeof seatsView>;
