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
    label: "My check-ins of the last 30 days",
    hint: "The day, the feeling and how strong it was. Never your notes.",
  },
  programmes: {
    label: "My programmes and certificates",
    hint: "How far you are in each, and what you finished.",
  },
  planPeople: {
    label: "From my safety plan: people I can ask for help",
    hint: "The names as you wrote them, with no phone numbers. Whoever sees this knows whom else to turn to.",
  },
  planSigns: {
    label: "From my safety plan: signs that a crisis is coming",
    hint: "In your own words. It can help somebody close to you to notice early. Read them once more before you tick this.",
  },
};

/** The same items as worded for the invited person, with the owner's name. */
function familyOf(name: string): Record<FamilyItem, string> {
  const whose = name && name !== NOBODY ? `${name}'s` : "their";
  const begun = whose === "their" ? "Their" : whose;
  return {
    moods: `${begun} check-ins of the last 30 days`,
    programmes: `${begun} programmes and certificates`,
    planPeople: `From ${whose} safety plan: people to ask for help`,
    planSigns: `From ${whose} safety plan: signs that a crisis is coming`,
  };
}

const provider: Record<ProviderItem, ItemWords> = {
  moods: {
    label: "Check-ins by week",
    hint: "How many, the mean and the range. Never your notes.",
  },
  programmes: { label: "Programmes", hint: "How far you are in each." },
  movement: { label: "Movement", hint: "How many times, and pain before and after." },
  safetyPlan: {
    label: "My whole safety plan",
    hint: "All steps in your own words, with no phone numbers. You have to tick this yourself.",
  },
};

const names: Record<NameShown, string> = {
  first: "My first name",
  full: "My full name",
  initials: "First letters only",
};

const states: Record<ShareState, string> = {
  pending: "Waiting for an answer",
  active: "Active",
  expired: "Ran out",
  revoked: "You ended it",
  declined: "Declined",
  left: "They stopped looking",
};

const adult = {
  title: "Sharing",
  lead: "You can show a part of what you keep here to somebody you trust. Nothing is shared before you choose it, and you can stop at any time.",
  free: "Nobody should press you to share. If somebody does, you can end it here at once. They see that it has ended and not why.",
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
    over: "What is over",
    empty: {
      title: "You share nothing",
      text: "That is fine. If you would like somebody to see a part of it, begin below.",
    },
    link: "A link for a care provider",
    shows: "Shows:",
    showed: "Showed until then:",
    wouldShow: "Would have shown:",
    lookBack: (days: number) => `Looks back ${days} days.`,
    until: (moment: string) => `Ends by itself on ${moment}.`,
    acceptUntil: (day: string) => `They can accept until ${day}.`,
    /** When the share ended, and why. */
    endedOn: {
      revoked: (day: string) => `You ended it on ${day}. Nobody sees it any more.`,
      expired: (day: string) => `Ended on ${day}, as its time was over. Nobody sees it any more.`,
      declined: (day: string) => `Declined on ${day}. Nothing was shown.`,
      left: (day: string) => `They stopped looking on ${day}. They see it no more.`,
    },
    askAgain: (day: string) => `You can invite them again from ${day}.`,
    accepted: (day: string) => `Accepted on ${day}.`,
    neverOpened: "Not opened yet.",
    wasNeverOpened: "It was never opened.",
    seen: "Who has seen it",
    linkFor: (name: string) => `Your link for ${name}`,
    linkOf: (day: string) => `Your link of ${day}`,
    opened: (count: number, moment: string) =>
      count === 1 ? `opened once, on ${moment}.` : `opened ${count} times, last on ${moment}.`,
    firstOpened: (moment: string) => `The first time was on ${moment}.`,
    anybodyWithIt: "Whoever has the link can open it. We know when that was, and not who it was.",
    times: "Each of the last times",
    see: "See what they see",
    /** Shown while the choice is being edited. */
    seeNow: "See what they see now",
    change: "Change what it shows",
    end: "End sharing",
    endSure: "End this now? It cannot be undone. You can always make a new one.",
    endYes: "End it now",
    keep: "Keep it",
    endAll: "End all sharing",
    endAllSure: "End everything that you share, with everybody? It takes effect at once.",
    endAllYes: "End all of it",
    endedNow: { title: "Ended", description: "It shows nothing from now on." },
  },
  received: {
    title: "Shared with you",
    invites: (name: string) => `${name} would like to show you how they are doing`,
    text: "You would see what stands below, and nothing else. You cannot change anything, and you can stop at any time.",
    care: "You are not asked to watch over anybody. If you fear that somebody is in danger, call them or your local emergency number.",
    until: (day: string) => `You can answer until ${day}.`,
    accept: "Accept",
    decline: "Decline",
    accepted: { title: "Accepted", description: "It stands under Sharing from now on." },
    declined: {
      title: "Declined",
      description:
        "Nothing was shared. They see that you declined, and for 30 days nothing they send reaches you here.",
    },
    /** For an answer that came after the invitation ended, or a second time. */
    over: {
      title: "This invitation is over",
      description:
        "Its time ran out, it was taken back, or it was answered before. If you miss it, ask for a new one.",
    },
    from: (name: string) => `From ${name}`,
    look: "Look",
    leave: "Stop looking",
    leaveSure: "Stop looking at this? They will see that you stopped.",
    leaveYes: "Stop looking",
    left: { title: "Stopped", description: "You do not see it any more." },
    ended: "Ended",
    endedOn: (day: string) => `Ended on ${day}. You do not see it any more.`,
    leftOn: (day: string) => `You stopped looking on ${day}. You do not see it any more.`,
  },
  make: {
    title: "Share something new",
    family: {
      title: "With family or a friend",
      text: "They get an invitation by e-mail, sign in with that address and see what you ticked, always as it is now. You can change it later.",
      email: "Their e-mail",
      emailHint:
        "The mail names you and says nothing about what it is. They have seven days to accept. Sharing is for adults: a child or teen gets no mail.",
      send: "Send invitation",
      sent: { title: "Invited", description: "If they accept, they see what you ticked." },
      /** An invitation was already waiting for them. */
      renewed: {
        title: "Invitation changed",
        description:
          "One was waiting for them already. It shows this now, its link and its days stay, and no second mail goes.",
      },
      /** For a new invitation within a week of an earlier one that has ended. */
      mailedLately: {
        title: "Invited, without a mail",
        description:
          "We mail one invitation in seven days. This one waits under Sharing for whoever signs in with that address. Please tell them yourself.",
      },
    },
    provider: {
      title: "With a care provider",
      text: "You get a link to a summary that you can give to a doctor or therapist. Whoever has the link can open it until it ends.",
      days: "The link works for",
      daysOf: (days: number) => (days === 1 ? "1 day" : `${days} days`),
      period: "It looks back",
      periodOf: (days: number) => `${days} days`,
      make: "Make the link",
    },
    what: "What should it show?",
    nothing: "Tick at least one thing.",
    name: "How are you named there?",
    label: "Note for yourself (optional)",
    labelHint: "Such as a name, so that you know it again. Only you see it.",
  },
  made: {
    title: "Your link is ready",
    text: "It is shown this once. Copy it or print it now, and give it to the one person it is for.",
    link: "Link",
    copy: "Copy the link",
    copied: { title: "Copied", description: "The link is on your clipboard." },
    copyFailed: {
      title: "The link could not be copied",
      description: "You can mark it and copy it by hand.",
    },
    print: "Print",
    until: (moment: string) => `It works until ${moment}. You can end it before, at any time.`,
    done: "Done",
  },
  change: {
    untilSaved: "Until you save, they see what they saw before.",
    save: "Save",
    cancel: "Cancel",
    saved: { title: "Saved", description: "It shows this from now on." },
  },
  readFailed: "What you share could not be read.",
  retry: "Retry",
  loading: "Reading what you share",
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
};

export const SHARES_COPY = { adult } as const;

/** Why no invitation goes out. Shown next to the address. */
export const INVITING_REFUSED = {
  ownAddress: "This is your own address.",
  sharedAlready: "You share with this address already. You can change what it shows.",
  declined: (day: string) =>
    `Your last invitation to this address was declined, and we leave people alone for 30 days then. You can invite them again from ${day}.`,
  left: (day: string) =>
    `They stopped looking at what you shared, and we leave people alone for 30 days then. You can invite them again from ${day}.`,
};

/** Shown to a child or teen instead. */
export const SHARING_NOTICE = {
  child: {
    title: "You share with your grown-up",
    text: `Do you want to show somebody how you feel? You and your grown-up do that together. Ask them, or tell ${PERSONA.child} about it first.`,
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
  previewWaiting: "This is what they would see, once they accept.",
  lead: "They chose what stands here. It is not all there is, and it is no diagnosis.",
  care: "If you fear that somebody is in danger, call them or your local emergency number. In the US you can call or text 988 at any hour.",
  back: "All sharing",
  again: "Read again",
  gone: {
    title: "This is not shared any more",
    text: "It has ended, or it was never meant for this account. Nothing is wrong with your account.",
  },
  waiting: {
    title: "This waits for your answer",
    text: "You can accept or decline it under Sharing.",
  },
  readFailed: "We couldn't load this right now.",
  loading: "Reading",
  nothing: "Nothing here yet.",
  plan: {
    title: "Safety plan",
    people: "People to ask for help",
    signs: "Signs that a crisis is coming",
    notWritten: "Not written yet.",
  },
  moods: {
    title: "Check-ins of the last 30 days",
    hint: "The number says how strong the feeling was, from 1 to 10. A high number can be a good day or a hard one.",
    day: "Day",
    mood: "Feeling",
    score: "How strong",
  },
  programmes: {
    title: "Programmes",
    finished: "Finished",
    progress: (percent: number) => `${percent} %`,
  },
  certificates: { title: "Certificates", on: (day: string) => `Finished on ${day}` },
};

/** The page behind a provider link. */
export const LINK_COPY = {
  title: "A summary was shared with you",
  text: "Somebody who uses Willow made this summary for their care. It opens when you press the button, and they see that it was opened.",
  open: "Open the summary",
  opening: "Opening",
  ended: {
    title: "This link has ended",
    text: "It ran out, or it was taken back. If you still need the summary, ask the person who gave you the link to make a new one. Nothing is wrong with your device.",
  },
  unknown: {
    title: "We do not know this link",
    text: "Perhaps a part of it is missing. Please copy the whole address and try again. If it stays like this, ask the person who gave it to you for a new one.",
  },
  busy: {
    title: "One moment, please",
    text: "Many links were tried from here just now. Nothing is lost: please wait a minute and open the link again.",
  },
  failed: "That didn't work. Please try again.",
  home: "To the start page",
  summary: {
    title: (name: string) => `Summary of ${name}`,
    about: "Self-reported. Not a diagnosis. Made by the person and not by a clinician.",
    period: (from: string, to: string) => `From ${from} to ${to}.`,
    until: (moment: string) => `This link works until ${moment}.`,
    print: "Print",
    nothing: "Nothing in this time.",
    notShared: "Other parts were not shared.",
    moods: {
      title: "Check-ins by week",
      count: (entries: number, days: number) =>
        `${entries === 1 ? "1 check-in" : `${entries} check-ins`} on ${days === 1 ? "1 day" : `${days} days`}.`,
      hint: "The person names a feeling and how strong it is, from 1 to 10. A high number is a strong feeling, not a good day.",
      week: "Week of",
      entries: "Number",
      mean: "Mean",
      range: "Range",
      named: "Feelings named",
    },
    programmes: "Programmes",
    movement: {
      title: "Movement",
      count: (sessions: number, minutes: number) =>
        `${sessions === 1 ? "1 session" : `${sessions} sessions`}, ${minutes} minutes in all.`,
      day: "Day",
      before: "Pain before",
      after: "Pain after",
      hint: "Pain from 0 to 10, as told by the person.",
    },
    safetyPlan: "Safety plan",
    notWritten: "Not written yet.",
    restNotWritten: "The other steps are not written yet.",
  },
};

/** The page that an invitation mail links to, for the invited person. */
export const INVITATION_COPY = {
  title: "An invitation for you",
  invites: SHARES_COPY.adult.received.invites,
  about:
    "Willow is a place where people look after their mental health. You would see a part that was chosen for you, and nothing else. You cannot change anything, and you can stop at any time.",
  until: SHARES_COPY.adult.received.until,
  care: SHARES_COPY.adult.received.care,
  shows: "You would see:",
  visitor: {
    text: "Which part it is stands here once you have signed in with the e-mail address to which our mail came. Are you new here? Then we ask a few things about you first, as sharing is for adults, and you come back to this page.",
    act: "Sign in to accept",
  },
  ageless: {
    text: "One thing first: sharing is for adults, so please tell us a little about yourself. You come back to this page, and can answer then.",
    act: "Tell about yourself",
  },
  stranger: {
    text: "You are signed in with another address than the one to which our mail came. To accept, sign out here: you stay on this page, and can sign in with that address.",
    act: "Sign out",
  },
  accept: SHARES_COPY.adult.received.accept,
  decline: SHARES_COPY.adult.received.decline,
  noAccount: "To decline you need no account.",
  declineSure: (name: string) =>
    `Decline this invitation? ${name} sees that it was declined, and nothing more. For 30 days no further invitation from ${name} reaches you.`,
  declineYes: "Decline it",
  declineNo: "Not now",
  failed: "That didn't work. Nothing was changed. Please try again.",
  declined: {
    title: "This invitation was declined",
    text: "Nothing is shared, and you need not do anything more. For 30 days no further invitation from the same person reaches this address. If it was a mistake, tell them: they can ask you again after that.",
  },
  accepted: {
    title: "This invitation was accepted",
    text: "What is shared stands under Sharing, for whoever signs in with the address to which our mail came.",
    signIn: "Sign in",
    look: "Go to Sharing",
  },
  ended: {
    title: "This invitation is over",
    text: "It was open for seven days, or it has been ended since. Nothing is expected of you.",
  },
};
