import { PRODUCT } from "@/lib/shared/product";

/** Title and description of each chapter. */
const parts = {
  account: [
    "Account and profile",
    "Who you are here, what you told about yourself, and how your account is set.",
  ],
  signInServices: [
    "Sign-in service",
    "The service by which you sign in. We keep none of its keys.",
  ],
  signIns: ["Open sign-ins", "Where you are signed in now. The keys of these are left out."],
  keepingRules: [
    "How long things are kept",
    "What you chose to have deleted by itself, and after how long.",
  ],
  consents: ["Consent of a parent or guardian", "What was asked, of whom, and what came of it."],
  conversations: [
    "Conversations",
    "All that you and the AI guide wrote, trauma work too, in the order it was said.",
  ],
  memory: ["What the guide remembers", "Notes that the guide keeps about you between talks."],
  moods: ["Mood check-ins", "Each check-in with its mood, its strength and your note."],
  safetyPlan: ["Safety plan", "Your plan for hard moments, step by step."],
  exercises: ["Finished exercises", "Exercises that you walked through with the guide."],
  traumaChecks: ["Trauma check-ins", "Your own look at how much room a trauma takes in your days."],
  safetyConcerns: [
    "Safety concerns",
    "Times when your words sounded like a crisis, and what was done. Staff stand here without names; their working notes are left out.",
  ],
  openedConversations: [
    "Conversations opened to a clinician",
    "When a clinician read a talk of yours out of concern for you.",
  ],
  routines: ["Movement routines", "Routines that were made for you."],
  movementSessions: ["Movement sessions", "What you did, with pain and energy as you put them in."],
  movementChecks: [
    "Movement assessments",
    "What you told about pain, mobility, strength and daily tasks.",
  ],
  programmes: ["Programmes", "Programmes that you joined, and how far you came."],
  certificates: ["Certificates", "Certificates that were made out to you."],
  couples: [
    "Couples work",
    "Your spaces with a partner: what both of you can read, and what is private to you. What your partner wrote in private is theirs and is not here.",
  ],
  invitations: [
    "Partner invitations",
    "Invitations that you sent, and those that were sent to you.",
  ],
  shares: [
    "Shares",
    "What you let others see, until when and how often they looked, and what others let you see.",
  ],
  plans: [
    "Plans",
    "Your plans as the payment service told them. Invoices and card are kept there, not here.",
  ],
  payments: ["Calls to the payment service", "What we asked the payment service to do for you."],
  familyPlaces: ["Places in a family plan", "Places that you gave, and the one that you have."],
  posts: ["Posts for social media", "Drafts that you wrote, or posts that you approved."],
  settingChanges: ["Settings that you changed", "For staff: which setting, and when."],
  approachChanges: ["Approaches that you changed", "For staff: which approach, and when."],
  connections: [
    "Platforms that you connected",
    "For staff: which platform, and when. The keys are left out.",
  ],
  staffSessions: ["Staff sign-ins", "For staff: when the staff area was open to you."],
  notices: [
    "Mails and notices",
    "What was sent about you and when. The texts are not kept once they have left.",
  ],
  record: [
    "Record of access",
    "Who opened or changed something of yours, and what you did yourself. Staff stand here by their role.",
  ],
} as const satisfies Record<string, readonly [title: string, text: string]>;

export type PartName = keyof typeof parts;

export const EXPORT_ADULT = {
  title: `Your ${PRODUCT.adult} data`,
  intro: [
    "This file holds what we store about you. Keep it where only you can open it: whoever has the file can read all of it.",
    "It was made for you alone, and nothing in it calls the internet.",
  ],
  madeAt: (moment: string, zone: string) => `Made on ${moment} (${zone}).`,
  zone: (zone: string) => `Times are told in ${zone}.`,
  contents: "Contents",
  nothing: "Nothing is stored here.",
  top: "Back to the contents",
  yes: "yes",
  no: "no",
  unreadable:
    "This one is stored, but it is damaged and could not be opened. Write to us and we will look into it.",
  who: { you: "You", guide: "AI guide", partner: "Your partner" },
  leftOut: {
    title: "What is not in this file, and why",
    items: [
      "What your partner wrote in private, and their own answers: these are theirs.",
      "Names of staff and their working notes. What they did is here, with the time.",
      "Keys, passwords and fingerprints of secrets: they open something and say nothing about you.",
      "Copies that a computer keeps for a day or less so that nothing is done twice.",
      "Invoices and card details: the payment service keeps them. You find them on the page of your plan.",
      "Counts that belong to nobody.",
    ],
    questions:
      "The private questions of couples work: no screen shows those answers again, as a device may change hands. Safety notes that speak of somebody near are not here for the same reason, whether or not there are any, nor are lines about them. If you want all of it, go to “Take it with you” on /account and choose “Download everything”. It asks you to sign in again.",
  },
  end: (entries: number) => `End of the file. Entries: ${entries}.`,
  tooOften: (most: number, hours: number) =>
    `You can download your data ${most} times a day. The next one is possible in about ${hours} ${hours === 1 ? "hour" : "hours"}.`,
  parts: parts as Record<PartName, readonly [title: string, text: string]>,
};
