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
  `You can cancel at any time, in two clicks: open ${page}, choose “Cancel plan” and confirm. You keep what is paid for.`;

export const NOTICE_WORDS: { readonly [K in Notice["kind"]]: WordsOf<K> } = {
  trial_started: ({ tier, firstChargeAt }, page) => {
    const { name, price } = planOf(tier);
    return {
      subject: `Your ${PRODUCT.adult} trial has begun`,
      parts: [
        `Your free days with the plan ${name} have begun. Nothing has been charged.`,
        `On ${day(firstChargeAt)}, the first ${price} will be charged to your card. Then it is ${price} each month, until you cancel.`,
        `If you cancel before then, you pay nothing. ${wayOut(page)}`,
      ],
    };
  },
  trial_ends: ({ tier, firstChargeAt }, page) => {
    const { name, price } = planOf(tier);
    return {
      subject: `Your ${PRODUCT.adult} trial ends soon`,
      parts: [
        `Your free days with the plan ${name} end on ${day(firstChargeAt)}. At that hour ${price} will be charged to your card, and then ${price} each month.`,
        `If you would rather not go on, cancel before then and you pay nothing. ${wayOut(page)}`,
      ],
    };
  },
  receipt: ({ tier, paid, paidAt, pageUrl }, page) => ({
    subject: `Your receipt from ${PRODUCT.adult}`,
    parts: [
      `Thank you. We received ${dollars(paid)} for the plan ${planOf(tier).name} on ${day(paidAt)}.`,
      ...(pageUrl ? [`The invoice: ${pageUrl}`] : []),
      `All your invoices stand on ${page}. ${wayOut(page)}`,
    ],
  }),
  payment_failed: ({ tier, graceEndsAt }, page) => ({
    subject: `Your ${PRODUCT.adult} payment did not go through`,
    parts: [
      `The payment for the plan ${planOf(tier).name} did not go through. Cards expire and banks say no for many reasons; it is easily put right.`,
      graceEndsAt
        ? `Your plan goes on until ${day(graceEndsAt)} while the payment is tried again. After that your account goes on with the free plan.`
        : "Your account goes on with the free plan until a payment goes through.",
      "Nothing that you wrote is lost either way, and what is free stays open to you.",
      `To use another card, or to cancel, open ${page}.`,
    ],
  }),
  changed: ({ tier, nextChargeAt }, page) => {
    const { name, price } = planOf(tier);
    return {
      subject: `Your ${PRODUCT.adult} plan was changed`,
      parts: [
        `Your plan is now ${name}, at ${price} each month. The next ordinary charge comes on ${day(nextChargeAt)}.`,
        "If there was a difference to pay, its receipt comes in a mail of its own.",
        `If it was not you who changed it, please open ${page} and change it back. ${wayOut(page)}`,
      ],
    };
  },
  cancelled: ({ tier, endsAt }, page) => ({
    subject: `Your ${PRODUCT.adult} plan is cancelled`,
    parts: [
      `You cancelled the plan ${planOf(tier).name}. Nothing more will be charged.`,
      `You can use it until ${day(endsAt)}. After that your account goes on with the free plan, and everything in it stays yours.`,
      `Until then you can take the cancellation back on ${page}.`,
    ],
  }),
  resumed: ({ tier, nextChargeAt }, page) => {
    const { name, price } = planOf(tier);
    return {
      subject: `Your ${PRODUCT.adult} plan goes on`,
      parts: [
        `You took the cancellation back: the plan ${name} goes on. On ${day(nextChargeAt)} ${price} will be charged to your card, and then ${price} each month.`,
        wayOut(page),
      ],
    };
  },
  seated: ({ tier, endsAt, isPaid }, page) => ({
    subject: `Your ${PRODUCT.adult} plan is cancelled`,
    parts: [
      `You have a place in a family plan, with everything in it. So that nobody pays twice, we cancelled your own plan ${planOf(tier).name}, which was confirmed besides. It is not charged any more.`,
      ...(isPaid
        ? [
            "We have told the people who look after payments, so that they see whether to give the month back.",
          ]
        : []),
      `It ends on ${day(endsAt)}. If you would rather have your own plan, leave your place on ${page} and take the cancellation back before then.`,
    ],
  }),
  given_back: ({ tier }, page) => ({
    subject: `Your ${PRODUCT.adult} payment was given back`,
    parts: [
      `Your last payment for the plan ${planOf(tier).name} was given back, by us or by your bank. So the plan has ended, and nothing more will be charged.`,
      "Everything that you wrote stays yours, and what is free stays open to you.",
      `You can begin a plan again at any time: ${page}`,
    ],
  }),
  ended: ({ tier }, page) => ({
    subject: `Your ${PRODUCT.adult} plan has ended`,
    parts: [
      `The plan ${planOf(tier).name} has ended. Nothing more will be charged.`,
      "Your account goes on with the free plan, and everything in it stays yours.",
      `If you want a plan again: ${page}`,
    ],
  }),
};
