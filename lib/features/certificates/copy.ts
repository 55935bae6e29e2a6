import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import type { Metric } from "./constants";

const count = (one: string, many: string) => (n: number) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const adult = {
  title: "Certificates",
  lead: "What you finished, in your own hands. A certificate says what you did. It is not a diagnosis and not a title.",
  earned: "Your certificates",
  empty: {
    title: "No certificates yet",
    text: "A finished program brings one, with a code that anybody can check. A talk or some movement is a start.",
    talk: "Start a conversation",
    move: "Physical Therapy",
  },
  readFailed: "Your certificates did not load.",
  retry: "Retry",
  more: (n: number) => `+${n} more`,
  hash: "Check code",
  issued: (day: string) => `Issued ${day}`,
  open: "Open certificate",
  /** Read after the program's name, so that each link says where it leads. */
  openNamed: (programme: string) => `Open certificate: ${programme}`,
  achievements: {
    days: count("day on the way", "days on the way"),
    moodDays: count("day with a check-in", "days with a check-in"),
    conversations: count(`talk with ${PERSONA.adult}`, `talks with ${PERSONA.adult}`),
    exercises: count("exercise to the end", "exercises to the end"),
    movementSessions: count("movement session", "movement sessions"),
    planSteps: count("step of a safety plan", "steps of a safety plan"),
  } as Record<Metric, (n: number) => string>,
  sheet: {
    heading: "Certificate of completion",
    lead: "This is to say that",
    finished: "has finished the program",
    on: (day: string) => `on ${day}`,
    nobody: "the person who holds it",
    byHand: "Name, to be written by hand",
    guide: "Guide",
    number: "Number",
    issued: "Issued",
    picture: "A code that opens the check page of this certificate",
    hint: "Scan to check this certificate",
    note: "It says what was done. It is no diagnosis, no title and no proof of treatment.",
    fileTitle: (programme: string) => `Certificate: ${programme}`,
  },
  detail: {
    back: "All certificates",
    download: "Download",
    downloading: "Making the file...",
    print: "Print",
    share: "Share",
    downloads: (n: number) =>
      n === 0 ? "Not downloaded yet" : n === 1 ? "Downloaded once" : `Downloaded ${n} times`,
    check: "How it can be checked",
    checkText:
      "Whoever scans the code or opens the link sees that it is genuine, its number and its date. They do not see what the program was about.",
    openCheck: "Open the check page",
    showName: "Show my full name there" as string | null,
    nameHint: "Off, the page shows your initials. You can change this at any time.",
    initialsOnly: "The page shows your initials.",
  },
  shared: {
    title: "A certificate from Willow",
    text: "This page confirms it.",
    copied: { title: "Link copied", description: "Whoever opens it can check your certificate." },
    failed: {
      title: "We couldn't copy the link",
      description: "It stands below the certificate. You can copy it from there.",
    },
  },
  failed: {
    download: { title: "Error", description: "The file could not be made. Please try again." },
    name: { title: "Error", description: "That could not be saved. Please try again." },
  },
};

export type CertificatesCopy = typeof adult;

const child: CertificatesCopy = {
  title: "My Certificates",
  lead: "When you finish something here, you get a certificate. It tells what you did.",
  earned: "What you finished",
  empty: {
    title: "No certificates yet",
    text: `When you finish something, it will hang here. You can talk to ${PERSONA.child} or move a bit.`,
    talk: `Talk to ${PERSONA.child}`,
    move: "Movement",
  },
  readFailed: "Your certificates did not load.",
  retry: "Try again",
  more: (n) => `+${n} more`,
  hash: "Check code",
  issued: (day) => `From ${day}`,
  open: "Look at it",
  openNamed: (programme) => `Look at it: ${programme}`,
  achievements: {
    days: count("day on the way", "days on the way"),
    moodDays: count("day with a feeling", "days with a feeling"),
    conversations: count(`talk with ${PERSONA.child}`, `talks with ${PERSONA.child}`),
    exercises: count("calm game to the end", "calm games to the end"),
    movementSessions: count("time you moved", "times you moved"),
    planSteps: count("step of your safe plan", "steps of your safe plan"),
  },
  sheet: {
    heading: "You did it!",
    lead: "This is for",
    finished: "who finished",
    on: (day) => `on ${day}`,
    nobody: "you",
    byHand: "Write your name here",
    guide: "Guide",
    number: "Number",
    issued: "From",
    picture: "A code to scan. It shows that this is real.",
    hint: "Scan to check it",
    note: "It tells what you did. It is not from a doctor and not a school grade.",
    fileTitle: (programme) => `Certificate: ${programme}`,
  },
  detail: {
    back: "All my certificates",
    download: "Download",
    downloading: "Making the file...",
    print: "Print",
    share: "Share",
    downloads: (n) => (n === 0 ? "Not saved yet" : n === 1 ? "Saved one time" : `Saved ${n} times`),
    check: "Is it real?",
    checkText:
      "A grown-up can scan the code. Then they see that it is real, its number and the day. They do not see what it was about.",
    openCheck: "Open that page",
    showName: null,
    nameHint: "",
    initialsOnly:
      "The page shows only the first letters of your name. Ask a grown-up before you share it.",
  },
  shared: {
    title: "A certificate from Willow Kids",
    text: "This page shows that it is real.",
    copied: { title: "Link copied", description: "You can give it to a grown-up." },
    failed: {
      title: "The link was not copied",
      description: "It stands below. A grown-up can help you copy it.",
    },
  },
  failed: {
    download: { title: "Oh no", description: "The file was not made. Please try again." },
    name: { title: "Oh no", description: "That was not saved. Please try again." },
  },
};

export const CERTIFICATES_COPY: Record<Audience, CertificatesCopy> = { adult, child };

/**
 * The public check page is for strangers: an employer, a school, a friend. One wording for all of
 * them.
 */
export const CHECK_COPY = {
  title: "Certificate check",
  valid: {
    title: "This certificate is genuine",
    text: (issuer: string) => `${issuer} issued it and nothing in it was changed.`,
  },
  invalid: {
    title: "We cannot confirm this certificate",
    text: "No certificate has this code, or it was changed. Check the link letter by letter, or scan the code on the paper again.",
  },
  facts: { number: "Number", issued: "Issued", issuer: "Issued by", recipient: "Issued to" },
  notShown: "Not shown",
  privacy:
    "For the holder's privacy this page does not say what the program was about. Compare number, date and name, or its first letters, with the paper.",
  meaning:
    "It says that somebody went through a program to its end. It is no diagnosis, no title and no proof of treatment.",
  home: "Go to home page",
} as const;
