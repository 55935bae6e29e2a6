import type { Audience } from "@/lib/shared/audience";
import type { AgeThreshold } from "@/lib/shared/growing";
import { PERSONA, PRODUCT } from "@/lib/shared/product";

/**
 * `adult` is for a parent reading about their child. `child` shows a child, in their own words,
 * exactly what the parent sees.
 */
const adult = {
  title: "My family",
  lead: "You see the same page your child sees, and nothing more. What they write stays theirs.",
  loading: "Loading",
  readFailed: "We couldn't load this right now.",
  retry: "Retry",
  /** Heading above each child. */
  name: (firstName: string | null) => firstName ?? "Your child",
  consent: {
    granted: "You gave your consent. You can withdraw it at any time.",
    pending: "We've emailed you a new consent request. Until you answer, nothing new is stored.",
    refused: "You declined the last request. Nothing new is stored.",
    withdrawn:
      "You withdrew your consent. Nothing new is stored. What was stored before is kept until you ask us to delete it.",
    notified: "From 13 on, we don't need your consent. We emailed you that there's an account.",
  },
  erase: (day: string, byGuardian: boolean) =>
    `${byGuardian ? "You asked for it" : "They asked for it themselves"}: this account will be erased on ${day}. It can take up to 30 more days until everything is gone.`,
  growing: {
    title: (border: AgeThreshold) => `When they turn ${border}`,
    on: (day: string, border: AgeThreshold) =>
      `As far as we know, they turn ${border} by ${day}. From then on, we treat them as ${border}.`,
    open: "We don't keep a date of birth, so this changes when you tell us.",
    /** Shown while no consent is in force, because then a birthday alone changes nothing. */
    withoutYes:
      "We don't have your consent right now, so a birthday alone changes nothing. Tell us, and the account opens for them.",
    what: {
      13: "From then on, they don't need your consent, and only they can decide to delete the account. You'll both still see this page until they're 18.",
      18: "You'll no longer see this page, and we erase your address. What they do here is theirs alone.",
    } satisfies Record<AgeThreshold, string> as Record<AgeThreshold, string>,
  },
  safety: {
    title: "Safety",
    nothing_needed: "There's nothing here you need to act on.",
    concern: "We helped with a safety concern.",
    /** The same on every page, so it can't reveal whether something is left out. */
    limits:
      "A computer looks for signs of danger. It can be wrong, and it can miss things. Not every concern is shown here; our privacy page explains which ones are.",
    privacy: "How we treat data",
    more: "What happens in a crisis",
    at: (moment: string) => `We helped on ${moment}.`,
    listLabel: "When we helped",
    nowTitle: "What you can do now",
    now: [
      "Stay close and listen first. No one is in trouble.",
      "Ask calmly and plainly how they are, and whether they're thinking about hurting themselves. Asking won't put the idea in their head.",
      "If they're in danger right now, call 911 or your local emergency number. In the US, 988 is there for parents, too.",
    ],
  },
  usage: {
    title: "Days of use",
    none: "Not used in the last four weeks.",
    total: (days: number, minutes: number) =>
      `In the last four weeks: ${days === 1 ? "1 day" : `${days} days`}, about ${minutes} minutes in all.`,
    show: "Show as a table",
    caption: "Minutes of use by day",
    columns: { day: "Day", minutes: "Minutes" },
  },
  moods: {
    title: "Moods they chose to show you",
    none: "None in the last four weeks. It's their choice either way.",
    listLabel: "Moods they've shown you",
    points: (score: number) => `${score} of 10`,
  },
};

export type FamilyCopy = typeof adult;

const child: FamilyCopy = {
  title: "What my grown-up sees",
  lead: "Your grown-up can see this page, too. They see only this. They can't read what you say or write.",
  loading: "Loading",
  readFailed: "We can't get this right now.",
  retry: "Try again",
  name: () => "They see this",
  consent: {
    granted: "They said yes, so you can be here. They can change it to no.",
    pending: "We asked them for a new yes. Now we wait.",
    refused: "They said no for now. Nothing new is kept.",
    withdrawn:
      "They changed their yes to no. We keep nothing new, just a short note if you need help fast. What you said before is still here, and you can read it. They can ask us to delete it.",
    notified: "We sent them an email that you are here. You don't need their yes.",
  },
  growing: {
    title: (border) => `When you turn ${border}`,
    on: (day, border) =>
      `From what you told us, that's on or before ${day}. From then on, you're ${border} here.`,
    open: "Your grown-up can tell us when that day is here.",
    withoutYes:
      "They haven't said yes right now. So your birthday alone doesn't change this. They have to tell us.",
    what: {
      13: "Then you don't need their yes. Only you can delete your account. They still see this page until you are 18.",
      18: "Then they can't see a page about you anymore. It's all just yours.",
    },
  },
  erase: (day, byGuardian) =>
    `${byGuardian ? "They" : "You"} asked us to delete it. It goes away on ${day}. It can take up to 30 more days until it's all gone.`,
  safety: {
    title: "Are you safe?",
    nothing_needed: "They see: there's nothing they need to do.",
    concern: "They see: we helped you when you weren't okay.",
    limits:
      "If you tell us that someone at home hurts you, it won't show up here. They can't see it. You can tell a grown-up outside your home, like a teacher.",
    privacy: "What we keep",
    more: "How we help",
    at: (moment) => `We helped on ${moment}.`,
    listLabel: "When we helped",
    nowTitle: "What we tell them to do",
    now: [
      "Be near you and listen. You are not in trouble.",
      "Ask how you are. You can say how bad it feels.",
      "Call for help if you are in danger right now.",
    ],
  },
  usage: {
    title: "When you were here",
    none: "You weren't here in the last four weeks.",
    total: (days, minutes) =>
      `In the last four weeks: ${days === 1 ? "1 day" : `${days} days`}, about ${minutes} minutes in all.`,
    show: "Show as a list",
    caption: "Minutes on each day",
    columns: { day: "Day", minutes: "Minutes" },
  },
  moods: {
    title: "Feelings you showed them",
    none: "None right now. That's okay.",
    listLabel: "Feelings you showed them",
    points: (score) => `${score} of 10`,
  },
};

export const FAMILY_COPY: Record<Audience, FamilyCopy> = { adult, child };

/** Text for a parent's actions on the page, and for a parent without a child on record. */
export const GUARDIAN_COPY = {
  nobody: {
    title: "No child on record",
    text: "Your child appears here once they've given us your email address and, if they're under 13, you've agreed. Did they give us another address you use? Sign in with that one.",
    home: "Go to home page",
  },
  withdraw: {
    act: "Withdraw my consent",
    title: "Withdraw your consent?",
    text: (name: string) =>
      `Nothing new will be stored about ${name}, and conversations with ${PERSONA.child} will stop. What was stored before is kept until you ask us to delete it. Crisis help stays open, and we keep a short note if it's used. We'll tell them.`,
    keep: "Keep it",
    done: {
      title: "You withdrew your consent",
      description: "Nothing new is stored. We've sent you an email.",
    },
  },
  agree: {
    act: "Give my consent again",
    title: "Give your consent again?",
    text: (name: string) =>
      `${name} can then use ${PRODUCT.child} again: talk with ${PERSONA.child}, track moods, and what they write is stored encrypted, as before. You can withdraw your consent here at any time.`,
    keep: "Not now",
    done: { title: "Thank you for agreeing", description: "We've sent you an email." },
  },
  erase: {
    act: "Have the account deleted",
    title: "Delete this account?",
    text: (name: string) =>
      `In seven days, ${name}'s account and everything in it will be erased; it can take up to 30 more days until everything is gone. You can cancel until then. We'll tell them now, so it doesn't come as a shock. You may want to talk with them first.`,
    confirm: "Delete in seven days",
    keep: "Keep it",
    done: { title: "It will be deleted", description: "We've emailed you both." },
    undo: "Cancel the deletion",
    undone: { title: "The account stays", description: "Nothing is erased." },
    /** Shown if the child asked for it as well. */
    goesStill: (day: string) => ({
      title: "You canceled it",
      description: `They asked for it, too, so the account will still be deleted on ${day}.`,
    }),
    signInAgain: "Please sign in again first, so we know it's you.",
    signIn: "Sign in again",
  },
  birthday: {
    act: (border: AgeThreshold) => `They are ${border} now`,
    /** Shown while the parent's consent isn't in force; from 13 on, none is needed. */
    withoutYes: {
      act: "Tell us they've turned 13",
      text: "We don't have your consent right now, and from 13 on, it isn't needed. If you tell us they're 13, they can use the account again.",
    },
    title: (border: AgeThreshold) => `Have they turned ${border}?`,
    text: {
      13: "You can't undo this. Your consent is no longer needed, and you can no longer delete the account. We'll email you both.",
      18: "You can't undo this. You'll no longer see this page, and we'll erase your address. We'll email you both.",
    } satisfies Record<AgeThreshold, string> as Record<AgeThreshold, string>,
    /** Added if the parent had asked to delete the account. */
    endsWish: "This also cancels the deletion you asked for. From then on, that's their decision.",
    confirm: (border: AgeThreshold) => `Yes, they are ${border}`,
    keep: "Not yet",
    done: { title: "Thank you", description: "It's changed, and we've emailed you both." },
  },
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
} as const;
