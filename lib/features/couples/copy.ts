import { CRISIS_TOAST } from "@/lib/features/conversation/copy/crisis-toast";
import { PERSONA } from "@/lib/shared/product";
import type { Approach, Focus, InvitationStatus } from "./constants";
import { CHECK_IN_COPY } from "./copy/check-in";
import { RECEIVED_COPY, TYPE_NAMES } from "./copy/received";

const foci: Record<Focus, string> = {
  communication: "Communication",
  conflict: "Conflict",
  intimacy: "Intimacy",
  trust: "Trust",
  future: "Future plans",
  family: "Family",
  finance: "Money",
  premarital: "Before marriage",
  divorce: "Divorce or parting",
  infidelity: "Infidelity",
  addiction: "Addiction",
  blended_family: "Blended family",
  lgbtq: "LGBTQ+ life",
  polyamory: "Polyamory",
  long_distance: "Long distance",
  general: "General",
};

const approaches: Record<Approach, { name: string; hint: string }> = {
  gottman: { name: "Gottman", hint: "Softer starts, repair, small kind acts." },
  eft: {
    name: "Emotionally focused (EFT)",
    hint: "The loop you get caught in, and what is under it.",
  },
  cbt: { name: "Cognitive behavioral (CBT)", hint: "Thoughts, facts and clear deals." },
  imago: { name: "Imago", hint: "Say it back before you answer." },
  narrative: { name: "Narrative", hint: "You two against the problem." },
  structural: { name: "Structural", hint: "Roles and borders at home." },
  strategic: { name: "Strategic", hint: "One small change in an old pattern." },
  solution_focused: {
    name: "Solution-focused",
    hint: "What works already, and the next half step.",
  },
  systemic: { name: "Systemic", hint: "How each one's moves shape the other's." },
  attachment: { name: "Attachment-based", hint: "Are you there for me?" },
  lgbtq_affirmative: { name: "LGBTQ-affirmative", hint: "Your bond, and the world around it." },
  polyamory_informed: { name: "Polyamory-informed", hint: "Agreements, time and care." },
  discernment: { name: "Discernment", hint: "Clarity first, when one is not sure." },
  collaborative_divorce: { name: "Collaborative divorce", hint: "Parting with respect." },
};

const statuses: Record<InvitationStatus, string> = {
  pending: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Not accepted",
  revoked: "Taken back",
  expired: "Ended after seven days",
};

const adult = {
  types: TYPE_NAMES,
  foci,
  approaches,
  statuses,
  persona: PERSONA.adult as string,
  title: "Couples Therapy",
  lead: `A place for two, with ${PERSONA.adult} between you. ${PERSONA.adult} is an AI and no person. It speaks to both of you and takes no side.`,
  /** Said by the server, next to a field or in a notice. */
  ownAddress: "That is your own address. Please enter the address of the other person.",
  notAccepted: "A space needs two people who said yes. Please send an invitation first.",
  answeredBefore: "This invitation has been answered already.",
  invitationEnded: "This invitation has ended. You can ask for a new one.",
  closedSpace: "This shared space has been closed. Nothing new can be written in it.",
  replyPending: "Your last message is still being answered. Please wait a moment.",
  answerOnItsWay: "Your message is saved. The answer is still on its way.",
  defaultTitle: (focus: string) =>
    focus === foci.general ? `${focus} talk` : `A talk about: ${focus}`,
  retry: "Retry",
  cancel: "Cancel",
  close: "Close",
  save: "Save",
  partner: "your partner",

  invite: {
    title: "Invite your partner",
    text: "They get an e-mail with a link and decide for themselves. It says nothing about why. Nothing is shared before they accept.",
    email: "Partner's e-mail",
    emailHint: "They sign in with this address to accept.",
    type: "Relationship type",
    message: "Personal message",
    messageHint: "Optional. They read it after they sign in, not in the e-mail.",
    send: "Send Invitation",
    solo: "Continue Solo",
    open: "Invite Partner",
    sentTitle: "Your invitations",
    sentTo: (email: string) => `To ${email}`,
    until: (day: string) => `Works until ${day}`,
    resend: "Mail it again",
    revoke: "Take back",
  },
  received: RECEIVED_COPY,
  relationship: {
    title: "Your relationship",
    with: (name: string) => `With ${name}`,
    which: "Which relationship",
    kind: "Kind of relationship",
    since: "Together since",
    goals: "Goals",
    challenges: "What is hard",
    communicationStyle: "How you talk best",
    conflictStyle: "How you handle conflict",
    none: "Nothing here yet. What you write here, both of you see.",
    edit: "Edit",
    editTitle: "Edit your relationship",
    editText: "Both of you see and can change this.",
    name: "Name",
    onePerLine: "One on each line.",
    saved: { title: "Saved", description: "Both of you see it now." },
    failed: { title: "Not saved", description: "What you wrote is still here. Please try again." },
    leave: "Leave",
    leaveTitle: "Leave this shared space?",
    leaveText: [
      "Nobody can write anything new in it from then on.",
      "What you both wrote to each other stays readable for both of you.",
      "What you wrote in private stays yours alone. The other never sees it.",
      "The other sees a short note that the space was closed. It gives no reason.",
      "To share a space again, one of you must send a new invitation.",
    ],
    leaveSure: "Leave for good",
    stay: "Stay",
    left: { title: "You left", description: "The shared space is closed." },
    leaveFailed: {
      title: "That didn't work",
      description: "Nothing was changed. Please try again.",
    },
    ended: (day: string) =>
      `This shared space was closed on ${day}. You can still read what you both wrote.`,
    failedRead: "Your relationship could not be read just now.",
  },
  session: {
    listTitle: "Your talks",
    empty: "Your talks will stand here.",
    failedRead: "Your talks could not be read just now.",
    new: "Start New Session",
    title: "A new talk",
    focus: "Focus",
    focusHint: "What it is about.",
    approach: "Approach",
    name: "Session title",
    nameHint: "Optional. Both of you see it.",
    start: "Start Session",
    needsPartner:
      "You can look around here. A partner must accept your invitation before a talk can start.",
    toSelf: "Talk with Sage on your own",
  },
  talk: {
    title: "Your talk",
    about: (focus: string, approach: string) => `${focus} · ${approach}`,
    none: "Choose a talk from the list, or start a new one. Then you can write here.",
    begin: "Both of you read what stands here. Tick “Private” to write to Sage alone.",
    conversation: "Talk",
    message: "Message",
    placeholder: (name: string) => `Write to ${name} and Sage`,
    placeholderPrivate: "Only Sage reads this",
    send: "Send",
    keys: "Enter sends. Shift and Enter begins a new line.",
    private: "Private",
    privateHint: "Only you and Sage see it. Sage answers you alone and never uses it with both.",
    privateMark: "Private, only you see this",
    you: "You",
    thinking: "Sage is thinking",
    pause: "A pause",
    tooLong: "Message content is too long",
    notSent: "Not sent yet.",
    unsent: "This was not sent. Nobody has read it:",
    bring: "Say it to Sage on your own",
    tryAgain: "Try again",
    interrupted: "The answer was interrupted. Your message is saved.",
    earlier: "Earlier messages",
    failedRead: "The talk could not be read just now.",
    kept: (name: string) =>
      `This sounded serious, so it went to Sage alone. ${name} does not see it. You can still write it without “Private”.`,
    why: "Why does Sage pause?",
    whyText:
      "Sage rests joint talks at times: after a heated moment, after a long talk, when one of you asks for it, or when it thinks that each of you needs time alone first. It does not say which. You can always write to it in private.",
  },
  toast: {
    invited: {
      title: "Invitation Sent",
      description: "Your partner has been invited to join therapy sessions.",
    },
    inviteFailed: {
      title: "Invitation Failed",
      description: "Failed to send invitation. Please try again.",
    },
    noRelationship: {
      title: "No Relationship Found",
      description: "Please invite your partner first to start couples therapy.",
    },
    sessionFailed: { title: "Error", description: "Failed to create session." },
    sendFailed: { title: "Error", description: "Failed to send message. Please try again." },
    crisis: CRISIS_TOAST.adult,
  },
  checkIn: CHECK_IN_COPY,
};

export type CouplesCopy = typeof adult;

/** Only adults come here (COUP-18), so there is one dictionary. */
export const COUPLES_COPY = { adult } as const;

/** Shown to a child or teen instead. */
export const COUPLES_NOTICE = {
  child: {
    title: "This part is for grown-ups",
    text: `Here two grown-ups can work on how they get along. If people at home fight and it worries you, you can talk about it with ${PERSONA.child}.`,
    links: [
      { href: "/chat", label: `Talk to ${PERSONA.child}` },
      { href: "/", label: "Go home" },
    ],
  },
} as const;
