import type { Audience } from "@/lib/shared/audience";

const adult = {
  nobody: "Somebody",
  received: {
    title: (name: string) => `${name} offers you a place in a family plan`,
    text: "It costs you nothing. You get all that the plan has. They see that you sit there, and nothing of what you do here.",
    until: (day: string) => `Open until ${day}.`,
    accept: "Accept",
    decline: "Decline",
    accepted: {
      title: "You have a place now",
      description: "All of the family plan is open to you.",
    },
    declined: { title: "Declined", description: "They only see that it was not accepted." },
  },
  member: {
    title: (name: string) => `You sit in ${name}'s plan`,
    /** The paying owner cancelled it. */
    ends: (day: string) =>
      `It was cancelled and is open to you until ${day}. Then your account goes on with the free plan. All that you wrote stays.`,
    /** The family's plan has ended or is paused, and so is the seat. */
    resting: "Their plan is not on right now. Your place is kept, should it come back.",
    text: "You pay nothing for it. They see that you sit here, and nothing of what you do.",
    leave: "Leave this plan",
    sure: "Leave? You are on the free plan then. Your talks and moods stay.",
    yes: "Yes, leave",
    stay: "Stay",
    left: {
      title: "You left the plan",
      description: "You are on the free plan now. All that you wrote is kept.",
    },
  },
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
};

export type SeatCopy = typeof adult;

const child: SeatCopy = {
  nobody: "A grown-up",
  received: {
    title: (name) => `${name} has a place for you in a family plan`,
    text: "It costs you no money. They can see that you are in it. They can not see what you say here.",
    until: (day) => `You can say yes until ${day}.`,
    accept: "Yes, please",
    decline: "No, thanks",
    accepted: { title: "You are in!", description: "The whole plan is open for you now." },
    declined: { title: "You said no", description: "That is okay." },
  },
  member: {
    title: (name) => `You sit in ${name}'s plan`,
    ends: (day) =>
      `It is open to you until ${day}. Then it stops. All that you said and felt stays here.`,
    resting: "The plan is not on right now. Your place is kept.",
    text: "You pay no money. They can see that you are in it. They can not see what you say here.",
    leave: "Leave this plan",
    sure: "Do you want to leave? All that you said and felt stays here.",
    yes: "Yes, leave",
    stay: "No, stay",
    left: { title: "You left the plan", description: "What you said and felt is still here." },
  },
  failed: { title: "That didn't work", description: "Please try again." },
};

/** Kept separate because the home page shows it too and needs nothing else. */
export const SEAT_COPY: Record<Audience, SeatCopy> = { adult, child };
