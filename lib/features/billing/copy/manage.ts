import type { InvoiceView, SeatView } from "../schema";

const invoiceStatuses: Record<NonNullable<InvoiceView["status"]>, string> = {
  draft: "Being prepared",
  open: "Not paid yet",
  paid: "Paid",
  void: "No longer valid",
  uncollectible: "Not paid",
};

const seatStatuses: Record<SeatView["status"], string> = {
  invited: "Invited, no answer yet",
  accepted: "On your plan",
  declined: "Not accepted",
  removed: "Removed",
  left: "Left",
};

/** A paying adult's view of their plan. */
export const MANAGE_COPY = {
  title: (plan: string) => `Your plan: ${plan}`,
  badge: {
    trial: "Free trial",
    active: "Active",
    ends: "Canceled",
    failed: "Payment failed",
    paused: "Paused",
    refunded: "Refunded",
  },
  trial: (price: string, day: string) =>
    `Free until ${day}, your time. That's when the first ${price} is charged.`,
  next: (day: string) => `Next charge: ${day}.`,
  perMonth: (price: string) => `${price} every month until you cancel.`,
  ends: (day: string) =>
    `Your plan ends on ${day}. Until then, you can use all of it. You won't be charged again.`,
  endsOwed: (day: string) =>
    `Your plan is canceled and ends on ${day}. Until then, we'll keep trying to charge your card for the unpaid bill. To stop that, end the plan now.`,
  /** Left over from a change to a smaller plan; it's applied to future invoices first. */
  credit: (amount: string) => `You have ${amount} in credit. It goes toward your next bills.`,
  endsUnknown: "Your plan is canceled. You won't be charged again.",
  paused: "Your plan is paused. You aren't being charged.",
  /** A refunded month unlocks nothing (decision 0036). */
  refunded: {
    text: "Your last payment was refunded, so this plan is closed now. Everything free still works, and everything you wrote stays.",
    ends: "It ends right away. You won't be charged again.",
    again: (button: string) =>
      `To leave, or to start over right away, press "${button}". The plan ends right away, and you can choose one again.`,
  },
  pastDue: {
    title: "Your last payment didn't go through",
    text: (day: string) =>
      `Your plan stays on until ${day}. Add another card before then to keep it.`,
    ended: "Your plan is on hold. Add another card to turn it back on.",
    owed: (amount: string) => `You still owe ${amount}.`,
    kept: "Your conversations, moods and safety plan stay, no matter what. Crisis help is always free.",
  },
  cancel: {
    open: "Cancel plan",
    /** Already cancelled and waiting for its end. */
    now: "End it now",
    title: "Cancel your plan?",
    text: (day: string) => `It stays on until ${day} and then ends. You won't be charged again.`,
    textUnknown:
      "It stays on through the time you've paid for and then ends. You won't be charged again.",
    textNow: "It ends now. You won't be charged for the unpaid bill.",
    textOver: "It ends now. You won't be charged again.",
    stays: "Your conversations, moods and safety plan stay. You'll be on the free plan.",
    change: "You can change your mind until then.",
    /** Left over from a change to a smaller plan. */
    credit: (amount: string, address: string) =>
      `Your ${amount} credit from earlier bills isn't paid out automatically. You can use it for a later plan. To ask for it back, write to ${address}.`,
    family:
      "The people on your family plan will lose their places then, and we'll e-mail them. What they wrote stays theirs.",
    sure: "Yes, cancel",
    keep: "Keep my plan",
    done: {
      title: "Your plan is canceled",
      description: "We'll e-mail you to confirm. You can still change your mind.",
    },
    ended: {
      title: "Your plan has ended",
      description: "You won't be charged again. We'll e-mail you to confirm.",
    },
    undo: "Undo",
    /** Pressed while offline: the choice is kept, but nothing is sent automatically. */
    unsent: {
      text: "Your plan isn't canceled yet. You were offline, so nothing was sent.",
      offline: "Your request is kept in this tab. Send it when you're back online.",
      back: (button: string) => `You're back online. Press "${button}" to send it now.`,
    },
    failed: {
      title: "Your plan wasn't canceled",
      description: "Please try again, or use the billing page.",
    },
  },
  resume: {
    done: { title: "Your plan continues", description: "It's just as it was before." },
    failed: {
      title: "That didn't work",
      description: "Your plan is still canceled. Please try again.",
    },
  },
  change: {
    title: (plan: string) => `Change to ${plan}?`,
    reckoning: "Figuring out the cost",
    failedRead: "We couldn't load the price",
    dueNow: (amount: string) => `Charged now: ${amount}, for the rest of this month.`,
    nothingNow: "Charged now: $0.",
    credit: (amount: string) =>
      `Credit for your next bills: ${amount}, because the new plan costs less.`,
    next: (amount: string, day: string) => `Next bill: ${amount} on ${day}.`,
    family: "The people on your family plan will lose their places. What they wrote stays theirs.",
    sure: (plan: string) => `Change to ${plan}`,
    surePaid: (plan: string, amount: string) => `Pay ${amount} and change to ${plan}`,
    keep: "Keep my current plan",
    done: (plan: string) => ({ title: "Plan changed", description: `You're on ${plan} now.` }),
    failed: {
      title: "Your plan wasn't changed",
      description: "Nothing was charged. Please try again.",
    },
  },
  card: {
    title: "Card",
    text: (brand: string, last4: string, until: string) =>
      `${brand} ending in ${last4}, expires ${until}`,
    none: "No card saved.",
    loading: "Loading your card",
    failedRead: "We couldn't load your card",
    change: "Change card",
    pay: "Pay with another card",
    formTitle: "New card",
    formText: "Nothing is charged now. From now on, this card pays for your plan.",
    owedText: (amount: string) =>
      `Charged now: ${amount} for your unpaid bill. From now on, this card pays for your plan.`,
    owedUnknown: "Your unpaid bill is charged now. From now on, this card pays for your plan.",
    save: "Save this card",
    saveAndPay: (amount: string) => `Pay ${amount} with this card`,
    saveAndPayUnknown: "Pay the unpaid bill with this card",
    stop: "Keep the old card",
    done: { title: "Card changed", description: "The new card pays for your plan from now on." },
    failed: {
      title: "Your card wasn't changed",
      description: "We still have your old card. Please try again.",
    },
  },
  invoices: {
    title: "Bills",
    none: "No bills yet. The first one comes with your first charge.",
    loading: "Loading your bills",
    failedRead: "We couldn't load your bills",
    retry: "Try again",
    view: "View",
    pdf: "PDF",
    named: (what: string, day: string) => `${what}: bill from ${day}`,
    days: (from: string, to: string) => `${from} to ${to}`,
    due: (amount: string) => `${amount} of it is still due`,
    status: invoiceStatuses,
  },
  portal: {
    open: "Open the billing page",
    text: "Stripe's own page for your card, address and bills.",
    failed: { title: "The billing page didn't open", description: "Please try again." },
  },
  seats: {
    title: "Your family's places",
    text: "You can see who's on your plan, but nothing they do here.",
    free: (count: number) => (count === 1 ? "1 place is free." : `${count} places are free.`),
    full: "All places are taken.",
    email: "Family member's e-mail",
    emailHint: "They sign in with this address to take the place.",
    send: "Send invitation",
    /** Ten a day across all kinds of invitations. */
    limit:
      "You've sent ten invitations in one day, which is the limit. This one wasn't sent. Try again tomorrow.",
    sent: { title: "Invitation sent", description: "It's open for seven days." },
    until: (day: string) => `Open until ${day}.`,
    failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
    failedRead: "We couldn't load the places",
    loading: "Loading the places",
    revoke: "Withdraw",
    /** For a person who declined: they stay on the list until the owner removes them. */
    askAgain: "Invite again",
    askedAgain: {
      title: "Invitation sent",
      description: "It's open for seven days. We won't ask them a third time.",
    },
    noMore: "They declined twice, so we won't ask again.",
    noPlace: "To invite them again, free up a place first.",
    takeOff: "Remove from the list",
    takenOff: { title: "Removed from the list", description: "We don't tell anyone." },
    remove: "Remove",
    sure: (name: string) =>
      `Remove ${name}? They'll be on the free plan. What they wrote stays theirs.`,
    yes: "Yes, remove",
    keep: "Keep",
    removed: { title: "Removed", description: "The place is open again." },
    named: (what: string, name: string) => `${what}: ${name}`,
    status: seatStatuses,
  },
};
