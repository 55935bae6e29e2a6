import { clockTime, fullDay } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";
import type { PaidTier } from "@/lib/shared/tiers";
import { TIERS } from "../tiers";
import type { Notice, Words } from "./types";

/**
 * The emails about a plan. Others may read over the person's shoulder, so a purchase is called by
 * its plan and no word says what the product is for. Each names the price, the date and how to
 * cancel, as the automatic-renewal laws require (California Business and Professions Code 17602; 16
 * CFR 425).
 */
type WordsOf<K extends Notice["kind"]> = (
  notice: Extract<Notice, { kind: K }>,
  page: string,
) => Omit<Words, "text"> & {
  readonly parts: readonly string[];
};

const planOf = (tier: PaidTier): { name: string; price: string } => {
  const { name, price } = TIERS.find(({ id }) => id === tier) ?? { name: PRODUCT.adult, price: 0 };
  return { name, price: `$${price}` };
};

/** "$149.00" of 14900 cents. */
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/**
 * We don't know the reader's time zone, where the date may differ, so the email gives the time in
 * UTC and says so.
 */
const day = (at: Date): string => `${fullDay(at, "UTC")}, ${clockTime(at, "UTC")} UTC`;

const wayOut = (page: string): string =>
  `You can cancel any time in two clicks: open ${page}, choose “Cancel plan” and confirm. You keep what you've paid for.`;

export const NOTICE_WORDS: { readonly [K in Notice["kind"]]: WordsOf<K> } = {
  trial_started: ({ tier, firstChargeAt }, page) => {
    const { name, price } = planOf(tier);
    return {
      subject: `Your ${PRODUCT.adult} trial has started`,
      parts: [
        `Your free trial of the ${name} plan has started. Nothing has been charged.`,
        `On ${day(firstChargeAt)}, we'll charge the first ${price} to your card. After that, it's ${price} each month until you cancel.`,
        `If you cancel before then, you pay nothing. ${wayOut(page)}`,
      ],
    };
  },
  trial_ends: ({ tier, firstChargeAt }, page) => {
    const { name, price } = planOf(tier);
    return {
      subject: `Your ${PRODUCT.adult} trial ends soon`,
      parts: [
        `Your free trial of the ${name} plan ends on ${day(firstChargeAt)}. At that time, we'll charge ${price} to your card, and then ${price} each month.`,
        `If you'd rather not continue, cancel before then and you pay nothing. ${wayOut(page)}`,
      ],
    };
  },
  receipt: ({ tier, paid, paidAt, pageUrl }, page) => ({
    subject: `Your receipt from ${PRODUCT.adult}`,
    parts: [
      `Thank you. We received ${dollars(paid)} for the ${planOf(tier).name} plan on ${day(paidAt)}.`,
      ...(pageUrl ? [`Your invoice: ${pageUrl}`] : []),
      `You can find all your invoices at ${page}. ${wayOut(page)}`,
    ],
  }),
  payment_failed: ({ tier, graceEndsAt }, page) => ({
    subject: `Your ${PRODUCT.adult} payment didn't go through`,
    parts: [
      `The payment for the ${planOf(tier).name} plan didn't go through. Cards expire and banks decline payments for many reasons. It's easy to fix.`,
      graceEndsAt
        ? `Your plan stays on until ${day(graceEndsAt)} while we try the payment again. After that, your account moves to the free plan.`
        : "Your account is on the free plan until a payment goes through.",
      "Either way, nothing you wrote is lost, and everything free still works.",
      `To use another card or to cancel, open ${page}.`,
    ],
  }),
  changed: ({ tier, nextChargeAt }, page) => {
    const { name, price } = planOf(tier);
    return {
      subject: `Your ${PRODUCT.adult} plan was changed`,
      parts: [
        `Your plan is now ${name}, at ${price} each month. Your next regular charge is on ${day(nextChargeAt)}.`,
        "If there was a difference to pay, you'll get the receipt in a separate e-mail.",
        `If you didn't make this change, please open ${page} and change it back. ${wayOut(page)}`,
      ],
    };
  },
  cancelled: ({ tier, endsAt }, page) => ({
    subject: `Your ${PRODUCT.adult} plan is canceled`,
    parts: [
      `You canceled the ${planOf(tier).name} plan. You won't be charged again.`,
      `You can use it until ${day(endsAt)}. After that, your account moves to the free plan, and everything in it stays yours.`,
      `Until then, you can undo the cancellation at ${page}.`,
    ],
  }),
  resumed: ({ tier, nextChargeAt }, page) => {
    const { name, price } = planOf(tier);
    return {
      subject: `Your ${PRODUCT.adult} plan continues`,
      parts: [
        `You undid the cancellation, so the ${name} plan continues. On ${day(nextChargeAt)}, we'll charge ${price} to your card, and then ${price} each month.`,
        wayOut(page),
      ],
    };
  },
  seated: ({ tier, endsAt, isPaid }, page) => ({
    subject: `Your ${PRODUCT.adult} plan is canceled`,
    parts: [
      `You have a place in a family plan, with everything in it. So that no one pays twice, we canceled your own ${planOf(tier).name} plan, which had also been confirmed. You won't be charged for it again.`,
      ...(isPaid
        ? [
            "We've told the people who handle payments, so they can decide whether to refund the month.",
          ]
        : []),
      `It ends on ${day(endsAt)}. If you'd rather keep your own plan, leave your place at ${page} and undo the cancellation before then.`,
    ],
  }),
  given_back: ({ tier }, page) => ({
    subject: `Your ${PRODUCT.adult} payment was refunded`,
    parts: [
      `Your last payment for the ${planOf(tier).name} plan was refunded, by us or by your bank. So the plan has ended, and you won't be charged again.`,
      "Everything you wrote stays yours, and everything free still works.",
      `You can start a plan again any time: ${page}`,
    ],
  }),
  ended: ({ tier }, page) => ({
    subject: `Your ${PRODUCT.adult} plan has ended`,
    parts: [
      `Your ${planOf(tier).name} plan has ended. You won't be charged again.`,
      "Your account is on the free plan now, and everything in it stays yours.",
      `If you'd like a plan again: ${page}`,
    ],
  }),
};
