import { PRODUCT } from "@/lib/shared/product";

/** Title and description of each chapter. */
const parts = {
  account: [
    "Account and profile",
    "Who you are here, what you told us about yourself, and your account settings.",
  ],
  signInServices: ["Sign-in service", "The service you sign in with. We keep none of its keys."],
  signIns: ["Open sign-ins", "Where you're signed in now. Their keys are left out."],
  keepingRules: ["How long things are kept", "What you chose to have deleted, and after how long."],
  consents: [
    "Consent of a parent or guardian",
    "What we asked, whom we asked, and what they answered.",
  ],
  conversations: [
    "Conversations",
    "Everything you and the AI guide wrote, including trauma work, in order.",
  ],
  memory: ["What the guide remembers", "Notes the guide keeps about you between conversations."],
  moods: ["Mood check-ins", "Each check-in with its mood, strength, and your note."],
  safetyPlan: ["Safety plan", "Your plan for hard moments, step by step."],
  exercises: ["Finished exercises", "Exercises you finished with the guide."],
  traumaChecks: ["Trauma check-ins", "Your own check of how much a trauma affects your days."],
  safetyConcerns: [
    "Safety concerns",
    "Times when your words sounded like a crisis, and what we did. Staff aren't named here, and their working notes are left out.",
  ],
  openedConversations: [
    "Conversations a clinician opened",
    "When a clinician read one of your conversations out of concern for you.",
  ],
  routines: ["Movement routines", "Routines made for you."],
  movementSessions: ["Movement sessions", "What you did, with the pain and energy you entered."],
  movementChecks: [
    "Movement assessments",
    "What you told us about pain, mobility, strength, and daily tasks.",
  ],
  programmes: ["Programs", "Programs you joined, and how far you got."],
  certificates: ["Certificates", "Certificates issued to you."],
  couples: [
    "Couples work",
    "Your spaces with a partner: what you can both read, and what's private to you. What your partner wrote in private is theirs and isn't here.",
  ],
  invitations: ["Partner invitations", "Invitations you sent and received."],
  shares: [
    "Shares",
    "What you let others see, for how long, and how often they looked; and what others let you see.",
  ],
  plans: [
    "Plans",
    "Your plans, as reported by the payment service. It keeps your invoices and card; we don't.",
  ],
  payments: ["Requests to the payment service", "What we asked the payment service to do for you."],
  familyPlaces: ["Places in a family plan", "Places you gave, and the one you have."],
  posts: ["Posts for social media", "Drafts you wrote, and posts you approved."],
  settingChanges: ["Settings you changed", "For staff: which setting, and when."],
  approachChanges: ["Approaches you changed", "For staff: which approach, and when."],
  connections: [
    "Platforms you connected",
    "For staff: which platform, and when. The keys are left out.",
  ],
  staffSessions: ["Staff sign-ins", "For staff: when you were signed in to the staff area."],
  notices: [
    "Emails and notices",
    "What was sent about you, and when. We don't keep the texts once they've been sent.",
  ],
  record: [
    "Record of access",
    "Who opened or changed something of yours, and what you did yourself. Staff are listed by role.",
  ],
} as const satisfies Record<string, readonly [title: string, text: string]>;

export type PartName = keyof typeof parts;

export const EXPORT_ADULT = {
  title: `Your ${PRODUCT.adult} data`,
  intro: [
    "This file holds what we store about you. Keep it somewhere only you can open it: anyone who has the file can read all of it.",
    "It was made for you alone, and nothing in it connects to the internet.",
  ],
  madeAt: (moment: string, zone: string) => `Made on ${moment} (${zone}).`,
  zone: (zone: string) => `Times are in ${zone}.`,
  contents: "Contents",
  nothing: "Nothing is stored here.",
  top: "Back to the contents",
  yes: "yes",
  no: "no",
  unreadable:
    "This one is stored, but it's damaged and couldn't be opened. Write to us, and we'll look into it.",
  who: { you: "You", guide: "AI guide", partner: "Your partner" },
  leftOut: {
    title: "What isn't in this file, and why",
    items: [
      "What your partner wrote in private, and their own answers. Those are theirs.",
      "Staff names and working notes. What staff did is here, with the time.",
      "Keys, passwords, and fingerprints of secrets. They open something and say nothing about you.",
      "Copies that a computer keeps for a day or less, so nothing is done twice.",
      "Invoices and card details. The payment service keeps them; you'll find them on your plan page.",
      "Counts that aren't tied to anyone.",
    ],
    questions:
      "The private questions of couples work. No screen shows those answers again, because a device may change hands. For the same reason, safety notes about someone close to you aren't here, whether or not there are any, nor are lines about them. If you want all of it, go to “Download a copy” on /account and choose “Download everything”. It asks you to sign in again.",
  },
  end: (entries: number) => `End of the file. Entries: ${entries}.`,
  tooOften: (most: number, hours: number) =>
    `You can download your data ${most} times a day. You can do it again in about ${hours} ${hours === 1 ? "hour" : "hours"}.`,
  parts: parts as Record<PartName, readonly [title: string, text: string]>,
};
