import type { MemoryGroup } from "@/lib/guide/memory/types";
import type { AgeGroup, Audience } from "@/lib/shared/audience";

const adult = {
  title: "What Sage remembers",
  lead: "Sentences of yours that Sage keeps in mind between conversations. They are stored encrypted, nothing is concluded from them, and you decide what stays.",
  switchLabel: "Let Sage remember",
  switchOn: "Sage keeps a few of your sentences, so that you need not tell them again.",
  switchOff:
    "Sage starts each conversation afresh. What was kept before stays below until you forget it.",
  /** Shown while a parent hasn't agreed; only children see it. */
  waiting: "Nothing new is kept here until a parent says yes.",
  emptyTitle: "Nothing is kept yet",
  empty: "When you tell of people, places or what helps you, it will stand here.",
  kept: (day: string) => `Kept on ${day}`,
  source: "Where you said it",
  sourceGone: "The conversation it came from is deleted.",
  edit: "Correct",
  editLabel: "What should be remembered",
  save: "Save",
  cancel: "Cancel",
  missing: "Write what should be remembered",
  forget: "Forget",
  forgetSure: "Forget this for good?",
  forgetYes: "Forget it",
  keep: "Keep it",
  forgetAll: "Forget everything",
  forgetAllSure: "Forget everything for good? Your conversations stay.",
  forgetAllYes: "Forget all of it",
  readFailed: "What is remembered could not be read just now.",
  retry: "Retry",
  failed: { title: "Error", description: "That could not be changed. Please try again." },
  forgotten: { title: "Forgotten", description: "Sage does not keep this any more." },
};

export type MemoryCopy = typeof adult;

const child: MemoryCopy = {
  title: "What Buddy remembers",
  lead: "Things you said that Buddy keeps in mind. You can change them or make Buddy forget.",
  switchLabel: "Let Buddy remember",
  switchOn: "Buddy keeps a few things you said, so you do not have to tell them again.",
  switchOff: "Buddy starts new each time. Old things stay here until you tell Buddy to forget.",
  waiting: "Till your grown-up says yes, Buddy keeps nothing new.",
  emptyTitle: "Nothing here yet",
  empty: "When you talk about your family, your pets or what helps you, it will be here.",
  kept: (day) => `From ${day}`,
  source: "See where you said it",
  sourceGone: "That chat is gone.",
  edit: "Change",
  editLabel: "What should Buddy remember?",
  save: "Save",
  cancel: "Go back",
  missing: "Write what Buddy should remember",
  forget: "Forget",
  forgetSure: "Should Buddy forget this?",
  forgetYes: "Yes, forget",
  keep: "No, keep it",
  forgetAll: "Forget everything",
  forgetAllSure: "Should Buddy forget all of it? Your chats stay.",
  forgetAllYes: "Yes, forget all",
  readFailed: "We can't get this right now.",
  retry: "Try again",
  failed: { title: "Oops", description: "That didn't work. Please try again." },
  forgotten: { title: "Forgotten", description: "Buddy does not keep this any more." },
};

export const MEMORY_COPY: Record<Audience, MemoryCopy> = { adult, child };

/** The heading above the items of each kind. */
export const MEMORY_HEADINGS: Record<AgeGroup, Record<MemoryGroup, string>> = {
  adult: {
    person: "People in your life",
    event: "Plans and dates",
    goal: "What you want",
    helped: "What helps you",
    not_helped: "What doesn't help you",
    about: "About you",
    other: "Other things",
  },
  teen: {
    person: "Your people",
    event: "Plans and dates",
    goal: "What you want",
    helped: "What helps",
    not_helped: "What doesn't help",
    about: "You",
    other: "Other stuff",
  },
  child: {
    person: "People and pets",
    event: "Special days",
    goal: "What you wish for",
    helped: "What helps you",
    not_helped: "What doesn't help",
    about: "About you",
    other: "More things",
  },
};
