import type { Audience } from "@/lib/shared/audience";

const adult = {
  /** What refusals of this part say. */
  toBeErased: "Your account is to be erased. Keep it first.",
  title: (day: string) => `Your account will be erased on ${day}`,
  /** The day has come, and it waits for the payment service. */
  titleDue: "Your account is being erased",
  text: "You asked for this. Until then all that you wrote stays. You cannot take up a plan or a place in one meanwhile.",
  textDue: "You asked for this. If you keep your account now, all that you wrote stays.",
  /** A parent asked for it; only minors meet these words. */
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
};

export type ErasureCopy = typeof adult;

const child: ErasureCopy = {
  toBeErased: "You asked us to delete your account. Say first that you want to keep it.",
  title: (day) => `Your account goes away on ${day}`,
  titleDue: "Your account is going away",
  text: "You asked for this. Until then, all that you said and felt is still here.",
  textDue: "You asked for this. If you want to stay, press the button now.",
  byGuardian: {
    text: "Your grown-up asked for this. Talk with them if you want to stay. Only they can stop it. Till then, all that you said and felt is still here.",
    more: "What my grown-up sees",
  },
  keep: "Keep my account",
  kept: { title: "Your account stays", description: "All that you said and felt is still here." },
  failed: { title: "That did not work", description: "Please try again." },
};

/** For somebody who asked to be erased and may still change their mind. */
export const ERASURE_COPY: Record<Audience, ErasureCopy> = { adult, child };
