import { PAID_TIERS, TIER_IDS } from "@/lib/shared/tiers";
import { atMostUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { SEAT_STATUSES, SUBSCRIPTION_STATUSES } from "./constants";

/**
 * A plan as returned by GET /api/subscription/tiers (DATA-27); `price` in whole US dollars per
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
 * The response of POST /api/create-subscription (contract 6); `trialEndsAt` is null if the trial
 * was already used.
 */
const preparedView = z.object({
  clientSecret: z.string(),
  intent: z.enum(["setup", "payment"]),
  trialEndsAt: z.iso.datetime().nullable(),
});
export type PreparedView = z.infer<typeof preparedView>;

/** POST /api/subscription/change: the preview's time, so the charge matches the amount shown. */
export const changeInput = z.object({ tier: z.enum(PAID_TIERS), prorationDate: z.iso.datetime() });
export type ChangeInput = z.infer<typeof changeInput>;

/** POST /api/subscription/preview; amounts in US cents. */
const previewView = z.object({
  dueNow: z.int().nonnegative(),
  credit: z.int().nonnegative(),
  nextTotal: z.int().nonnegative(),
  nextAt: z.iso.datetime(),
  prorationDate: z.iso.datetime(),
});
export type PreviewView = z.infer<typeof previewView>;

/** GET /api/subscription: the caller's plan as it stands. */
const subscriptionView = z.object({
  /** The tier the caller has now. */
  tier: z.enum(TIER_IDS),
  /** Their own subscription, live or being started; else null. */
  own: z
    .object({
      tier: z.enum(PAID_TIERS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      cardStored: z.boolean(),
      trialEndsAt: z.iso.datetime().nullable(),
      /** Time of the next charge, or the end of a cancelled plan. */
      currentPeriodEnd: z.iso.datetime().nullable(),
      cancelAtPeriodEnd: z.boolean(),
      /** How long the plan keeps working after a failed charge. */
      graceEndsAt: z.iso.datetime().nullable(),
      /** This month's payment was refunded in full, so the plan may no longer be used. */
      refunded: z.boolean(),
      /** US cents applied to future invoices; not paid out when the plan ends. */
      credit: z.int().nonnegative(),
    })
    .nullable(),
  /**
   * The family plan the caller has a seat in: the owner's first name, and its end if it was
   * cancelled.
   */
  seat: z
    .object({ id: z.uuid(), ownerName: z.string().nullable(), endsAt: z.iso.datetime().nullable() })
    .nullable(),
  /** A card was stored at some point, so there are invoices to show even if no plan is running. */
  hasBills: z.boolean(),
  /** Whether a paid plan would start with a trial. */
  trialAvailable: z.boolean(),
  /** Null without a payment provider; the page then says that paying is unavailable. */
  publishableKey: z.string().nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

/** GET /api/subscription/card. */
const cardView = z
  .object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })
  .nullable();
export type CardView = z.infer<typeof cardView>;

/** PUT /api/subscription/card: the confirmed setup intent whose card will be charged. */
export const useCardInput = z.object({ setupIntentId: z.string().regex(/^seti_\w{1,100}$/) });
export type UseCardInput = z.infer<typeof useCardInput>;

/** GET /api/subscription/invoices; amounts in US cents, `due` is the unpaid part of `total`. */
const invoiceView = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The plan and the days it covers; null if the payment provider names none of ours. */
  tier: z.enum(PAID_TIERS).nullable(),
  period: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).nullable(),
  total: z.int(),
  due: z.int().nonnegative(),
  /** Null if this version doesn't know it. */
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]).nullable(),
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

/**
 * One seat of a family plan as its owner sees it: who has it and whether they use it, never how.
 */
const seatView = z.object({
  id: z.uuid(),
  inviteeEmail: z.string(),
  memberName: z.string().nullable(),
  status: z.enum(SEAT_STATUSES),
  /** For a declined one: whether this person may be invited once more. */
  mayAskAgain: z.boolean(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type SeatView = z.infer<typeof seatView>;

/** GET /api/subscription/seats: the caller's own seats, and the invitations waiting for them. */
const seatsView = z.object({
  seats: z.array(seatView),
  /** Seats left to invite people to. */
  free: z.int().nonnegative(),
  received: z.array(
    z.object({ id: z.uuid(), ownerName: z.string().nullable(), expiresAt: z.iso.datetime() }),
  ),
});
export type SeatsView = z.infer<typeof seatsView>;

/** A seat id, as in every path of this folder. */
export const seatIdInput = z.object({ id: z.uuid() });
export type SeatIdInput = z.infer<typeof seatIdInput>;
