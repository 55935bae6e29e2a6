import type { Audience } from "@/lib/shared/audience";

const adult = {
  lead: "If somebody else may be signed in as you, end it here. You stay signed in on this device.",
  list: "Places where you are signed in",
  here: "This device",
  other: "Another device",
  since: "since",
  end: "Sign out everywhere else",
  ended: "You are signed in here alone.",
  alone: "You are signed in here and nowhere else.",
  unknown: "We keep nothing about a device, so we cannot say which one it is.",
  failed: "Where you are signed in could not be read just now.",
  notEnded: { title: "That didn't work", description: "Nothing was changed. Please try again." },
  retry: "Retry",
  loading: "Reading where you are signed in",
};

export type SignInsCopy = typeof adult;

const child: SignInsCopy = {
  lead: "Did you sign in on a phone or tablet that is not yours? You can sign out there from here.",
  list: "Where you are signed in",
  here: "This one",
  other: "Another phone, tablet or computer",
  since: "since",
  end: "Sign out on all the others",
  ended: "Now you are signed in just here.",
  alone: "You are signed in just here.",
  unknown: "We do not know which one it is. We do not keep that.",
  failed: "We can't get this right now.",
  notEnded: { title: "That didn't work", description: "Nothing has changed. Please try again." },
  retry: "Try again",
  loading: "Just a moment",
};

export const SIGN_INS_COPY: Record<Audience, SignInsCopy> = { adult, child };
