import { HELD_DAYS } from "@/lib/core/consent/leaving/constants";
import type { Audience } from "@/lib/shared/audience";

const adult = {
  title: (day: string) => `Your account will be erased on ${day}`,
  /** Shown once the day has come while the erasure waits for the payment service. */
  titleDue: "Your account is being erased",
  text: "You asked for this. Until then, everything you wrote stays. You can't start a plan or join one in the meantime.",
  textDue: "You asked for this. If you keep your account now, everything you wrote stays.",
  /** Shown if a parent asked for the erasure. Only minors see these texts. */
  byGuardian: {
    text: "Your parent or guardian asked for this. Only they can cancel it.",
    more: "See what they see",
  },
  keep: "Keep my account",
  kept: {
    title: "Your account stays",
    description: "Nothing is erased. If your plan was canceled, it stays canceled.",
  },
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
  leave: {
    lead: "You can leave at any time, for any reason. Before you do, you can download your data above.",
    open: "Delete my account",
    pending:
      "This is in progress. At the top of this page, you'll find the date and a way to keep your account.",
    title: "Delete your account?",
    what: [
      "Everything you wrote is deleted, along with the key that opened it. We can't bring it back. Backups are gone after 35 days.",
      "If you have a plan, it ends first. You won't be charged again.",
      "Shared conversations and answers from couples work are deleted for both of you. Your partner keeps what they wrote in private.",
      "Your links and certificates stop working.",
      "Invoices stay with the payment service as long as the law requires. The access log stays, with a number in place of your name.",
      "If you had a free trial, a fingerprint of your address stays for 24 months, so a trial is given only once. No one can read the address from it.",
      "You'll get a receipt by email.",
    ],
    when: "When?",
    later: {
      label: "In 7 days",
      hint: "Until then, you can change your mind with one click. A plan is canceled right away.",
    },
    now: { label: "Right now", hint: "This can't be undone." },
    next: "Continue",
    back: "Back",
    stay: "Keep my account",
    sure: {
      later: "Your account will be deleted in 7 days. We'll email you the date and how to stop it.",
      now: "Your account and everything in it will be deleted now, for good.",
    },
    yes: { later: "Delete it in 7 days", now: "Delete it now, for good" },
    again: {
      text: "You signed in a while ago. Please sign in again, so we know it's you. Then you'll come right back here.",
      link: "Sign in again",
    },
    planned: {
      title: "Your account will be deleted in 7 days",
      description: "An email with the date is on its way.",
    },
    waiting: {
      title: "Your account is being deleted",
      description:
        "The payment service has to end your plan first. We'll email you when it's done.",
    },
    failed: {
      title: "That didn't work",
      description: "Nothing was deleted. Please try again, or write to us.",
    },
    minors: null as string | null,
  },
};

export type ErasureCopy = typeof adult;

/** Every minor is told this, so a delay doesn't reveal an open incident (decision 0049). */
const LONGER = `It can take up to ${HELD_DAYS} more days until it's all gone.`;

const child: ErasureCopy = {
  title: (day) => `Your account goes away on ${day}`,
  titleDue: "Your account is going away",
  text: `You asked for this. Until then, what you said and felt is still here. ${LONGER}`,
  textDue: "You asked for this. If you want to stay, press the button now.",
  byGuardian: {
    text: `Your grown-up asked for this, and only they can stop it. If you want to stay, tell a grown-up you trust, at home, at school, or at the doctor's. Help! stays open. Until then, what you said and felt is still here. ${LONGER}`,
    more: "What my grown-up sees",
  },
  keep: "Keep my account",
  kept: { title: "Your account stays", description: "What you said and felt is still here." },
  failed: { title: "That didn't work", description: "Please try again." },
  leave: {
    lead: "You can leave at any time. You don't have to say why.",
    open: "Delete my account",
    pending:
      "You asked for this. You can see the day at the top of this page. You can stop it there, too.",
    title: "Delete your account?",
    what: [
      "All your chats and feelings go away. We can't bring them back. We keep spare copies in case things break. They are gone after 35 days.",
      "Your certificates go away, too.",
      "A few things stay because the law says so. Your name isn't on them.",
      "You get an email that says it's done.",
    ],
    when: "When?",
    later: { label: "In 7 days", hint: "You can still stop it until then." },
    now: { label: "Right now", hint: "You can't undo it." },
    next: "Continue",
    back: "Back",
    stay: "Keep my account",
    sure: {
      later: `Your account goes away in 7 days. ${LONGER} You get an email. It says how to stop it.`,
      now: `Your account and everything in it will be gone. ${LONGER}`,
    },
    yes: { later: "Delete it in 7 days", now: "Delete it now" },
    again: {
      text: "You came in a while ago. Please sign in one more time, so we know it is you. Then you come back here.",
      link: "Sign in again",
    },
    planned: {
      title: "Your account will be deleted in 7 days",
      description: "We'll send you an email with the day.",
    },
    waiting: {
      title: "Your account is going away",
      description: "It takes a bit more time. We'll email you when it's done.",
    },
    failed: { title: "Oops", description: "Nothing is gone. Please try again." },
    minors: "It's good to tell a grown-up you trust first. Your parent can ask for this, too.",
  },
};

/** Shown to users who asked for erasure and can still change their mind. */
export const ERASURE_COPY: Record<Audience, ErasureCopy> = { adult, child };

/** Shown after leaving, when we no longer know who's reading, so there's only one wording. */
export const LEFT_COPY = {
  title: "Your account is deleted",
  text: "Everything you wrote is gone, and the key that opened it is destroyed. Backups are gone after 35 days. A receipt is on its way to your email address.",
  plan: "If you had a plan, it has ended. You won't be charged again.",
  back: "You're welcome back at any time, with a fresh start.",
  home: "Go to home page",
  help: "Help in a crisis",
} as const;
