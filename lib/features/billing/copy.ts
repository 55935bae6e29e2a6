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
    text: "You can't buy a plan right now. Nothing was charged. Crisis help and everything free still work.",
  },
  failed: {
    title: "The plans didn't load",
    text: "Please try again in a moment.",
    retry: "Try again",
  },
  loading: "Loading the plans",
  seats: SEAT_COPY.adult,
};

export type SubscribeCopy = typeof adult;

const child: SubscribeCopy = {
  title: "Plans",
  text: "Plans cost money. That's something for grown-ups.",
  perMonth: "each month",
  yours: "Your plan",
  ask: "Ask a parent or guardian to upgrade.",
  hasSeat: "You have everything you need here.",
  leave: LEAVE_COPY,
  home: "Go home",
  unavailable: { title: "Not open right now", text: "No one can buy anything here right now." },
  failed: { title: "That didn't load", text: "Please try again.", retry: "Try again" },
  loading: "Just a moment",
  seats: SEAT_COPY.child,
};

export const SUBSCRIBE_COPY: Record<Audience, SubscribeCopy> = { adult, child };

/** Choosing and paying. Only adults see these words; children are told whom to ask (SUBS-06). */
export const PAY_COPY = {
  choose: (plan: string) => `Choose ${plan}`,
  changeTo: (plan: string) => `Change to ${plan}`,
  trial: `First ${TRIAL_DAYS} days free`,
  /** Above the plans, where the person's own comes first. */
  all: "All plans",
  begun: (plan: string) =>
    `You started with ${plan}, but no card was saved. Choose it again to continue. Nothing was charged.`,
  endFirst: "Your last payment was refunded. End this plan first, then start another one.",
  keepFirst: 'Your plan is canceled. To change to another one, press "Keep my plan" first.',
  payFirst: "Add another card first. Then you can change your plan.",
  leaveSeatFirst:
    "To choose your own plan, leave the family plan first. That way, no one pays twice.",
  leaveForFree: "To go back to Free, cancel your plan above.",
  freeNext: "You'll have this when your plan ends.",
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
    todayNothing: "Today you pay $0. Your card is saved but not charged.",
    firstCharge: (price: string, day: string) =>
      `First charge: ${price} on ${day}, your time. Then ${price} every month until you cancel.`,
    today: (price: string) =>
      `Today you pay ${price}. You've already used your free trial, so you pay for the first month now.`,
    monthly: (price: string) => `Then ${price} every month on the same day until you cancel.`,
    cancelTrial: (day: string) =>
      `To cancel: two clicks on this page. Cancel before ${day}, your time, and you pay nothing.`,
    cancel:
      "To cancel: two clicks on this page. Your plan then stays on through the end of the month you paid for.",
    mail: "We'll e-mail you all of this right away.",
    privacy:
      "Your card goes to Stripe, never to us. Stripe gets your e-mail address and the name of the plan, but nothing about what you do here.",
    card: "Your card",
    store: `Save card and start ${TRIAL_DAYS} free days`,
    pay: (price: string) => `Pay ${price} now`,
    other: "Back to plans",
    terms: "Terms of Service",
    loading: "Loading the card form",
    working: "One moment. Please keep this page open.",
  },
  /** ERR-09; the description is the provider's own message. */
  payFailed: {
    title: "Payment Failed",
    description: "Your card wasn't saved and nothing was charged. Please try again.",
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
    title: "That plan has ended",
    description:
      "Your bank's answer was for a plan that has ended. To get a plan again, choose one here.",
  },
  /** Another window closed this form by choosing a plan after it was opened. */
  elsewhere: {
    title: "Your plan was changed in another window",
    description:
      "Nothing was charged here and no card was saved. Go back to the plans to see where things stand.",
  },
  processing: {
    title: "Your bank is still working on it",
    description: "Your plan shows up here as soon as your bank answers.",
  },
  awaiting: "We're turning on your plan. It'll show up here in a moment.",
  slow: "This is taking longer than it should. Check again before you enter a card a second time. If you've since chosen another plan in another window, that one counts.",
  checkAgain: "Check again",
  offline: "You're offline. Nothing was sent. Try again when you're back online.",
  /** Above the plans while offline. */
  isOffline: "You're offline. You can choose or change a plan when you're back online.",
  /** The request may have arrived; we only know that it never charges twice. */
  noAnswer: {
    title: "We didn't get an answer",
    description:
      "We don't know yet if it worked. Check again in a moment. You won't be charged twice.",
  },
  know: {
    title: "Good to know",
    lines: [
      {
        term: "What it costs",
        text: "Prices are in US dollars per month. The price you see is the price you pay. No added tax or fees.",
      },
      {
        term: "If you cancel",
        text: "Two clicks, right here. Your plan stays on through the end of your free trial or the month you paid for. After that, you're on the free plan.",
      },
      {
        term: "What you wrote",
        text: "Your conversations, moods and safety plan stay yours, with or without a plan. Canceling doesn't delete anything.",
      },
      {
        term: "Refunds",
        text: "You can ask for a refund within 7 days of payment for unused services. Write to us.",
      },
    ],
    write: "Questions about a payment? Write to",
  },
  manage: MANAGE_COPY,
};
