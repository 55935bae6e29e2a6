import type { Audience } from "@/lib/shared/audience";
import type { AgeThreshold } from "@/lib/shared/growing";
import { PERSONA, PRODUCT } from "@/lib/shared/product";

/**
 * `adult` is for a parent reading about their child. `child` shows a child, in their own words,
 * exactly what the parent sees.
 */
const adult = {
  title: "My family",
  lead: "You see here what your child sees on their own page, and no more. What they write stays theirs.",
  loading: "Loading",
  readFailed: "This could not be read just now.",
  retry: "Retry",
  /** Heading above each child. */
  name: (firstName: string | null) => firstName ?? "Your child",
  consent: {
    granted: "You said yes. You can take it back at any time.",
    pending: "A new request for your yes is in your mail. Until you answer, nothing new is stored.",
    refused: "You said no to the last request. Nothing new is stored.",
    withdrawn:
      "You took your yes back. Nothing new is stored. What was stored before is kept until you have it deleted.",
    notified:
      "From 13 on we do not ask for your yes. We told you by mail that there is an account.",
  },
  erase: (day: string, byGuardian: boolean) =>
    `${byGuardian ? "You asked for it" : "They asked for it themselves"}: this account will be erased on ${day}. It can take up to 30 days longer until all is gone.`,
  growing: {
    title: (border: AgeThreshold) => `When they turn ${border}`,
    on: (day: string, border: AgeThreshold) =>
      `By what we were told, that is on ${day} or before. From then on we take it that they are ${border}.`,
    open: "We keep no date of birth. This comes when you tell us.",
    /** Shown while no consent is in force, because then a birthday alone changes nothing. */
    withoutYes:
      "As no yes of yours stands now, no birthday changes this by itself. It comes only when you tell us, and the account opens for them then.",
    what: {
      13: "From then on they need no yes of yours, and they alone decide if the account is deleted. You both still see this page until they are 18.",
      18: "Then this page ends for you, and your address is erased. What they do here is theirs alone.",
    } satisfies Record<AgeThreshold, string> as Record<AgeThreshold, string>,
  },
  safety: {
    title: "Safety",
    nothing_needed: "There is nothing here that you need to act on.",
    concern: "We helped with a safety concern.",
    /** The same on every page, so it can't reveal whether something is left out. */
    limits:
      "A computer looks for signs of danger. It can be wrong, and it can miss some. Not all concerns are shown here: our privacy page says which.",
    privacy: "How we treat data",
    more: "What happens in a crisis",
    at: (moment: string) => `We helped on ${moment}.`,
    listLabel: "When we helped",
    nowTitle: "What you can do now",
    now: [
      "Be near them and listen first. Nobody is in trouble.",
      "Ask in a calm and plain way how they are, and if they think of hurting themselves. To ask does not put the idea into their head.",
      "If they are in danger right now, call 911 or your local emergency number. In the US, 988 is there for parents too.",
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
    none: "None in the last four weeks. It is their choice, and both are fine.",
    listLabel: "Moods that were shown to you",
    points: (score: number) => `${score} of 10`,
  },
};

export type FamilyCopy = typeof adult;

const child: FamilyCopy = {
  title: "What my grown-up sees",
  lead: "Your grown-up can see this page too. They see this much and no more. They can not read what you say or write.",
  loading: "Loading",
  readFailed: "We could not get this right now.",
  retry: "Try again",
  name: () => "They see this",
  consent: {
    granted: "They said yes, so you can be here. They can take it back.",
    pending: "We asked them for a new yes. We wait for it.",
    refused: "They said no for now. Nothing new is kept.",
    withdrawn:
      "They took their yes back. Nothing new is kept, just a short note if you need help fast. All that you said before is still here, and you can read it. They can ask us to delete it.",
    notified: "We told them by mail that you are here. You do not need their yes.",
  },
  growing: {
    title: (border) => `When you turn ${border}`,
    on: (day, border) =>
      `From what you told us, that is on ${day} or before. From then on, you are ${border} here.`,
    open: "Your grown-up can tell us when that day is here.",
    withoutYes:
      "They have not said yes right now. So your birthday does not change this by itself. They have to tell us.",
    what: {
      13: "Then you do not need their yes. You alone can delete your account. They still see this page till you are 18.",
      18: "Then they see no page about you any more. All of it is just yours.",
    },
  },
  erase: (day, byGuardian) =>
    `${byGuardian ? "They" : "You"} asked us to delete it. It goes away on ${day}. It can take up to 30 more days till all is gone.`,
  safety: {
    title: "Are you safe?",
    nothing_needed: "They see: there is nothing they need to do.",
    concern: "They see: we helped you when you were not okay.",
    limits:
      "If you tell us that someone at home hurts you, it is not shown here. It is not shown to them. You can tell a grown-up outside your home, like a teacher.",
    privacy: "What we keep",
    more: "How we help",
    at: (moment) => `We helped on ${moment}.`,
    listLabel: "When we helped",
    nowTitle: "We tell them to do this",
    now: [
      "Be near you and listen. You are not in trouble.",
      "Ask how you are. You can say how bad it feels.",
      "Call for help if you are in danger right now.",
    ],
  },
  usage: {
    title: "When you were here",
    none: "You were not here in the last four weeks.",
    total: (days, minutes) =>
      `In the last four weeks: ${days === 1 ? "1 day" : `${days} days`}, about ${minutes} minutes in all.`,
    show: "Show as a list",
    caption: "Minutes on each day",
    columns: { day: "Day", minutes: "Minutes" },
  },
  moods: {
    title: "Feelings you showed them",
    none: "None right now. That is okay.",
    listLabel: "Feelings you showed them",
    points: (score) => `${score} of 10`,
  },
};

export const FAMILY_COPY: Record<Audience, FamilyCopy> = { adult, child };

/** Text for a parent's actions on the page, and for a parent without a child on record. */
export const GUARDIAN_COPY = {
  nobody: {
    title: "No child on record",
    text: "Once your child under 18 has given your address and, under 13, you have said yes, you find them here. Did they give another address of yours? Then sign in with that one.",
    home: "To the start page",
  },
  withdraw: {
    act: "Take back my yes",
    title: "Take back your yes?",
    text: (name: string) =>
      `From then on nothing new is stored about ${name}, and the talks with ${PERSONA.child} stop. What was stored before is kept until you have it deleted. Crisis help stays open, and a short note of it is kept. They are told.`,
    keep: "Keep it",
    done: {
      title: "You took your yes back",
      description: "Nothing new is stored. We have sent you a mail.",
    },
  },
  agree: {
    act: "Give my yes again",
    title: "Give your yes again?",
    text: (name: string) =>
      `Then ${name} can use ${PRODUCT.child} again: talk with ${PERSONA.child}, keep track of moods, and what they write is stored encrypted, as before. You can take your yes back here at any time.`,
    keep: "Not now",
    done: { title: "Thank you. You said yes.", description: "We have sent you a mail." },
  },
  erase: {
    act: "Have the account deleted",
    title: "Delete this account?",
    text: (name: string) =>
      `In seven days the account of ${name} and all that is in it will be erased; it can take up to 30 days longer until all is gone. You can call it off until then. They are told now, so that it does not come as a shock. You may want to talk with them first.`,
    confirm: "Delete in seven days",
    keep: "Keep it",
    done: { title: "It will be deleted", description: "We have sent a mail to both of you." },
    undo: "Call off the deletion",
    undone: { title: "The account stays", description: "Nothing is erased." },
    /** Shown if the child asked for it as well. */
    goesStill: (day: string) => ({
      title: "You called it off",
      description: `They asked for it themselves too: the account still goes on ${day}.`,
    }),
    signInAgain: "Please sign in again first, so that we know it is you.",
    signIn: "Sign in again",
  },
  birthday: {
    act: (border: AgeThreshold) => `They are ${border} now`,
    /** Shown while the parent's consent isn't in force; from 13 on, none is needed. */
    withoutYes: {
      act: "Tell us that they have turned 13",
      text: "No yes of yours stands now, and from 13 on none is needed: if you say so, they can use the account again.",
    },
    title: (border: AgeThreshold) => `Have they turned ${border}?`,
    text: {
      13: "This cannot be taken back. No yes of yours is needed from then on, and you can no longer have the account deleted. You both are told by mail.",
      18: "This cannot be taken back. You will not see this page about them any more, and we erase your address. You both are told by mail.",
    } satisfies Record<AgeThreshold, string> as Record<AgeThreshold, string>,
    /** Added if the parent had asked to delete the account. */
    endsWish:
      "The deletion that you asked for is called off with it: whether the account goes is theirs to decide then.",
    confirm: (border: AgeThreshold) => `Yes, they are ${border}`,
    keep: "Not yet",
    done: { title: "Thank you", description: "It is changed, and you both get a mail." },
  },
  failed: { title: "That did not work", description: "Nothing was changed. Please try again." },
} as const;
