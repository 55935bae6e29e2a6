export interface PageLink {
  readonly href: string;
  readonly label: string;
}

export interface FirstPageCopy {
  readonly title: string;
  readonly text: string;
  /** Upcoming features, labeled as upcoming. */
  readonly coming?: { readonly title: string; readonly points: readonly string[] };
  /** The first link is the useful thing to do now. */
  readonly links: readonly PageLink[];
}

/** Shown to children and teens on a page that isn't for them (MKTG-05). */
export const FOR_GROWN_UPS: FirstPageCopy = {
  title: "This part is for grown-ups",
  text: "There's nothing for you to do here. Want to go back?",
  links: [
    { href: "/", label: "Go home" },
    { href: "/chat", label: "Talk to Buddy" },
  ],
};

export const SIGN_IN_PROMPT = {
  couples: {
    title: "Couples Therapy",
    text: "A private place for two people, with an AI guide that doesn't take sides.",
    points: [
      "Nothing starts until you both agree.",
      "Your partner never sees what you mark as private.",
      "Either of you can pause or leave at any time.",
    ],
  },
  trauma: {
    title: "Trauma Therapy",
    text: "A private place that goes at your pace. An AI guide listens; it isn't a clinician.",
    points: [
      "You never have to tell what happened.",
      "Feeling safe comes first, every time.",
      "Grounding is one tap away, and so is the way out.",
    ],
  },
  signIn: "Sign In",
  note: "You don't need an account for crisis help. The Crisis button above always works.",
} as const;
