import type { Audience } from "@/lib/shared/audience";

const adult = {
  nobody: "Someone",
  received: {
    title: (name: string) => `${name} offers you a place in a family plan`,
    text: "It costs you nothing. You get everything in the plan. They can see that you have a place, but nothing you do here.",
    until: (day: string) => `Open until ${day}.`,
    accept: "Accept",
    decline: "Decline",
    accepted: {
      title: "You have a place now",
      description: "You can use everything in the family plan.",
    },
    declined: { title: "Declined", description: "They'll only see that it wasn't accepted." },
  },
  member: {
    title: (name: string) => `You're on ${name}'s plan`,
    /** The paying owner cancelled it. */
    ends: (day: string) =>
      `It was canceled, but you can use it until ${day}. Then your account moves to the free plan. Everything you wrote stays.`,
    /** The family's plan has ended or is paused, and so is the seat. */
    resting: "Their plan isn't active right now. We're keeping your place in case it comes back.",
    text: "You pay nothing for it. They can see that you're on it, but nothing you do here.",
    leave: "Leave this plan",
    sure: "Leave? You'll be on the free plan. Your conversations and moods stay.",
    yes: "Yes, leave",
    stay: "Stay",
    left: {
      title: "You left the plan",
      description: "You're on the free plan now. Everything you wrote is still here.",
    },
  },
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
};

export type SeatCopy = typeof adult;

const child: SeatCopy = {
  nobody: "A grown-up",
  received: {
    title: (name) => `${name} has a place for you in a family plan`,
    text: "It doesn't cost you any money. They can see that you're in it. They can't see what you say here.",
    until: (day) => `You can say yes until ${day}.`,
    accept: "Yes, please",
    decline: "No, thanks",
    accepted: { title: "You're in!", description: "You can use the whole plan now." },
    declined: { title: "You said no", description: "That's okay." },
  },
  member: {
    title: (name) => `You're on ${name}'s plan`,
    ends: (day) =>
      `You can use it until ${day}. Then it stops. Everything you said and felt stays here.`,
    resting: "The plan is off right now. We're saving your place.",
    text: "You don't pay any money. They can see that you're in it. They can't see what you say here.",
    leave: "Leave this plan",
    sure: "Do you want to leave? Everything you said and felt stays here.",
    yes: "Yes, leave",
    stay: "No, stay",
    left: { title: "You left the plan", description: "What you said and felt is still here." },
  },
  failed: { title: "That didn't work", description: "Please try again." },
};

/** Kept separate because the home page shows it too and needs nothing else. */
export const SEAT_COPY: Record<Audience, SeatCopy> = { adult, child };
