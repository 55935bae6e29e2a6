import type { InvoiceView, SeatView } from "../schema";

const invoiceStatuses: Record<NonNullable<InvoiceView["status"]>, string> = {
  draft: "Being written",
  open: "Not paid yet",
  paid: "Paid",
  void: "Not valid any more",
  uncollectible: "Not paid",
};

const seatStatuses: Record<SeatView["status"], string> = {
  invited: "Invited, no answer yet",
  accepted: "Sits in your plan",
  declined: "Not accepted",
  removed: "Taken back",
  left: "Left",
};

/** A paying adult's view of their plan. */
export const MANAGE_COPY = {
  title: (plan: string) => `Your plan: ${plan}`,
  badge: {
    trial: "Free days",
    active: "Active",
    ends: "Cancelled",
    failed: "Payment failed",
    paused: "Paused",
    refunded: "Given back",
  },
  trial: (price: string, day: string) =>
    `Free until ${day}, your time. First charge: ${price}, then.`,
  next: (day: string) => `Next charge: ${day}.`,
  perMonth: (price: string) => `${price} every month, until you cancel.`,
  ends: (day: string) =>
    `Your plan ends on ${day}. Until then all of it stays open. Nothing more is charged.`,
  endsOwed: (day: string) =>
    `Your plan is cancelled and ends on ${day}. Until then the open bill is tried on your card again. To stop that, end it now.`,
  /** Left over from a change to a smaller plan; it's applied to future invoices first. */
  credit: (amount: string) => `You have ${amount} of credit. It pays for what comes next.`,
  endsUnknown: "Your plan is cancelled. Nothing more is charged.",
  paused: "Your plan rests. Nothing is charged.",
  /** A refunded month unlocks nothing (decision 0036). */
  refunded: {
    text: "Your last payment was given back, so this plan is closed now. What is free stays open, and all that you wrote stays.",
    ends: "It is ended at once. Nothing more is charged.",
    again: (button: string) =>
      `To leave, or to begin again at once, press "${button}". It ends right away, and you can choose a plan anew.`,
  },
  pastDue: {
    title: "Your last payment did not go through",
    text: (day: string) =>
      `Your plan goes on until ${day}. Store another card before then to keep it.`,
    ended: "Your plan is on hold. Store another card to open it again.",
    owed: (amount: string) => `${amount} is still to be paid.`,
    kept: "Your talks, moods and safety plan stay, whatever happens. Crisis help is always free.",
  },
  cancel: {
    open: "Cancel plan",
    /** Already cancelled and waiting for its end. */
    now: "End it now",
    title: "Cancel your plan?",
    text: (day: string) => `It goes on until ${day} and then ends. Nothing more is charged.`,
    textUnknown: "It goes on to the end of what is paid and then ends. Nothing more is charged.",
    textNow: "It ends now. The open bill is not charged any more.",
    textOver: "It ends now. Nothing more is charged.",
    stays: "Your talks, moods and safety plan stay. The free plan goes on.",
    change: "You can change your mind until then.",
    /** Left over from a change to a smaller plan. */
    credit: (amount: string, address: string) =>
      `${amount} of credit from earlier bills is not paid out by itself. It stays for a later plan of yours. To ask for it back, write to ${address}.`,
    family:
      "The people in your family plan lose their places then, and are told by mail. What they wrote stays theirs.",
    sure: "Yes, cancel",
    keep: "Keep my plan",
    done: {
      title: "Your plan is cancelled",
      description: "A mail confirms it. You can still change your mind.",
    },
    ended: {
      title: "Your plan has ended",
      description: "Nothing more is charged. A mail confirms it.",
    },
    undo: "Undo",
    /** Pressed while offline: the choice is kept, but nothing is sent automatically. */
    unsent: {
      text: "Your plan is not cancelled yet. You were offline, so nothing was sent.",
      offline: "Your wish is kept in this tab. Send it when you are back.",
      back: (button: string) => `You are online again. Press "${button}" to send it now.`,
    },
    failed: {
      title: "Your plan was not cancelled",
      description: "Please try again, or use the billing page.",
    },
  },
  resume: {
    done: { title: "Your plan goes on", description: "It is as it was before." },
    failed: {
      title: "That didn't work",
      description: "Your plan is still cancelled. Please try again.",
    },
  },
  change: {
    title: (plan: string) => `Change to ${plan}?`,
    reckoning: "Working out what it costs",
    failedRead: "The price of the change did not come",
    dueNow: (amount: string) => `Charged now: ${amount}, for the rest of this month.`,
    nothingNow: "Charged now: $0.",
    credit: (amount: string) => `Kept for your next bills: ${amount}, as the new plan costs less.`,
    next: (amount: string, day: string) => `Next bill: ${amount} on ${day}.`,
    family: "The people in your family plan lose their place. What they wrote stays theirs.",
    sure: (plan: string) => `Change to ${plan}`,
    surePaid: (plan: string, amount: string) => `Pay ${amount} and change to ${plan}`,
    keep: "Stay as it is",
    done: (plan: string) => ({ title: "Plan changed", description: `You are on ${plan} now.` }),
    failed: {
      title: "Your plan was not changed",
      description: "Nothing was charged. Please try again.",
    },
  },
  card: {
    title: "Card",
    text: (brand: string, last4: string, until: string) =>
      `${brand} ending in ${last4}, good until ${until}`,
    none: "No card is stored.",
    loading: "Reading your card",
    failedRead: "Your card could not be read",
    change: "Change card",
    pay: "Pay with another card",
    formTitle: "Another card",
    formText: "Nothing is charged now. From now on this card pays for your plan.",
    owedText: (amount: string) =>
      `Charged now: ${amount}, the bill that is still open. From now on this card pays for your plan.`,
    owedUnknown:
      "The bill that is still open is charged now. From now on this card pays for your plan.",
    save: "Store this card",
    saveAndPay: (amount: string) => `Pay ${amount} with this card`,
    saveAndPayUnknown: "Pay the open bill with this card",
    stop: "Keep the old card",
    done: { title: "Card changed", description: "The new card pays for your plan from now on." },
    failed: {
      title: "The card was not changed",
      description: "Your old card stays. Please try again.",
    },
  },
  invoices: {
    title: "Bills",
    none: "No bill yet. The first one comes with the first charge.",
    loading: "Reading your bills",
    failedRead: "Your bills could not be read",
    retry: "Try again",
    view: "View",
    pdf: "PDF",
    named: (what: string, day: string) => `${what}: bill of ${day}`,
    days: (from: string, to: string) => `${from} to ${to}`,
    due: (amount: string) => `${amount} of it is still to be paid`,
    status: invoiceStatuses,
  },
  portal: {
    open: "Open the billing page",
    text: "Stripe's own page for your card, address and bills.",
    failed: { title: "The billing page did not open", description: "Please try again." },
  },
  seats: {
    title: "Your family's places",
    text: "You see who sits in your plan, and nothing of what they do here.",
    free: (count: number) => (count === 1 ? "1 place is free." : `${count} places are free.`),
    full: "All places are taken.",
    email: "Family member's e-mail",
    emailHint: "They sign in with this address to take the place.",
    send: "Send invitation",
    /** Ten a day across all kinds of invitations. */
    limit:
      "You have sent ten invitations in a day, which is as many as we send. Nothing was sent now. Try again tomorrow.",
    sent: { title: "Invitation sent", description: "It is open for seven days." },
    until: (day: string) => `Open until ${day}.`,
    failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
    failedRead: "The places could not be read",
    loading: "Reading the places",
    revoke: "Take back",
    /** For a person who declined: they stay on the list until the owner removes them. */
    askAgain: "Invite again",
    askedAgain: {
      title: "Invitation sent",
      description: "It is open for seven days. They are not asked a third time.",
    },
    noMore: "They said no twice, and are not asked again.",
    noPlace: "To ask again, free a place first.",
    takeOff: "Take off the list",
    takenOff: { title: "Taken off the list", description: "Nobody is told." },
    remove: "Remove",
    sure: (name: string) =>
      `Remove ${name}? They are on the free plan then. What they wrote stays theirs.`,
    yes: "Yes, remove",
    keep: "Keep",
    removed: { title: "Removed", description: "The place is free again." },
    named: (what: string, name: string) => `${what}: ${name}`,
    status: seatStatuses,
  },
};
