import { PERSONA } from "@/lib/shared/product";
import {
  type FamilyItem,
  type NameShown,
  NOBODY,
  type ProviderItem,
  type ShareState,
} from "./constants";

interface ItemWords {
  readonly label: string;
  readonly hint: string;
}

const family: Record<FamilyItem, ItemWords> = {
  moods: {
    label: "My check-ins from the last 30 days",
    hint: "The day, the feeling and how strong it was. Never your notes.",
  },
  programmes: {
    label: "My programs and certificates",
    hint: "How far along you are in each, and what you've finished.",
  },
  planPeople: {
    label: "From my safety plan: people I can ask for help",
    hint: "The names as you wrote them, without phone numbers. This way, they know who else to turn to.",
  },
  planSigns: {
    label: "From my safety plan: signs that a crisis is coming",
    hint: "In your own words. It can help someone close to you notice early. Read them once more before you check this.",
  },
};

/** The same items as worded for the invited person, with the owner's name. */
function familyOf(name: string): Record<FamilyItem, string> {
  const whose = name && name !== NOBODY ? `${name}'s` : "their";
  const begun = whose === "their" ? "Their" : whose;
  return {
    moods: `${begun} check-ins from the last 30 days`,
    programmes: `${begun} programs and certificates`,
    planPeople: `From ${whose} safety plan: people to ask for help`,
    planSigns: `From ${whose} safety plan: signs that a crisis is coming`,
  };
}

const provider: Record<ProviderItem, ItemWords> = {
  moods: {
    label: "Check-ins by week",
    hint: "How many, the average, and the range. Never your notes.",
  },
  programmes: { label: "Programs", hint: "How far along you are in each." },
  movement: { label: "Movement", hint: "How many times, and pain before and after." },
  safetyPlan: {
    label: "My whole safety plan",
    hint: "All steps in your own words, without phone numbers. You have to check this one yourself.",
  },
};

const names: Record<NameShown, string> = {
  first: "My first name",
  full: "My full name",
  initials: "Initials only",
};

const states: Record<ShareState, string> = {
  pending: "Waiting for an answer",
  active: "Active",
  expired: "Expired",
  revoked: "You ended it",
  declined: "Declined",
  left: "They stopped looking",
};

const adult = {
  title: "Sharing",
  lead: "You can show part of what you keep here to someone you trust. Nothing is shared until you choose it, and you can stop at any time.",
  free: "No one should pressure you to share. If someone does, you can end it here right away. They'll see that it ended, but not why.",
  never: {
    title: "What can never be shared here",
    lines: [
      `What you write to ${PERSONA.adult}, and all your notes`,
      "Trauma work and couples work",
      `What ${PERSONA.adult} remembers`,
      "Moments of crisis",
    ],
  },
  items: { family, provider, familyOf },
  names,
  states,
  kinds: { family: "Family or friend", provider: "Care provider" },
  given: {
    title: "What you share",
    over: "Past shares",
    empty: {
      title: "You aren't sharing anything",
      text: "That's fine. If you'd like someone to see part of it, start below.",
    },
    link: "A link for a care provider",
    shows: "Shows:",
    showed: "Showed until it ended:",
    wouldShow: "Would have shown:",
    lookBack: (days: number) => `Covers the last ${days} days.`,
    until: (moment: string) => `Ends automatically on ${moment}.`,
    acceptUntil: (day: string) => `They can accept until ${day}.`,
    /** When the share ended, and why. */
    endedOn: {
      revoked: (day: string) => `You ended it on ${day}. No one can see it anymore.`,
      expired: (day: string) => `Expired on ${day}. No one can see it anymore.`,
      declined: (day: string) => `Declined on ${day}. Nothing was shown.`,
      left: (day: string) => `They stopped looking on ${day} and can't see it anymore.`,
    },
    askAgain: (day: string) => `You can invite them again starting ${day}.`,
    accepted: (day: string) => `Accepted on ${day}.`,
    neverOpened: "Not opened yet.",
    wasNeverOpened: "Never opened.",
    seen: "Who's seen it",
    linkFor: (name: string) => `Your link for ${name}`,
    linkOf: (day: string) => `Your link from ${day}`,
    opened: (count: number, moment: string) =>
      count === 1 ? `opened once, on ${moment}.` : `opened ${count} times, last on ${moment}.`,
    firstOpened: (moment: string) => `The first time was on ${moment}.`,
    anybodyWithIt: "Anyone with the link can open it. We know when it was opened, but not by whom.",
    times: "Most recent times",
    see: "See what they see",
    /** Shown while the choice is being edited. */
    seeNow: "See what they see now",
    change: "Change what it shows",
    end: "End sharing",
    endSure: "End this now? You can't undo it, but you can always create a new one.",
    endYes: "End it now",
    keep: "Keep it",
    endAll: "End all sharing",
    endAllSure: "End everything you share, with everyone? It takes effect right away.",
    endAllYes: "Yes, end all of it",
    endedNow: { title: "Ended", description: "From now on, it shows nothing." },
  },
  received: {
    title: "Shared with you",
    invites: (name: string) => `${name} would like to show you how they are doing`,
    text: "You'd see only what's listed below. You can't change anything, and you can stop at any time.",
    care: "You aren't being asked to watch over anyone. If you're worried someone is in danger, call them or your local emergency number.",
    until: (day: string) => `You can answer until ${day}.`,
    accept: "Accept",
    decline: "Decline",
    accepted: { title: "Accepted", description: "You'll find it under Sharing." },
    declined: {
      title: "Declined",
      description:
        "Nothing was shared. They'll see that you declined, and for 30 days nothing they send will reach you here.",
    },
    /** For an answer that came after the invitation ended, or a second time. */
    over: {
      title: "This invitation is over",
      description:
        "It expired, was withdrawn, or was already answered. If you'd still like to see it, ask for a new one.",
    },
    from: (name: string) => `From ${name}`,
    look: "Look",
    leave: "Stop looking",
    leaveSure: "Stop looking at this? They will see that you stopped.",
    leaveYes: "Stop looking",
    left: { title: "Stopped", description: "You can't see it anymore." },
    ended: "Ended",
    endedOn: (day: string) => `Ended on ${day}. You can't see it anymore.`,
    leftOn: (day: string) => `You stopped looking on ${day} and can't see it anymore.`,
  },
  make: {
    title: "Share something new",
    family: {
      title: "With family or a friend",
      text: "They get an invitation by email, sign in with that address, and see what you checked, always up to date. You can change it later.",
      email: "Their email",
      emailHint:
        "The email names you and says nothing about what you're sharing. They have seven days to accept. Sharing is for adults, so children and teens don't get an email.",
      send: "Send invitation",
      sent: { title: "Invited", description: "If they accept, they'll see what you checked." },
      /** An invitation was already waiting for them. */
      renewed: {
        title: "Invitation changed",
        description:
          "They already had one waiting. It now shows this. Its link and expiration date stay the same, and we won't send a second email.",
      },
      /** For a new invitation within a week of an earlier one that has ended. */
      mailedLately: {
        title: "Invited, without an email",
        description:
          "We email only one invitation every seven days. This one is waiting under Sharing when they sign in with that address. Please tell them yourself.",
      },
    },
    provider: {
      title: "With a care provider",
      text: "You get a link to a summary you can give to a doctor or therapist. Anyone with the link can open it until it expires.",
      days: "The link works for",
      daysOf: (days: number) => (days === 1 ? "1 day" : `${days} days`),
      period: "It covers",
      periodOf: (days: number) => `${days} days`,
      make: "Make the link",
    },
    what: "What should it show?",
    nothing: "Check at least one thing.",
    name: "What name should it show?",
    label: "Note for yourself (optional)",
    labelHint: "Such as a name, so you'll recognize it later. Only you can see it.",
  },
  made: {
    title: "Your link is ready",
    text: "We show it only once. Copy or print it now, and give it to the one person it's for.",
    link: "Link",
    copy: "Copy the link",
    copied: { title: "Copied", description: "The link is on your clipboard." },
    copyFailed: {
      title: "We couldn't copy the link",
      description: "Select it and copy it yourself.",
    },
    print: "Print",
    until: (moment: string) => `It works until ${moment}. You can end it sooner at any time.`,
    done: "Done",
  },
  change: {
    untilSaved: "Until you save, they'll see what they saw before.",
    save: "Save",
    cancel: "Cancel",
    saved: { title: "Saved", description: "From now on, it shows this." },
  },
  readFailed: "We couldn't load what you share.",
  retry: "Retry",
  loading: "Loading what you share",
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
};

export const SHARES_COPY = { adult } as const;

/** Why no invitation goes out. Shown next to the address. */
export const INVITING_REFUSED = {
  ownAddress: "That's your own address.",
  sharedAlready: "You already share with this address. You can change what it shows.",
  declined: (day: string) =>
    `Your last invitation to this address was declined, and we leave people alone for 30 days then. You can invite them again starting ${day}.`,
  left: (day: string) =>
    `They stopped looking at what you shared, and we leave people alone for 30 days then. You can invite them again starting ${day}.`,
};

/** Shown to a child or teen instead. */
export const SHARING_NOTICE = {
  child: {
    title: "You share with your grown-up",
    text: `Do you want to show someone how you feel? You and your grown-up do that together. Ask them, or tell ${PERSONA.child} about it first.`,
    links: [
      { href: "/chat", label: `Talk to ${PERSONA.child}` },
      { href: "/", label: "Go home" },
    ],
  },
} as const;

/** Text around a share for the person it's shared with. */
export const SHARED_COPY = {
  title: (name: string) => `Shared by ${name}`,
  preview: "This is what they see.",
  /** Shown while no one has accepted it yet. */
  previewWaiting: "This is what they'd see after they accept.",
  lead: "They chose what to show here. It isn't everything, and it isn't a diagnosis.",
  care: "If you're worried someone is in danger, call them or your local emergency number. In the US, you can call or text 988 at any hour.",
  back: "All sharing",
  again: "Try again",
  gone: {
    title: "This isn't shared anymore",
    text: "It ended, or it was never meant for this account. There's nothing wrong with your account.",
  },
  waiting: {
    title: "This is waiting for your answer",
    text: "You can accept or decline it under Sharing.",
  },
  readFailed: "We couldn't load this right now.",
  loading: "Loading",
  nothing: "Nothing here yet.",
  plan: {
    title: "Safety plan",
    people: "People to ask for help",
    signs: "Signs that a crisis is coming",
    notWritten: "Not written yet.",
  },
  moods: {
    title: "Check-ins from the last 30 days",
    hint: "The number shows how strong the feeling was, from 1 to 10. A high number can mean a good day or a hard one.",
    day: "Day",
    mood: "Feeling",
    score: "How strong",
  },
  programmes: {
    title: "Programs",
    finished: "Finished",
    progress: (percent: number) => `${percent}%`,
  },
  certificates: { title: "Certificates", on: (day: string) => `Finished on ${day}` },
};

/** The page behind a provider link. */
export const LINK_COPY = {
  title: "A summary was shared with you",
  text: "Someone who uses Willow made this summary for their care. It opens when you press the button, and they'll see that it was opened.",
  open: "Open the summary",
  opening: "Opening",
  ended: {
    title: "This link has expired",
    text: "It expired or was withdrawn. If you still need the summary, ask the person who gave you the link to make a new one. There's nothing wrong with your device.",
  },
  unknown: {
    title: "We don't recognize this link",
    text: "Part of it may be missing. Copy the whole address and try again. If that doesn't help, ask the person who gave it to you for a new one.",
  },
  busy: {
    title: "One moment, please",
    text: "Too many links were just tried from here. Nothing is lost. Please wait a minute and open the link again.",
  },
  failed: "That didn't work. Please try again.",
  home: "Go to home page",
  summary: {
    title: (name: string) => `Summary of ${name}`,
    about: "Self-reported. Not a diagnosis. Made by the person, not by a clinician.",
    period: (from: string, to: string) => `From ${from} to ${to}.`,
    until: (moment: string) => `This link works until ${moment}.`,
    print: "Print",
    nothing: "Nothing in this period.",
    notShared: "Other parts weren't shared.",
    moods: {
      title: "Check-ins by week",
      count: (entries: number, days: number) =>
        `${entries === 1 ? "1 check-in" : `${entries} check-ins`} on ${days === 1 ? "1 day" : `${days} days`}.`,
      hint: "The person names a feeling and how strong it is, from 1 to 10. A high number means a strong feeling, not a good day.",
      week: "Week of",
      entries: "Count",
      mean: "Average",
      range: "Range",
      named: "Feelings named",
    },
    programmes: "Programs",
    movement: {
      title: "Movement",
      count: (sessions: number, minutes: number) =>
        `${sessions === 1 ? "1 session" : `${sessions} sessions`}, ${minutes} minutes in all.`,
      day: "Day",
      before: "Pain before",
      after: "Pain after",
      hint: "Pain from 0 to 10, as reported by the person.",
    },
    safetyPlan: "Safety plan",
    notWritten: "Not written yet.",
    restNotWritten: "The other steps aren't written yet.",
  },
};

/** The page that an invitation mail links to, for the invited person. */
export const INVITATION_COPY = {
  title: "An invitation for you",
  invites: SHARES_COPY.adult.received.invites,
  about:
    "Willow is a place where people look after their mental health. You'd see only the part they chose for you. You can't change anything, and you can stop at any time.",
  until: SHARES_COPY.adult.received.until,
  care: SHARES_COPY.adult.received.care,
  shows: "You would see:",
  visitor: {
    text: "Sign in with the address we emailed to see which part it is. New here? We'll ask a few things about you first, because sharing is for adults, and then bring you back to this page.",
    act: "Sign in to accept",
  },
  ageless: {
    text: "One thing first: sharing is for adults, so please tell us a little about yourself. Then you'll come back to this page and can answer.",
    act: "Tell us about yourself",
  },
  stranger: {
    text: "You're signed in with a different address than the one we emailed. To accept, sign out here. You'll stay on this page and can sign in with the other address.",
    act: "Sign out",
  },
  accept: SHARES_COPY.adult.received.accept,
  decline: SHARES_COPY.adult.received.decline,
  noAccount: "You don't need an account to decline.",
  declineSure: (name: string) =>
    `Decline this invitation? ${name} will see that it was declined, and nothing more. For 30 days, no other invitation from ${name} will reach you.`,
  declineYes: "Decline it",
  declineNo: "Not now",
  failed: "That didn't work. Nothing was changed. Please try again.",
  declined: {
    title: "This invitation was declined",
    text: "Nothing is shared, and there's nothing else you need to do. For 30 days, no other invitation from the same person will reach this address. If it was a mistake, let them know. They can ask you again after that.",
  },
  accepted: {
    title: "This invitation was accepted",
    text: "You'll find it under Sharing when you sign in with the address we emailed.",
    signIn: "Sign in",
    look: "Go to Sharing",
  },
  ended: {
    title: "This invitation is over",
    text: "It was open for seven days, or they've ended it since. There's nothing you need to do.",
  },
};
