import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import type { Metric } from "./constants";

const count = (one: string, many: string) => (n: number) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const adult = {
  title: "Certificates",
  lead: "Certificates you've earned. Each one says what you did. It isn't a diagnosis or a qualification.",
  earned: "Your certificates",
  empty: {
    title: "No certificates yet",
    text: "You get one when you finish a program, with a code anyone can check. A conversation or some movement is a good start.",
    talk: "Start a conversation",
    move: "Physical Therapy",
  },
  readFailed: "Your certificates didn't load.",
  retry: "Retry",
  more: (n: number) => `+${n} more`,
  hash: "Check code",
  issued: (day: string) => `Issued ${day}`,
  open: "Open certificate",
  /** Read after the program's name, so that each link says where it leads. */
  openNamed: (programme: string) => `Open certificate: ${programme}`,
  achievements: {
    days: (n) => `Over ${n} ${n === 1 ? "day" : "days"}`,
    moodDays: count("day with a check-in", "days with a check-in"),
    conversations: count(
      `conversation with ${PERSONA.adult}`,
      `conversations with ${PERSONA.adult}`,
    ),
    exercises: count("exercise finished", "exercises finished"),
    movementSessions: count("movement session", "movement sessions"),
    planSteps: count("safety plan step", "safety plan steps"),
  } as Record<Metric, (n: number) => string>,
  sheet: {
    heading: "Certificate of completion",
    lead: "This certifies that",
    finished: "has completed the program",
    on: (day: string) => `on ${day}`,
    nobody: "the holder of this certificate",
    byHand: "Write your name here by hand",
    guide: "Guide",
    number: "Number",
    issued: "Issued",
    picture: "A code that opens this certificate's check page",
    hint: "Scan to check this certificate",
    note: "It says what was done. It isn't a diagnosis, a qualification or proof of treatment.",
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
    check: "How to check it",
    checkText:
      "Anyone who scans the code or opens the link sees that it's genuine, plus its number and date. They don't see what the program was about.",
    openCheck: "Open the check page",
    showName: "Show my full name there" as string | null,
    nameHint: "When this is off, the page shows your initials. You can change this at any time.",
    initialsOnly: "The page shows your initials.",
  },
  shared: {
    title: "A certificate from Willow",
    text: "This page confirms it.",
    copied: {
      title: "Link copied",
      description: "Anyone who opens it can check that your certificate is real.",
    },
    failed: {
      title: "We couldn't copy the link",
      description: "It's below the certificate. You can copy it from there.",
    },
  },
  failed: {
    download: { title: "Error", description: "We couldn't make the file. Please try again." },
    name: { title: "Error", description: "We couldn't save that. Please try again." },
  },
};

export type CertificatesCopy = typeof adult;

const child: CertificatesCopy = {
  title: "My Certificates",
  lead: "When you finish something here, you get a certificate. It shows what you did.",
  earned: "What you finished",
  empty: {
    title: "No certificates yet",
    text: `When you finish something, it will show up here. You can talk to ${PERSONA.child} or move a bit.`,
    talk: `Talk to ${PERSONA.child}`,
    move: "Movement",
  },
  readFailed: "Your certificates didn't load.",
  retry: "Try again",
  more: (n) => `+${n} more`,
  hash: "Check code",
  issued: (day) => `From ${day}`,
  open: "Look at it",
  openNamed: (programme) => `Look at it: ${programme}`,
  achievements: {
    days: count("day in all", "days in all"),
    moodDays: count("day you picked a feeling", "days you picked a feeling"),
    conversations: count(`chat with ${PERSONA.child}`, `chats with ${PERSONA.child}`),
    exercises: count("calm game finished", "calm games finished"),
    movementSessions: count("time you moved", "times you moved"),
    planSteps: count("safe plan step", "safe plan steps"),
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
    note: "It shows what you did. It's not from a doctor, and it's not a school grade.",
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
      "A grown-up can scan the code. Then they see that it's real. They also see its number and the day. They don't see what it was about.",
    openCheck: "Open that page",
    showName: null,
    nameHint: "",
    initialsOnly:
      "The page shows only the first letters of your name. Ask a grown-up before you share it.",
  },
  shared: {
    title: "A certificate from Willow Kids",
    text: "This page shows that it's real.",
    copied: { title: "Link copied", description: "You can give it to a grown-up." },
    failed: {
      title: "The link didn't copy",
      description: "It's down below. A grown-up can help you copy it.",
    },
  },
  failed: {
    download: { title: "Oh no", description: "We couldn't make the file. Please try again." },
    name: { title: "Oh no", description: "That didn't save. Please try again." },
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
    text: (issuer: string) => `${issuer} issued it, and nothing in it has been changed.`,
  },
  invalid: {
    title: "We can't confirm this certificate",
    text: "No certificate has this code, or the certificate was changed. Check the link letter by letter, or scan the code on the paper again.",
  },
  facts: { number: "Number", issued: "Issued", issuer: "Issued by", recipient: "Issued to" },
  notShown: "Not shown",
  privacy:
    "To protect the holder's privacy, this page doesn't say what the program was about. Compare the number, date and name or initials with the paper.",
  meaning:
    "It says that someone finished all the steps of a program. It isn't a diagnosis, a qualification or proof of treatment.",
  home: "Go to home page",
} as const;
