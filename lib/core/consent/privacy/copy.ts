import type { Audience } from "@/lib/shared/audience";
import type { DataKindId, Ground, Kept, Lock } from "./constants";

interface KindWords {
  readonly name: string;
  /** Describes the data and what it's for. */
  readonly why: string;
}

const adult = {
  title: "Your data",
  lead: "What we keep about you, who has looked at it, and how to download or delete it.",
  signedInAs: (email: string) => `You're signed in as ${email}.`,
  /** For someone who has signed in but hasn't answered any questions yet. */
  before: {
    text: "You haven't told us anything about yourself yet, and you don't have to. You can see what we keep, download a copy, or delete your account.",
    link: "Answer the questions",
  },
  /** Section names, also used for the table of contents. */
  contents: "On this page",
  sections: {
    stored: "What we keep, and why",
    single: "Delete one thing",
    retention: "How long we keep it",
    access: "Who has looked at it",
    devices: "Where you're signed in",
    file: "Download a copy",
    leave: "Delete your account",
  },
  stored: {
    lead: "Open a line to see what it's for and how long we keep it.",
    amount: (count: number) =>
      count === 0 ? "Nothing yet" : count === 1 ? "1 entry" : `${count} entries`,
    noAmount: "Not counted",
    why: "What it's for",
    ground: "Why we're allowed to",
    kept: "How long",
    lock: "How it's locked",
    failed: "We couldn't load this right now.",
    retry: "Retry",
    loading: "Loading your data",
  },
  kinds: {
    account: {
      name: "Your account",
      why: "Your name and e-mail address, so you can sign in. They come from the service you sign in with.",
    },
    answers: {
      name: "What you told us about yourself",
      why: "Culture, faith, goals and approaches. They shape your conversations. You can change or clear them in your profile.",
    },
    conversations: {
      name: "Conversations",
      why: "What you and the guide wrote, so you can pick up where you left off.",
    },
    moods: {
      name: "Check-ins",
      why: "How you felt, with your notes, so you can see how you're doing over time.",
    },
    memory: {
      name: "What the guide remembers",
      why: "A few of your sentences, so you don't have to repeat yourself. You can turn this off.",
    },
    safety_plan: {
      name: "Your safety plan",
      why: "The steps that help you, ready for hard times.",
    },
    crisis_notes: {
      name: "Safety notes",
      why: "If something you write shows a crisis, we make a note so that help can be offered. It includes a few of the words around it. We don't show a number here, because someone may be looking over your shoulder.",
    },
    trauma: {
      name: "Trauma checks",
      why: "The numbers you chose when you rated how much space it takes up.",
    },
    movement: {
      name: "Movement",
      why: "Your routines, sessions and body checks, so your plan fits you.",
    },
    couples: {
      name: "Couples work",
      why: "Invitations, shared conversations and answers. What you wrote in private is locked with your key alone.",
    },
    programmes: {
      name: "Programs and certificates",
      why: "What you started and finished. Anyone with the link to a certificate can check it.",
    },
    agreements: {
      name: "A parent's agreement",
      why: "For people under 18: the parent's e-mail, what we asked and what they said.",
    },
    shares: {
      name: "Links you shared",
      why: "Who can see part of your progress, and until when.",
    },
    drafts: { name: "Post drafts", why: "Posts you drafted on the marketing page." },
    plan: {
      name: "Plan and payments",
      why: "Which plan you have and the places in it. The payment service has your card. We never do.",
    },
    used_trial: {
      name: "Whether you used your trial",
      why: "Saved only if you delete your account after a free trial: a fingerprint of your e-mail address, so each person gets one trial. No one can read the address from it, and nothing else is saved with it.",
    },
    mails: {
      name: "E-mails to you",
      why: "E-mails waiting to be sent. After that, we keep only a note that each one was sent.",
    },
    sign_ins: { name: "Sign-ins", why: "One line for each device you're signed in on." },
    record: {
      name: "Record of access",
      why: "Who did what with your data. No one can change it, and it lists people by number.",
    },
    short_lived: {
      name: "Technical logs",
      why: "So a message sent twice counts once, and so no one can flood the service.",
    },
  } satisfies Record<DataKindId, KindWords> as Record<DataKindId, KindWords>,
  grounds: {
    service: "You asked for the service, and we can't provide it without this.",
    consent: "You agreed to it when you started. You can withdraw that by deleting it.",
    safety: "To protect life when someone may be in danger.",
    law: "The law requires us to keep it.",
    security: "To keep your account and the service safe.",
  } satisfies Record<Ground, string> as Record<Ground, string>,
  kept: {
    chosen: "As long as you choose under “How long we keep it”. Otherwise, until you delete it.",
    until_deleted: "Until you delete it or your account.",
    account: "Until you delete your account.",
    ended_share: "Until 90 days after you stop sharing, and no longer than your account.",
    unanswered:
      "Until you delete your account. If no one answers an invitation, we delete it 30 days after its link expires.",
    agreement:
      "Until the account is deleted. Under 13, that happens automatically if no parent says yes within 30 days. An address given by mistake is deleted right away. A parent's address is deleted when you turn 18; we then keep only what they said and when.",
    bills:
      "Here, until you delete your account. The address for a place in a family plan is deleted 30 days after the place ends. Bills stay with the payment service as long as the law says.",
    two_years: "24 months from the day you delete your account.",
    sent: "We delete the text once the e-mail is sent, and the note that it was sent after 90 days.",
    sign_in: "30 days, or 7 days without use.",
    day: "One day at most.",
    record: "It stays after the account is gone, with a number in place of your name.",
  } satisfies Record<Kept, string> as Record<Kept, string>,
  locks: {
    own: "What you write is locked with your own key. Numbers, times and choices from a list aren't.",
    pair: "What you share is locked with a key for the two of you. What's private is locked with yours alone.",
    service: "Locked with the service's key.",
    none: "It has no lock of its own. Only the service can get into the database.",
  } satisfies Record<Lock, string> as Record<Lock, string>,
  single: {
    lead: "You can delete one thing and keep the rest.",
    places: [
      {
        href: "/chat",
        name: "Conversations",
        how: "Open the list, choose the three dots, then “Delete”.",
      },
      {
        href: "/mood",
        name: "Check-ins",
        how: "Choose a day, then the trash can next to a check-in. You can undo it.",
      },
      {
        href: "/memory",
        name: "What Sage remembers",
        how: "Have it forget one sentence or all of them, or turn it off.",
      },
      { href: "/safety-plan", name: "Your safety plan", how: "Clear a step and save." },
      { href: "/onboarding", name: "Your profile", how: "Clear what you told us about yourself." },
      { href: "/sharing", name: "Sharing", how: "See who can look at what, and stop sharing." },
    ] as readonly { readonly href: string; readonly name: string; readonly how: string }[],
  },
  file: {
    lead: "Everything we have about you, in one file. Anyone who opens the file can read it, so keep it somewhere safe.",
    html: "Download to read",
    htmlHint: "A page for any browser. You can print it.",
    json: "Download as data",
    jsonHint: "For another service or program (JSON).",
    /** Adults only, like couples work. */
    questions: {
      label: "Download everything",
      hint: "The page to read, plus things no screen shows because someone else may hold your phone: your answers to the private questions in couples work, and any safety notes about someone close to you. You'll need to sign in again.",
      again:
        "You signed in a while ago. Please sign in again so we know it's you. You'll come back to this page.",
      link: "Sign in again",
    } as null | { label: string; hint: string; again: string; link: string },
    failed: {
      title: "That didn't work",
      description: "We couldn't make the file. Please try again.",
    },
  },
  contact: {
    before: "Questions, or would you rather ask a person? Write to",
    after: "We answer within 48 hours and send an export within 30 days.",
  },
};

export type PrivacyCopy = typeof adult;

const child: PrivacyCopy = {
  title: "My things and my privacy",
  lead: "See what we keep. See who looked at it. Delete what you want.",
  signedInAs: (email) => `You are signed in as ${email}.`,
  before: {
    text: "You have not told us about you yet. You do not have to. You can look at what we keep, get a copy, or delete your account.",
    link: "Tell us about me",
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
    why: "What it's for",
    ground: "Why we can keep it",
    kept: "How long",
    lock: "How it's locked",
    failed: "We can't get this right now.",
    retry: "Try again",
    loading: "Just a moment",
  },
  kinds: {
    account: { name: "Your account", why: "Your name and your e-mail. You need them to sign in." },
    answers: {
      name: "What you told us about you",
      why: "Things like your goals. They help Buddy talk with you. You can change them.",
    },
    conversations: {
      name: "Your chats",
      why: "What you and Buddy said. So you can start from there next time.",
    },
    moods: {
      name: "Your feelings",
      why: "The faces you picked and what you wrote. So you can look back.",
    },
    memory: {
      name: "What Buddy remembers",
      why: "A few things you said, so you don't have to say them again. You can turn this off.",
    },
    safety_plan: { name: "Your safe plan", why: "The steps that help you when things are hard." },
    crisis_notes: {
      name: "Safety notes",
      why: "When you write that you are not safe, we make a note so that help can come. We don't show how many. Someone could look at your screen.",
    },
    trauma: { name: "How it was for you", why: "The numbers you picked about hard things." },
    movement: { name: "Your moves", why: "The moves you did, so the next ones fit you." },
    couples: { name: "Work for two", why: "This is for grown-ups. You have none." },
    programmes: { name: "Your certificates", why: "What you started and what you finished." },
    agreements: {
      name: "Your parent's yes",
      why: "Your parent's e-mail, what we asked them and what they said.",
    },
    shares: {
      name: "Links to your things",
      why: "Who can look at some of your things, and for how long.",
    },
    drafts: { name: "Drafts", why: "This is for grown-ups at work. You have none." },
    plan: { name: "The plan", why: "Which plan your family has. Your parent pays, not you." },
    used_trial: { name: "Free days", why: "This is for grown-ups who pay. You have none." },
    mails: { name: "E-mails", why: "E-mails waiting to be sent. Then we delete the text." },
    sign_ins: {
      name: "Where you are signed in",
      why: "One line for each phone or computer you use.",
    },
    record: {
      name: "Who did what",
      why: "A list of who looked at your things. No one can change it.",
    },
    short_lived: {
      name: "Computer notes",
      why: "They make sure nothing is saved two times.",
    },
  },
  grounds: {
    service: "You want to use the app, and it needs this.",
    consent: "You and your parent said yes to it. You can change that to no.",
    safety: "To keep you safe when there is danger.",
    law: "The law says we have to keep it.",
    security: "To keep you safe from people who want to do bad things here.",
  },
  kept: {
    chosen: "As long as you say below. If you say nothing, until you delete it.",
    until_deleted: "Until you delete it.",
    account: "Until you delete your account.",
    ended_share: "For 90 days after it ends.",
    unanswered: "Until you delete your account.",
    agreement:
      "Until you delete your account. If no parent says yes in 30 days, we delete it. We delete a wrong address right away. When you turn 18, we delete your parent's too.",
    bills: "Until you delete your account. Bills stay a bit longer, because the law says so.",
    two_years: "Two years from the day you delete your account.",
    sent: "We delete the text when the e-mail is sent. After 90 days, we delete the note that we sent it.",
    sign_in: "30 days, or 7 days if you do not use it.",
    day: "One day or less.",
    record: "It stays, but with a number and not your name on it.",
  },
  locks: {
    own: "What you wrote is locked with your own key.",
    pair: "What two people wrote is locked with a key for both of them.",
    service: "It is locked with the app's key.",
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
        how: "Tap a day. Then tap the trash can. You can undo it.",
      },
      { href: "/memory", name: "What Buddy remembers", how: "Make Buddy forget one thing or all." },
      { href: "/safety-plan", name: "Your safe plan", how: "Take out a step and save." },
      { href: "/onboarding", name: "About you", how: "Change what you told us about you." },
    ],
  },
  file: {
    lead: "You can get a copy of everything. Anyone who opens it can read it. Ask a grown-up you trust to help you.",
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
