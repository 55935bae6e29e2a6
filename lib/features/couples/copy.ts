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
  divorce: "Divorce or separation",
  infidelity: "Infidelity",
  addiction: "Addiction",
  blended_family: "Blended family",
  lgbtq: "LGBTQ+ life",
  polyamory: "Polyamory",
  long_distance: "Long distance",
  general: "General",
};

const approaches: Record<Approach, { name: string; hint: string }> = {
  gottman: { name: "Gottman", hint: "Softer starts, repair, small acts of kindness." },
  eft: {
    name: "Emotionally focused (EFT)",
    hint: "The loop you get caught in, and what's underneath it.",
  },
  cbt: { name: "Cognitive behavioral (CBT)", hint: "Thoughts, facts and clear agreements." },
  imago: { name: "Imago", hint: "Say it back before you answer." },
  narrative: { name: "Narrative", hint: "The two of you against the problem." },
  structural: { name: "Structural", hint: "Roles and boundaries at home." },
  strategic: { name: "Strategic", hint: "One small change in an old pattern." },
  solution_focused: {
    name: "Solution-focused",
    hint: "What already works, and the next small step.",
  },
  systemic: { name: "Systemic", hint: "How what each of you does shapes what the other does." },
  attachment: { name: "Attachment-based", hint: "Are you there for me?" },
  lgbtq_affirmative: { name: "LGBTQ-affirmative", hint: "Your bond, and the world around it." },
  polyamory_informed: { name: "Polyamory-informed", hint: "Agreements, time and care." },
  discernment: { name: "Discernment", hint: "Clarity first, when one of you isn't sure." },
  collaborative_divorce: { name: "Collaborative divorce", hint: "Separating with respect." },
};

const statuses: Record<InvitationStatus, string> = {
  pending: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Not accepted",
  revoked: "Withdrawn",
  expired: "Expired after seven days",
};

const adult = {
  types: TYPE_NAMES,
  foci,
  approaches,
  statuses,
  persona: PERSONA.adult as string,
  title: "Couples Therapy",
  lead: `A place for two, with ${PERSONA.adult} between you. ${PERSONA.adult} is an AI, not a person. It talks to both of you and doesn't take sides.`,
  /** Said by the server, next to a field or in a notice. */
  ownAddress: "That's your own address. Please enter the other person's address.",
  notAccepted: "A shared space needs two people who've said yes. Please send an invitation first.",
  answeredBefore: "This invitation has already been answered.",
  invitationEnded: "This invitation has ended. You can ask for a new one.",
  closedSpace: "This shared space is closed. You can't write anything new in it.",
  replyPending: "Sage is still answering your last message. Please wait a moment.",
  answerOnItsWay: "Your message is saved. The answer is still on its way.",
  defaultTitle: (focus: string) =>
    focus === foci.general ? `${focus} conversation` : `Conversation: ${focus}`,
  retry: "Retry",
  cancel: "Cancel",
  close: "Close",
  save: "Save",
  partner: "your partner",

  invite: {
    title: "Invite your partner",
    text: "They get an e-mail with a link and decide for themselves. The e-mail doesn't say why. Nothing is shared until they accept.",
    email: "Partner's e-mail",
    emailHint: "They sign in with this address to accept.",
    type: "Relationship type",
    message: "Personal message",
    messageHint: "Optional. They see it after they sign in, not in the e-mail.",
    send: "Send Invitation",
    solo: "Continue Solo",
    open: "Invite Partner",
    sentTitle: "Your invitations",
    sentTo: (email: string) => `To ${email}`,
    until: (day: string) => `Valid until ${day}`,
    resend: "Send it again",
    revoke: "Withdraw",
  },
  received: RECEIVED_COPY,
  relationship: {
    title: "Your relationship",
    with: (name: string) => `With ${name}`,
    which: "Which relationship",
    kind: "Relationship type",
    since: "Together since",
    goals: "Goals",
    challenges: "What's hard",
    communicationStyle: "How you talk best",
    conflictStyle: "How you handle conflict",
    none: "Nothing here yet. You can both see what you write here.",
    edit: "Edit",
    editTitle: "Edit your relationship",
    editText: "You can both see and change this.",
    name: "Name",
    onePerLine: "One per line.",
    saved: { title: "Saved", description: "You can both see it now." },
    failed: { title: "Not saved", description: "What you wrote is still here. Please try again." },
    leave: "Leave",
    leaveTitle: "Leave this shared space?",
    leaveText: [
      "After that, no one can write anything new in it.",
      "You can both still read what you wrote to each other.",
      "What you wrote in private stays yours alone. The other person never sees it.",
      "The other person sees a short note that the space was closed. It doesn't say why.",
      "To share a space again, one of you has to send a new invitation.",
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
    failedRead: "We couldn't load your relationship.",
  },
  session: {
    listTitle: "Your conversations",
    empty: "Your conversations will appear here.",
    failedRead: "We couldn't load your conversations.",
    new: "Start New Session",
    title: "New conversation",
    focus: "Focus",
    focusHint: "What it's about.",
    approach: "Approach",
    name: "Session title",
    nameHint: "Optional. You both see it.",
    start: "Start Session",
    needsPartner:
      "You can look around here. Your partner has to accept your invitation before a conversation can start.",
    toSelf: "Talk with Sage on your own",
  },
  talk: {
    title: "Your conversation",
    about: (focus: string, approach: string) => `${focus} · ${approach}`,
    none: "Choose a conversation from the list, or start a new one. Then you can write here.",
    begin: "You can both read this. Check “Private” to write to Sage alone.",
    conversation: "Conversation",
    message: "Message",
    placeholder: (name: string) => `Write to ${name} and Sage`,
    placeholderPrivate: "Only Sage reads this",
    send: "Send",
    keys: "Press Enter to send, or Shift+Enter for a new line.",
    private: "Private",
    privateHint:
      "Only you and Sage see it. Sage answers you alone and never uses it with both of you.",
    privateMark: "Private: only you see this",
    you: "You",
    thinking: "Sage is thinking",
    pause: "A pause",
    tooLong: "Message content is too long",
    notSent: "Not sent yet.",
    unsent: "This wasn't sent. No one has read it:",
    bring: "Tell Sage on your own",
    tryAgain: "Try again",
    interrupted: "The answer was interrupted. Your message is saved.",
    earlier: "Earlier messages",
    failedRead: "We couldn't load this conversation.",
    kept: (name: string) =>
      `This sounded serious, so it went only to Sage. ${name} doesn't see it. You can still send it without “Private”.`,
    why: "Why does Sage pause?",
    whyText:
      "Sage sometimes pauses a shared conversation: after a heated moment, after a long conversation, when one of you asks for it, or when it thinks you each need time alone first. It doesn't say which. You can always write to it in private.",
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
    text: `This is where two grown-ups can work on how they get along. If people at home fight and it worries you, you can talk about it with ${PERSONA.child}.`,
    links: [
      { href: "/chat", label: `Talk to ${PERSONA.child}` },
      { href: "/", label: "Go home" },
    ],
  },
} as const;
