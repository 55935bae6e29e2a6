import type { MemoryGroup } from "@/lib/guide/memory/types";
import type { AgeGroup, Audience } from "@/lib/shared/audience";

const adult = {
  title: "What Sage remembers",
  lead: "Things you've said that Sage keeps in mind between conversations. They're stored encrypted, we draw no conclusions from them, and you decide what stays.",
  switchLabel: "Let Sage remember",
  switchOn: "Sage keeps a few of your sentences, so you don't have to say them again.",
  switchOff:
    "Sage starts fresh in each conversation. Anything saved before stays below until you choose to forget it.",
  /** Shown while a parent hasn't agreed; only children see it. */
  waiting: "Nothing new is saved here until a parent says yes.",
  emptyTitle: "Nothing saved yet",
  empty: "Tell Sage about people, places or what helps, and it shows up here.",
  kept: (day: string) => `Saved on ${day}`,
  source: "Where you said it",
  sourceGone: "The conversation it came from was deleted.",
  edit: "Edit",
  editLabel: "What Sage should remember",
  save: "Save",
  cancel: "Cancel",
  missing: "Write what Sage should remember",
  forget: "Forget",
  forgetSure: "Forget this for good?",
  forgetYes: "Forget it",
  keep: "Keep it",
  forgetAll: "Forget everything",
  forgetAllSure: "Forget everything for good? Your conversations stay.",
  forgetAllYes: "Forget it all",
  readFailed: "We couldn't load what Sage remembers.",
  retry: "Retry",
  failed: { title: "Error", description: "We couldn't change that. Please try again." },
  forgotten: { title: "Forgotten", description: "Sage won't remember this anymore." },
};

export type MemoryCopy = typeof adult;

const child: MemoryCopy = {
  title: "What Buddy remembers",
  lead: "Things you said that Buddy keeps in mind. You can change them or make Buddy forget.",
  switchLabel: "Let Buddy remember",
  switchOn: "Buddy keeps a few things you said, so you don't have to say them again.",
  switchOff: "Buddy starts fresh each time. Old things stay here until you tell Buddy to forget.",
  waiting: "Buddy won't keep anything new until your grown-up says yes.",
  emptyTitle: "Nothing here yet",
  empty: "When you talk about your family, your pets or what helps you, it shows up here.",
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
  forgotten: { title: "Forgotten", description: "Buddy won't keep this anymore." },
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
