/** Text that only the minor sees, next to what the parent sees. There's no adult wording. */
export const OWN_SIDE_COPY = {
  child: {
    who: (masked: string) => `Your grown-up here is ${masked}.`,
    nobody: "We don't know who your grown-up is.",
    /** No grown-up is on record, and none needs to consent. */
    unseen: {
      title: "They can't see anything now",
      text: "We don't have a grown-up's address. So no one else sees this page.",
    },
    share: {
      title: "Pick what to show",
      text: "Each feeling is just for you. You can show one to your grown-up if you want. They see the face, the number, and the day. They don't see your words.",
      none: "You didn't pick a feeling in the last four weeks.",
      listLabel: "Your feelings",
      show: "Show to my grown-up",
      /** Shown right after a check-in. */
      showThis: "Show this one to my grown-up",
      takeBack: "Make it just mine again",
      /** Identifies the check-in to screen readers, before the switch. */
      of: (label: string, day: string) => `${label}, ${day}`,
      shown: { title: "Your grown-up can see it now", description: "You can undo it here." },
      hidden: {
        title: "It is just for you again",
        description: "Your grown-up can't see it now.",
      },
      failed: { title: "Oops", description: "That didn't work. Please try again." },
    },
  },
} as const;
