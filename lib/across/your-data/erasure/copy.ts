import { HELD_DAYS } from "@/lib/core/consent/leaving/constants";
import type { Audience } from "@/lib/shared/audience";

const adult = {
  title: (day: string) => `Your account will be erased on ${day}`,
  /** Shown once the day has come while the erasure waits for the payment service. */
  titleDue: "Your account is being erased",
  text: "You asked for this. Until then all that you wrote stays. You cannot take up a plan or a place in one meanwhile.",
  textDue: "You asked for this. If you keep your account now, all that you wrote stays.",
  /** Shown if a parent asked for the erasure. Only minors see these texts. */
  byGuardian: {
    text: "Your parent or guardian asked for this. Only they can call it off.",
    more: "See what they see",
  },
  keep: "Keep my account",
  kept: {
    title: "Your account stays",
    description: "Nothing is erased. A plan that was cancelled is cancelled still.",
  },
  failed: { title: "That did not work", description: "Nothing was changed. Please try again." },
  leave: {
    lead: "You can leave at any time, without a reason. Before you do, you can download your data above.",
    open: "Delete my account",
    pending:
      "This is under way. You find the day, and the way to keep your account, at the top of this page.",
    title: "Delete your account?",
    what: [
      "All that you wrote goes, with the key that opened it. We cannot bring it back. Copies for emergencies are gone after 35 days.",
      "If you have a plan, it ends first. Nothing more is charged.",
      "Shared talks and answers of couples work go for both of you. Your partner keeps what they wrote in private.",
      "Links and certificates of yours stop working.",
      "Bills stay at the payment service as long as the law says. The record of access stays, with a number in place of your name.",
      "If you had free days, a fingerprint of your address stays for 24 months, so that they are given once. Nobody can read the address from it.",
      "You get a receipt by mail.",
    ],
    when: "When?",
    later: {
      label: "In 7 days",
      hint: "Until then you can change your mind with one press. A plan is cancelled at once.",
    },
    now: { label: "At once", hint: "Nothing can be taken back." },
    next: "Go on",
    back: "Back",
    stay: "Keep my account",
    sure: {
      later: "Your account goes in 7 days. A mail tells you the day and how to stop it.",
      now: "Your account and all that is in it go now, for good.",
    },
    yes: { later: "Delete it in 7 days", now: "Delete it now, for good" },
    again: {
      text: "You signed in a while ago. Please sign in once more, so that we know it is you. You come back to this place.",
      link: "Sign in again",
    },
    planned: {
      title: "Your account goes in 7 days",
      description: "A mail with the day is on its way.",
    },
    waiting: {
      title: "Your account is being deleted",
      description:
        "The payment service has to end your plan first. A mail tells you when it is done.",
    },
    failed: {
      title: "That did not work",
      description: "Nothing was deleted. Please try again, or write to us.",
    },
    minors: null as string | null,
  },
};

export type ErasureCopy = typeof adult;

/** Every minor is told this, so a delay doesn't reveal an open incident (decision 0049). */
const LONGER = `It can take up to ${HELD_DAYS} more days till all is gone.`;

const child: ErasureCopy = {
  title: (day) => `Your account goes away on ${day}`,
  titleDue: "Your account is going away",
  text: `You asked for this. Until then, all that you said and felt is still here. ${LONGER}`,
  textDue: "You asked for this. If you want to stay, press the button now.",
  byGuardian: {
    text: `Your grown-up asked for this, and only they can stop it. If you want to stay, tell a grown-up you trust, at home, at school or at the doctor's. Help! stays open. Till then, all that you said and felt is still here. ${LONGER}`,
    more: "What my grown-up sees",
  },
  keep: "Keep my account",
  kept: { title: "Your account stays", description: "All that you said and felt is still here." },
  failed: { title: "That did not work", description: "Please try again." },
  leave: {
    lead: "You can go at any time. You do not have to say why.",
    open: "Delete my account",
    pending:
      "You asked for this. You can see the day at the top of this page. You can stop it there too.",
    title: "Delete your account?",
    what: [
      "All your chats and feelings go. We can not bring them back. We keep spare copies in case things break. They are gone after 35 days.",
      "Your certificates go too.",
      "A few things stay, because the law says so. Your name is not on them.",
      "You get a mail that says it is done.",
    ],
    when: "When?",
    later: { label: "In 7 days", hint: "You can still stop it till then." },
    now: { label: "Right now", hint: "You can not take it back." },
    next: "Go on",
    back: "Back",
    stay: "Keep my account",
    sure: {
      later: `Your account goes in 7 days. ${LONGER} You get a mail. It says how to stop it.`,
      now: `Your account and all that is in it will be gone. ${LONGER}`,
    },
    yes: { later: "Delete it in 7 days", now: "Delete it now" },
    again: {
      text: "You came in a while ago. Please sign in one more time, so we know it is you. Then you come back here.",
      link: "Sign in again",
    },
    planned: {
      title: "Your account goes in 7 days",
      description: "We send you a mail with the day.",
    },
    waiting: {
      title: "Your account is going away",
      description: "It takes a bit more time. A mail tells you when.",
    },
    failed: { title: "Oops", description: "Nothing is gone. Please try again." },
    minors: "It is good to tell a grown-up you trust first. Your parent can ask for this too.",
  },
};

/** Shown to users who asked for erasure and can still change their mind. */
export const ERASURE_COPY: Record<Audience, ErasureCopy> = { adult, child };

/** Shown after leaving, when we no longer know who's reading, so there's only one wording. */
export const LEFT_COPY = {
  title: "Your account is deleted",
  text: "All that you wrote is gone, and the key that opened it is destroyed. Copies for emergencies are gone after 35 days. A receipt is on its way to your e-mail address.",
  plan: "If you had a plan, it has ended. Nothing more is charged.",
  back: "You are welcome back at any time. It would be a new beginning.",
  home: "To the start page",
  help: "Help in a crisis",
} as const;
