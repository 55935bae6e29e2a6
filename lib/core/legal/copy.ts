import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";
import { SAMPLE_NOTE } from "./claims";
import { LICENSE_VERSION } from "./constants";
import type { LegalPlace, PlainWords } from "./types";

/**
 * The words around the legal texts. The texts are binding for everyone, so there's only one
 * wording. Children get a short version above them.
 */
export const LEGAL_COPY = {
  back: "Back",
  print: "Print",
  updated: (date: string) => `Last updated ${date}`,
  contents: "On this page",
  toTop: "Back to the top",
  claims: "What we claim",
  sampleNote: SAMPLE_NOTE,
  evidence: {
    title: "Claims and their evidence",
    none: "Claims appear here once their evidence is on file.",
    sample: "Sample: no evidence on file",
    proof: (document: string, issuedBy: string, until: string) =>
      `${document}, issued by ${issuedBy}, valid until ${until}`,
  },
  team: {
    title: "Clinical Team",
    lead: "The people behind the protocols.",
    sampleProfile: "Sample profile",
    sampleNote: "Sample content: these profiles are made up to show what this page will look like.",
    none: "Profiles appear here once their licenses are on file.",
    credentials: "Credentials",
    specialties: "Specialties",
    experience: "Experience",
    states: "Licensed in",
    more: (count: number) => `+${count} more`,
    fewer: "Show fewer",
    moreOf: (name: string) => `states of ${name}`,
    contact: "Contact",
    crisisTitle: "In a crisis",
    crisisText:
      "Don't wait for an answer by e-mail. The crisis window shows ways to reach a person now.",
    crisisButton: "Contact Crisis Team Now",
    supervision: "Supervision",
    licensing: "Licensing",
    licensingText: "The 50 states and the District of Columbia:",
  },
  qr: {
    title: "Scan to Download",
    alt: "QR code that opens Willow",
    text: "Opens Willow on your phone. Add it to your home screen, and it works like an app.",
    steps: {
      title: "How to add it",
      lines: [
        "iPhone or iPad: open it in Safari, tap Share, then Add to Home Screen.",
        "Android: open it in Chrome, tap the menu, then Install app.",
      ],
    },
    address: "Or type this address:",
  },
} as const;

interface LicenseCopy {
  readonly title: string;
  readonly lead: string;
  readonly disclaimer: string;
  readonly terms: string;
  readonly version: string;
  readonly accepted: (day: string) => string;
  readonly notNeeded: string;
  readonly decline: string;
  readonly accept: string;
  readonly notKept: { readonly title: string; readonly description: string };
  readonly readAndPrint: string;
}

/** The buttons have the same labels for everyone (LIC-02, LIC-03). */
const DECLINE = "Decline";
const ACCEPT = "I Accept These Terms";

export const LICENSE_COPY: Record<Audience, LicenseCopy> = {
  adult: {
    title: "License Agreement",
    lead: "Please read this before you accept it. It says what you may do with the software and what it isn't.",
    disclaimer: "Medical disclaimer",
    terms: "Terms",
    version: `Version ${LICENSE_VERSION}`,
    accepted: (day) => `You accepted these terms on ${day} on this device.`,
    notNeeded:
      "You can use everything without answering here. Your answer is kept on this device only.",
    decline: DECLINE,
    accept: ACCEPT,
    notKept: {
      title: "Your answer wasn't saved",
      description: "This browser doesn't let us store it. Nothing else changes.",
    },
    readAndPrint: "Read and print the agreement",
  },
  child: {
    title: "License Agreement",
    lead: "These are the rules for this app. Read them with a parent or another grown-up you trust.",
    disclaimer: "What this app is not",
    terms: "The rules",
    version: `Version ${LICENSE_VERSION}`,
    accepted: (day) => `You said yes to these rules on ${day}.`,
    notNeeded: "You don't have to pick now. You can use the app anyway.",
    decline: DECLINE,
    accept: ACCEPT,
    notKept: {
      title: "We couldn't save that",
      description: "That's okay. You can still use the app.",
    },
    readAndPrint: "Print the rules",
  },
};

const IN_SHORT = "The short version for you";

const FOR_CHILDREN: Record<LegalPlace, PlainWords> = {
  terms: {
    title: IN_SHORT,
    lines: [
      "Buddy is a computer bear. He is not a person and not a doctor.",
      "If you are in danger, tell a grown-up. Call 911 or 988.",
      "Your parent has to say yes before you use this app.",
      "Plans cost money. That is for grown-ups.",
      "Be kind. Don't use this app to hurt anyone.",
    ],
  },
  privacy: {
    title: IN_SHORT,
    lines: [
      "What you tell Buddy is kept and locked with your own key.",
      "We don't sell it, and we don't show you ads.",
      "We don't keep the sound of your voice.",
      `If you write that you are in danger, help opens. ${ALERT_SENTENCE.child}`,
      "You can see and delete what we keep in My things. A parent can help you.",
    ],
  },
  useLicense: {
    title: IN_SHORT,
    lines: [
      "You can use this app. You may not sell it or copy it.",
      "Buddy can be wrong. Ask a grown-up if you're not sure.",
      "If you are under 13, a parent has to say yes first.",
      "If you are 13 to 17, we tell a parent.",
    ],
  },
  compliance: {
    title: IN_SHORT,
    lines: [
      "This page tells grown-ups how we keep you safe.",
      "We say what is true, and we show how you can check it.",
      "If you need help now, tap the Help button at the top.",
    ],
  },
  team: {
    title: IN_SHORT,
    lines: [
      'This page shows who looks after the app. If it says "Sample", the person is made up.',
      "Buddy is a computer bear. He is not one of them.",
      "If you need help now, tap the Help button at the top.",
    ],
  },
  license: {
    title: IN_SHORT,
    lines: [
      "Buddy is a computer bear. He is not a doctor.",
      "If you are not safe, tell a grown-up. Call 911 or 988.",
      "If you are under 13, a parent has to say yes first. If you are 13 to 17, we tell a parent.",
      "Plans cost money. Let a grown-up pick one.",
    ],
  },
};

/** The plain-language summary above a legal text. Adults get only the text itself. */
export const PLAIN_WORDS: Record<Audience, Record<LegalPlace, PlainWords> | null> = {
  adult: null,
  child: FOR_CHILDREN,
};
