import type { Audience } from "@/lib/shared/audience";
import { TRIAL_DAYS } from "./constants";
import { LEAVE_COPY } from "./copy/leave";
import { MANAGE_COPY } from "./copy/manage";
import { SEAT_COPY } from "./copy/seats";

const adult = {
  title: "Pricing",
  text: "Crisis help, your safety plan and mood check-ins stay free, with or without a plan.",
  perMonth: "per month",
  yours: "Your plan",
  /** Null for readers we don't tell to ask anyone (SUBS-17). */
  ask: null as string | null,
  /** Replaces `ask` for someone with a seat in a family plan. */
  hasSeat: "",
  /** Null for adults, who find it with the rest of their plan. */
  leave: null as typeof LEAVE_COPY | null,
  home: "Return Home",
  unavailable: {
    title: "Payment System Unavailable",
    text: "Plans cannot be bought right now. Nothing was charged. Crisis help and all that is free stay open.",
  },
  failed: {
    title: "The plans did not come",
    text: "Please try again in a moment.",
    retry: "Try again",
  },
  loading: "The plans are on their way",
  seats: SEAT_COPY.adult,
};

export type SubscribeCopy = typeof adult;

const child: SubscribeCopy = {
  title: "Plans",
  text: "Plans cost money. That is something for grown-ups.",
  perMonth: "each month",
  yours: "Your plan",
  ask: "Ask a parent or guardian to upgrade.",
  hasSeat: "You have all you need here.",
  leave: LEAVE_COPY,
  home: "Go home",
  unavailable: { title: "Not open right now", text: "Nobody can buy anything here now." },
  failed: { title: "That did not load", text: "Please try again.", retry: "Try again" },
  loading: "Just a moment",
  seats: SEAT_COPY.child,
};

export const SUBSCRIBE_COPY: Record<Audience, SubscribeCopy> = { adult, child };

/** Choosing and paying. Only adults see these words; children are told whom to ask (SUBS-06). */
export const PAY_COPY = {
  choose: (plan: string) => `Choose ${plan}`,
  changeTo: (plan: string) => `Change to ${plan}`,
  trial: `${TRIAL_DAYS} days free first`,
  /** Above the plans, where the person's own comes first. */
  all: "All plans",
  begun: (plan: string) =>
    `You began with ${plan} and no card was stored. Choose it again to go on. Nothing was charged.`,
  endFirst: "Your last payment was given back. End this plan first, then begin another one.",
  keepFirst: 'Your plan is cancelled. To change to another one, press "Keep my plan" first.',
  payFirst: "Store another card first. Then you can change your plan.",
  leaveSeatFirst:
    "To choose a plan of your own, leave the family plan first. Then nobody pays twice.",
  leaveForFree: "To come back here, cancel your plan above.",
  freeNext: "This goes on when your plan ends.",
  /** ERR-12, worded as documented. */
  free: {
    title: "Free Trial",
    description: "You're already on the free trial! Try a premium plan for more features.",
  },
  /** ERR-11. */
  initFailed: { title: "Error", description: "Failed to initialize payment. Please try again." },
  checkout: {
    title: (plan: string) => `Start ${plan}`,
    before: "Before you enter a card",
    todayNothing: "Today you pay $0. Your card is stored and not charged.",
    firstCharge: (price: string, day: string) =>
      `First charge: ${price} on ${day}, your time. Then ${price} every month, until you cancel.`,
    today: (price: string) =>
      `Today you pay ${price}. You had your free days before, so the first month is paid now.`,
    monthly: (price: string) => `Then ${price} every month on the same day, until you cancel.`,
    cancelTrial: (day: string) =>
      `To cancel: two clicks on this page. Cancel before ${day}, your time, and you pay nothing.`,
    cancel:
      "To cancel: two clicks on this page. The plan then goes on to the end of the month that you paid.",
    mail: "A mail with all of this comes at once.",
    privacy:
      "Your card goes to Stripe and never to us. Stripe learns your e-mail address and the name of the plan, and nothing of what you do here.",
    card: "Your card",
    store: `Store card and start ${TRIAL_DAYS} free days`,
    pay: (price: string) => `Pay ${price} now`,
    other: "Back to the plans",
    terms: "Terms of Service",
    loading: "The card form is on its way",
    working: "One moment. Please keep this page open.",
  },
  /** ERR-09; the description is the provider's own message. */
  payFailed: {
    title: "Payment Failed",
    description: "Your card was not stored and nothing was charged. Please try again.",
  },
  /** ERR-10 for premium, the same sentence for the others (SUBS-12). */
  paid: (plan: string) => ({
    title: "Payment Successful",
    description: `Welcome to the ${plan} tier! Your subscription is now active.`,
  }),
  /**
   * The person returns from the bank's page, but the plan they were confirming no longer exists.
   */
  over: {
    title: "That plan is over",
    description:
      "Your bank's answer was for a plan that has ended. To have one again, choose it here.",
  },
  /** Another window closed this form by choosing a plan after it was opened. */
  elsewhere: {
    title: "Your plan was changed in another window",
    description:
      "Nothing was charged here and no card was stored. Go back to the plans to see how it stands.",
  },
  processing: {
    title: "Your bank is still at work",
    description: "Your plan shows here as soon as it has answered.",
  },
  awaiting: "Your plan is being switched on. It shows here in a moment.",
  slow: "This takes longer than it should. Look again before you enter a card a second time. If you chose another plan in another window since, that one counts.",
  checkAgain: "Look again",
  offline: "You are offline. Nothing was sent. Try again when you are back.",
  /** Above the plans while offline. */
  isOffline: "You are offline. You can choose or change a plan when you are back.",
  /** The request may have arrived; we only know that it never charges twice. */
  noAnswer: {
    title: "No answer came",
    description:
      "We do not know yet whether it worked. Look again in a moment. Nothing is charged twice.",
  },
  know: {
    title: "Good to know",
    lines: [
      {
        term: "What it costs",
        text: "Prices are in US dollars and per month. What stands here is what is charged: no tax and no fee is added.",
      },
      {
        term: "If you cancel",
        text: "Two clicks, here. The plan goes on to the end of the free days or of the month that you paid, then the free plan goes on.",
      },
      {
        term: "What you wrote",
        text: "Your talks, moods and safety plan stay yours, with a plan and without one. Cancelling deletes nothing.",
      },
      {
        term: "Money back",
        text: "You can ask for a refund within 7 days of payment for unused services. Write to us.",
      },
    ],
    write: "Questions about a payment? Write to",
  },
  manage: MANAGE_COPY,
};
