import type { Audience } from "@/lib/shared/audience";
import type { DataKindId, Ground, Kept, Lock } from "./constants";

interface KindWords {
  readonly name: string;
  /** Describes the data and what it's for. */
  readonly why: string;
}

const adult = {
  title: "Your data",
  lead: "What is kept about you, who has looked at it, and how you take it back.",
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  /** For someone who has signed in but hasn't answered any questions yet. */
  before: {
    text: "You have not told us anything about yourself yet, and you need not. You can see what is kept, take it with you, or delete your account.",
    link: "Answer the questions",
  },
  /** Section names, also used for the table of contents. */
  contents: "On this page",
  sections: {
    stored: "What is kept, and why",
    single: "Delete single things",
    retention: "How long it is kept",
    access: "Who's seen it",
    devices: "Where you are signed in",
    file: "Take it with you",
    leave: "Delete your account",
  },
  stored: {
    lead: "Open a line to read what it is for and how long it stays.",
    amount: (count: number) =>
      count === 0 ? "Nothing yet" : count === 1 ? "1 entry" : `${count} entries`,
    noAmount: "Number not shown",
    why: "What for",
    ground: "Why we may",
    kept: "How long",
    lock: "How it is locked",
    failed: "What is kept could not be read just now.",
    retry: "Retry",
    loading: "Reading what is kept",
  },
  kinds: {
    account: {
      name: "Your account",
      why: "Your name and e-mail address, so that you can sign in. They come from the service you sign in with.",
    },
    answers: {
      name: "What you told about yourself",
      why: "Culture, faith, goals and approaches. They shape the talk. You can change or clear them in your profile.",
    },
    conversations: {
      name: "Conversations",
      why: "What you and the guide wrote, so that you can go on where you stopped.",
    },
    moods: {
      name: "Check-ins",
      why: "How you felt, with your notes, so that you can see how it goes over time.",
    },
    memory: {
      name: "What the guide remembers",
      why: "A few of your sentences, so that you need not tell them again. You can switch this off.",
    },
    safety_plan: {
      name: "Your safety plan",
      why: "The steps that help you, ready for hard hours.",
    },
    crisis_notes: {
      name: "Safety notes",
      why: "If a text shows a crisis, a note is made so that help can be offered. It holds a few of the words around it. No number is shown here, because somebody may look over your shoulder.",
    },
    trauma: {
      name: "Trauma checks",
      why: "The numbers you chose when you looked at how much room it takes.",
    },
    movement: {
      name: "Movement",
      why: "Your routines, sessions and body checks, so that a plan fits you.",
    },
    couples: {
      name: "Couples work",
      why: "Invitations, shared talks and answers. What you wrote in private is under your key alone.",
    },
    programmes: {
      name: "Programs and certificates",
      why: "What you began and finished. A certificate can be checked by whoever has its link.",
    },
    agreements: {
      name: "A parent's agreement",
      why: "For people under 18: the parent's e-mail, what we asked them and what they said.",
    },
    shares: {
      name: "Links you gave out",
      why: "Who may see a part of your progress, and until when.",
    },
    drafts: { name: "Post drafts", why: "Posts you had drafted on the marketing page." },
    plan: {
      name: "Plan and payments",
      why: "Which plan you have and the places in it. Your card is with the payment service and never with us.",
    },
    used_trial: {
      name: "That you had your free days",
      why: "Written only when you delete your account after free days: a fingerprint of your e-mail address, so that they are given once. Nobody can read the address from it, and nothing else stands with it.",
    },
    mails: {
      name: "Mails to you",
      why: "Mails that wait to leave. Once sent, only a note that it was sent stays.",
    },
    sign_ins: { name: "Sign-ins", why: "One line for each device that you are signed in on." },
    record: {
      name: "Record of access",
      why: "Who did what with your data. Nobody can change it, and it names people by number.",
    },
    short_lived: {
      name: "Short notes of the machine",
      why: "So that a message sent twice counts once, and so that nobody can flood the service.",
    },
  } satisfies Record<DataKindId, KindWords> as Record<DataKindId, KindWords>,
  grounds: {
    service: "You asked for the service, and it cannot be given without this.",
    consent: "You agreed to it when you began. You can take that back by deleting it.",
    safety: "To protect life when somebody may be in danger.",
    law: "The law asks us to keep it.",
    security: "To keep your account and the service safe.",
  } satisfies Record<Ground, string> as Record<Ground, string>,
  kept: {
    chosen: "As long as you set under “How long it is kept”, else until you delete it.",
    until_deleted: "Until you delete it, or your account.",
    account: "Until you delete your account.",
    ended_share: "90 days after a share has ended, and not longer than your account.",
    unanswered:
      "Until you delete your account. An invitation that nobody answered goes 30 days after its link has ended.",
    agreement:
      "Until the account is deleted. Under 13 it is deleted by itself when no parent says yes in 30 days. An address given by mistake goes at once, and a parent's when you turn 18: then only what they said stays, and when.",
    bills:
      "Here until you delete your account; the address of a family place that has ended goes after 30 days. Bills stay at the payment service as long as the law says.",
    two_years: "24 months from the day on which you delete your account.",
    sent: "The text goes when the mail has left, and the note that it left after 90 days.",
    sign_in: "30 days, or 7 days without use.",
    day: "A day at most.",
    record: "It stays when the account is gone, with a number in place of your name.",
  } satisfies Record<Kept, string> as Record<Kept, string>,
  locks: {
    own: "The texts are locked with a key of your own. Numbers, times and picks from a list are not.",
    pair: "The shared texts are locked with a key of the two of you, private ones with yours alone.",
    service: "Locked with a key of the service.",
    none: "Not locked by itself. The database lets in only the service.",
  } satisfies Record<Lock, string> as Record<Lock, string>,
  single: {
    lead: "You need not delete everything to be rid of something.",
    places: [
      {
        href: "/chat",
        name: "Conversations",
        how: "Open the list, choose the three dots, then “Delete”.",
      },
      {
        href: "/mood",
        name: "Check-ins",
        how: "Choose a day, then the bin beside a check-in. You can undo it.",
      },
      {
        href: "/memory",
        name: "What Sage remembers",
        how: "Forget one sentence or all, or switch it off.",
      },
      { href: "/safety-plan", name: "Your safety plan", how: "Clear a step and save." },
      { href: "/onboarding", name: "Your profile", how: "Clear what you told about yourself." },
      { href: "/sharing", name: "Sharing", how: "See who may look at what, and end it." },
    ] as readonly { readonly href: string; readonly name: string; readonly how: string }[],
  },
  file: {
    lead: "What we hold about you, as one file. Anyone who opens the file can read it, so mind where it lies.",
    html: "Download to read",
    htmlHint: "A page for any browser. You can print it.",
    json: "Download as data",
    jsonHint: "For another service or program (JSON).",
    /** Adults only, like couples work. */
    questions: {
      label: "Download everything",
      hint: "The page to read, with what no screen shows, as others may hold your phone: answers to the private questions of couples work, and safety notes that speak of somebody near, if there are any. It asks for a new sign-in.",
      again:
        "You signed in a while ago. Please sign in once more, so that we know it is you. You come back to this page.",
      link: "Sign in again",
    } as null | { label: string; hint: string; again: string; link: string },
    failed: {
      title: "That didn't work",
      description: "The file could not be made. Please try again.",
    },
  },
  contact: {
    before: "Questions, or would you rather ask a person? Write to",
    after: "We answer within 48 hours, and send an export within 30 days.",
  },
};

export type PrivacyCopy = typeof adult;

const child: PrivacyCopy = {
  title: "My things and my privacy",
  lead: "See what we keep. See who looked at it. Say what should go.",
  signedInAs: (email) => `You are here as ${email}.`,
  before: {
    text: "You have not told us a thing about you yet. You do not have to. You can look at what we keep, get a copy, or delete your account.",
    link: "Go on and say who I am",
  },
  contents: "On this page",
  sections: {
    stored: "What we keep, and why",
    single: "Delete one thing",
    retention: "How long we keep it",
    access: "Who looked at it",
    devices: "Where you are signed in",
    file: "Get a copy",
    leave: "Delete my account",
  },
  stored: {
    lead: "Tap a line to read more about it.",
    amount: (count) => (count === 0 ? "Nothing yet" : `${count}`),
    noAmount: "Not shown",
    why: "What it is for",
    ground: "Why we may",
    kept: "How long",
    lock: "How it is locked",
    failed: "We can't get this right now.",
    retry: "Try again",
    loading: "Just a moment",
  },
  kinds: {
    account: { name: "Your account", why: "Your name and your e-mail. You need them to sign in." },
    answers: {
      name: "What you told about you",
      why: "Things like your goals. They help Buddy to talk with you. You can change them.",
    },
    conversations: {
      name: "Your chats",
      why: "What you and Buddy said. So you can go on next time.",
    },
    moods: {
      name: "Your feelings",
      why: "The faces you picked and what you wrote. So you can look back.",
    },
    memory: {
      name: "What Buddy remembers",
      why: "A few things you said, so you do not have to say them again. You can turn this off.",
    },
    safety_plan: { name: "Your safe plan", why: "The steps that help you when things are hard." },
    crisis_notes: {
      name: "Safety notes",
      why: "When you write that you are not safe, a note is made so that help can come. We do not show how many. Someone could look at your screen.",
    },
    trauma: { name: "How it was for you", why: "The numbers you picked about hard things." },
    movement: { name: "Your moves", why: "The moves you did, so the next ones fit you." },
    couples: { name: "Work for two", why: "This is for grown-ups. You have none." },
    programmes: { name: "Your certificates", why: "What you began and what you got done." },
    agreements: {
      name: "Your parent's yes",
      why: "Your parent's e-mail, what we asked them and what they said.",
    },
    shares: {
      name: "Links to your things",
      why: "Who may look at some of your things, and till when.",
    },
    drafts: { name: "Drafts", why: "This is for grown-ups at work. You have none." },
    plan: { name: "The plan", why: "Which plan your family has. Your parent pays, not you." },
    used_trial: { name: "Free days", why: "This is for grown-ups who pay. You have none." },
    mails: { name: "Mails", why: "Mails that wait to be sent. Then the text goes." },
    sign_ins: {
      name: "Where you are signed in",
      why: "One line for each phone or computer that you use.",
    },
    record: {
      name: "Who did what",
      why: "A list of who looked at your things. Nobody can change it.",
    },
    short_lived: {
      name: "Notes of the machine",
      why: "They help so that nothing is saved two times.",
    },
  },
  grounds: {
    service: "You want to use the app, and it needs this.",
    consent: "You and your parent said yes to it. You can say no again.",
    safety: "To keep you safe when there is danger.",
    law: "The law says we have to keep it.",
    security: "To keep out people who want to do bad things.",
  },
  kept: {
    chosen: "As long as you say below. If you say nothing, till you delete it.",
    until_deleted: "Till you delete it.",
    account: "Till you delete your account.",
    ended_share: "90 days after it has ended.",
    unanswered: "Till you delete your account.",
    agreement:
      "Till you delete your account. If no parent says yes in 30 days, we delete it. A wrong address goes at once. When you turn 18, your parent's goes too.",
    bills: "Till you delete your account. Bills stay a bit more, because the law says so.",
    two_years: "Two years from the day you delete your account.",
    sent: "The text goes when the mail is sent. That it was sent goes after 90 days.",
    sign_in: "30 days, or 7 days if you do not come.",
    day: "One day or less.",
    record: "It stays, but with a number and not your name.",
  },
  locks: {
    own: "What you wrote is locked with your own key.",
    pair: "What two people wrote is locked with a key for the two.",
    service: "It is locked with a key of the app.",
    none: "It has no lock of its own. Only the app can get to it.",
  },
  single: {
    lead: "You can delete just one thing and keep the rest.",
    places: [
      {
        href: "/chat",
        name: "Your chats",
        how: "Open the list. Tap the three dots. Then tap “Delete”.",
      },
      {
        href: "/mood",
        name: "Your feelings",
        how: "Tap a day. Then tap the bin. You can take it back.",
      },
      { href: "/memory", name: "What Buddy remembers", how: "Make Buddy forget one thing or all." },
      { href: "/safety-plan", name: "Your safe plan", how: "Take out a step and save." },
      { href: "/onboarding", name: "About you", how: "Change what you told about you." },
    ],
  },
  file: {
    lead: "You can get a copy of it all. Anyone who opens it can read it. Ask a grown-up you trust to help you.",
    html: "Get a copy to read",
    htmlHint: "You can read it and print it.",
    json: "Get a copy for computers",
    jsonHint: "For people who build apps.",
    questions: null,
    failed: { title: "Oops", description: "That didn't work. Please try again." },
  },
  contact: {
    before: "You or a grown-up can also write to",
    after: "We write back in two days.",
  },
};

/** The text on /account, except for sections that come with their own copy. */
export const PRIVACY_COPY: Record<Audience, PrivacyCopy> = { adult, child };
