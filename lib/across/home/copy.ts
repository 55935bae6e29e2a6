import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";

const adult = {
  /** HOME-02: "there" if there's no first name. */
  nobody: "there",
  greeting: (name: string) => `Welcome back, ${name}!`,
  lastTalked: (day: string) => `You last talked on ${day}.`,
  lastTalkedToday: "You talked today.",
  /** Follows either line, with the person's own title of that conversation. */
  about: (title: string) => `It was about "${title}".`,
  /** Link back into that conversation while it's still open. */
  goOn: "Continue",
  /** The same link when no one can answer there any more. */
  lookBack: "Read it again",
  neverTalked: "It's good that you're here. There's no right way to start.",
  talk: {
    title: "Therapy Sessions",
    text: "Pick up where you left off, or start something new.",
    start: "Start New Session",
    /** Used without consent in force. Links to the page that says why. */
    why: "Why it can't start yet",
    progress: "View Progress",
  },
  week: { title: "Your last check-ins", more: "See every day" },
  quick: { title: "Quick Mood Check", text: "Saved with one tap." },
  plan: {
    title: "Your Plan",
    upgradeText: "Upgrade for unlimited sessions",
    /** Null where this audience can't buy (HOME-15). */
    upgrade: "Upgrade Plan" as string | null,
    thanks: "Thank you for supporting Willow. You can talk as often as you like.",
    /** Shown after the last charge failed, with how to fix it. Null where this audience can't. */
    owed: "Your last payment didn't go through." as string | null,
    see: "See your plan",
    /** Someone who is leaving gets no offer. The way to stay is right next to it. */
    leaving: "Your account is set to be erased. You can't get a plan unless you decide to keep it.",
  },
  /** Link to the data stored about the person, and to leaving. */
  data: "Your data and account",
  help: {
    title: "Need Help Now?",
    text: "If you're in danger or can't go on, you can reach a person in one tap.",
    action: "Get Crisis Support",
    /** As in messages/en/safety-plan.json, which is too large for the first page. */
    plan: "My safety plan",
  },
};

export type HomeCopy = typeof adult;

const child: HomeCopy = {
  nobody: "there",
  greeting: (name) => `Hi ${name}!`,
  lastTalked: (day) => `The last time we talked was ${day}.`,
  lastTalkedToday: "We talked today. Nice to see you again!",
  about: (title) => `It was about "${title}".`,
  goOn: "Keep going",
  lookBack: "Read it again",
  neverTalked: `I'm ${PERSONA.child}. I'm a computer bear who listens.`,
  talk: {
    title: `Talk to ${PERSONA.child}`,
    text: `${PERSONA.child} is here. What do you want to tell him?`,
    start: "Start talking",
    why: `Why ${PERSONA.child} can't talk`,
    progress: "See my progress",
  },
  week: { title: "Your last feelings", more: "See all my feelings" },
  quick: { title: "Quick Mood Check", text: "Tap one. That's all." },
  plan: {
    title: "Your Plan",
    upgradeText: "Ask a parent or guardian to upgrade.",
    upgrade: null,
    thanks: "Your family has a plan. Thank you!",
    owed: null,
    see: "See your plan",
    leaving: "Your account is going away. So you don't need a plan.",
  },
  data: "My things and my privacy",
  help: {
    title: "Need Help Now?",
    text: "If something is scary or dangerous, tell a grown-up you trust. We can help you reach someone.",
    action: "Get Crisis Support",
    plan: "My safe plan",
  },
};

export const HOME_COPY: Record<Audience, HomeCopy> = { adult, child };
