import type { Audience } from "@/lib/shared/audience";

const adult = {
  lead: "If someone else may be signed in as you, sign them out here. You stay signed in on this device.",
  list: "Where you're signed in",
  here: "This device",
  other: "Another device",
  since: "since",
  end: "Sign out everywhere else",
  ended: "You're signed in only here.",
  alone: "You're signed in only here.",
  unknown: "We don't keep anything about a device, so we can't say which one it is.",
  failed: "We couldn't load where you're signed in right now.",
  notEnded: { title: "That didn't work", description: "Nothing was changed. Please try again." },
  retry: "Retry",
  loading: "Loading where you're signed in",
};

export type SignInsCopy = typeof adult;

const child: SignInsCopy = {
  lead: "Did you sign in on a phone or tablet that isn't yours? You can sign out of it from here.",
  list: "Where you are signed in",
  here: "This one",
  other: "Another phone, tablet or computer",
  since: "since",
  end: "Sign out on all the others",
  ended: "Now you're signed in just here.",
  alone: "You're signed in just here.",
  unknown: "We don't know which one it is. We don't keep that.",
  failed: "We can't get this right now.",
  notEnded: { title: "That didn't work", description: "Nothing has changed. Please try again." },
  retry: "Try again",
  loading: "Just a moment",
};

export const SIGN_INS_COPY: Record<Audience, SignInsCopy> = { adult, child };
