import type { OtherIncident } from "@/lib/across/staff/desk/types";
import type { Kind, Severity } from "@/lib/crisis/constants";
import type { Section } from "@/lib/features/safety-plan/constants";
import type { AgeGroup } from "@/lib/shared/audience";
import type { Language } from "@/lib/shared/languages";

const LIST = new Intl.ListFormat("en");

const LANGUAGE: Record<Language, string> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  zh: "Chinese",
  ar: "Arabic",
  hi: "Hindi",
  other: "Another language",
};

const SOURCES: Readonly<Record<string, string>> = {
  chat_message: "a conversation",
  session_title: "the name of a conversation",
  mood_note: "a mood note",
  profile: "the profile",
  memory: "what is remembered",
  safety_plan: "the safety plan",
  movement: "notes on movement",
  relationship_message: "couples work",
  relationship_text: "couples work",
  invitation: "an invitation",
  share_label: "the name of a share",
  check_in: "a private check-in",
  refused_message: "a message that was refused",
};

interface Found {
  readonly kind: Kind;
  readonly severity: Severity;
}

/**
 * The first step of a suicide screening: a wish to be dead, without suicidal thoughts or a plan.
 */
export const isWishToDie = ({ kind, severity }: Found): boolean =>
  kind === "suicide" && severity === "low";

/** Display names for stored values. */
export const LABELS = {
  severity: {
    none: "None",
    low: "Low",
    moderate: "Moderate",
    high: "High",
    imminent: "Imminent",
  } satisfies Record<Severity, string>,
  /** Shown instead of the severity. */
  wishToDie: "Wish to die: needs a person",
  kind: {
    none: "None",
    suicide: "Suicide",
    self_harm: "Self-harm",
    harm_to_others: "Harm to others",
    abuse: "Abuse",
    psychosis: "Psychosis",
    medical: "Medical emergency",
    eating: "Eating disorder",
    third_party: "Somebody else at risk",
  } satisfies Record<Kind, string>,
  age: { child: "Child under 13", teen: "Teen 13 to 17", adult: "Adult" } satisfies Record<
    AgeGroup,
    string
  >,
  ageUnknown: "Age not told",
  language: LANGUAGE,
  source: (source: string): string => SOURCES[source] ?? source,
  section: {
    warningSigns: "Warning signs",
    ownWays: "What they can do alone",
    peopleAndPlaces: "People and places that distract",
    helpers: "People who help",
    professionals: "Professionals",
    saferPlace: "Making the place safer",
    worthLivingFor: "Worth living for",
  } satisfies Record<Section, string>,
  /** "Suicide and abuse": everything detected, most serious first. */
  kinds: (kinds: readonly Kind[]): string => {
    const words = kinds.map((kind, place) =>
      place === 0 ? LABELS.kind[kind] : LABELS.kind[kind].toLowerCase(),
    );
    return LIST.format(words);
  },
  other: (found: Pick<OtherIncident, "kind" | "kinds" | "severity">): string =>
    `${LABELS.kinds(found.kinds)}, ${isWishToDie(found) ? "wish to die" : LABELS.severity[found.severity].toLowerCase()}`,
} as const;

export const DESK = {
  title: "Crisis Management",
  text: "Of what nobody has taken on, imminent danger stands first, and then whatever waits longest. Help was shown to every person at once; what is written here is what people do beside it.",
  filters: { open: "Open", mine: "Mine", resolved: "Resolved" },
  filtersLabel: "Which incidents",
  queue: "Incidents",
  waiting: (count: number) => (count === 1 ? "1 waits for somebody" : `${count} wait for somebody`),
  nobodyWaits: "Nobody waits.",
  takenBy: (name: string) => `With ${name}`,
  acted: "Acted on",
  givenTo: (name: string) => `Given to ${name}, not taken on yet`,
  givenBack: "Given back: nobody works on it",
  untaken: "Nobody has taken it on",
  idle: (time: string) => `No action for ${time}`,
  openOfPerson: (count: number) => `${count} open of this person`,
  resolvedBy: (name: string) => `Resolved by ${name}`,
  resolved: "Resolved",
  home: "Do not contact home",
  late: "over five minutes",
  waited: (time: string) => `Waiting ${time}`,
  answeredIn: (time: string) => `Taken on after ${time}`,
  more: "Show more",
  empty: {
    open: ["Nothing is open", "What is detected from now on appears here by itself."],
    mine: ["Nothing is yours", "Take one on from the open ones with “Acknowledge”."],
    resolved: ["Nothing was resolved yet", "What is resolved stays here and can be reopened."],
  },
  failed: ["The queue could not be read", "Incidents may be waiting that this page does not show."],
  unread: "The queue cannot be read. People may be waiting.",
  staleDetail:
    "This incident changed or could not be read again: what stands here may be out of date.",
  stale: (time: string) =>
    `The queue was last read at ${time}. It is tried again every few seconds.`,
  back: "Back to the queue",
  choose: [
    "Choose an incident",
    "Press J and Enter, or click a line. Opening one is put on the record.",
  ],
  failedDetail: ["This incident could not be read", "It stays in the queue. Nothing was changed."],
  notYours: "Somebody else looks after this one",
  gone: [
    "This incident is gone",
    "The person's account was erased, and with it everything about them.",
  ],
  sound: {
    on: "Sound is on",
    off: "Sound is off",
    ends: "It also rings before the staff area closes; after that nothing does.",
  },
  keys: "Keyboard",
  figures: "Figures",
} as const;

export const DETAIL = {
  wishToDie:
    "They wish to be dead. No thought of doing it and no plan was heard, and a text does not tell all: somebody has to ask about thoughts, a plan, means and time.",
  excerpt: "What fired",
  excerptOf: (place: string) => `From ${place}`,
  noExcerpt:
    "No words were kept with this one: they may not be stored, or it was recorded before they were.",
  why: "Why",
  person: "Who",
  noName: "No name given",
  email: "E-mail of the account",
  emailHome: "Somebody at home may read it: write nothing that tells what this is about.",
  deactivated:
    "This account was deactivated. They cannot sign in, so nothing here reaches them: write to the address above, or have an admin activate the account.",
  leaves: (day: string, whileOpen: string | null) =>
    whileOpen
      ? `This account is to be erased on ${day}, and this incident with it. It stays while the incident is open, until ${whileOpen} at the latest. Nobody at home is told why.`
      : `This account is to be erased on ${day}, and this incident with it.`,
  noPhone:
    "No telephone number and no place is known. Write to them and ask to call a crisis line or emergency services where they are; if their words name a place or a person, the conversation below can be opened with a reason. Without an address the local police cannot be sent.",
  guardian: "Parent or guardian",
  homeNote:
    "Somebody at home may be the danger. Do not contact a parent, partner or the household; a call may be overheard.",
  plan: "Their safety plan",
  noPlan: "They have not written one.",
  planHome: "Ask before calling anybody in it: somebody at home may be the danger.",
  call: (who: string) => `Call ${who}`,
  others: "Other incidents",
  noOthers: "This is the only one.",
  stillOpen: "open",
  closed: "resolved",
  notes: "What was done",
  noNotes: "Nothing yet.",
  by: (name: string) => `by ${name}`,
  somebody: "somebody who has left",
  strike: "Strike through",
  strikeOf: (what: string) => `Strike through: ${what}`,
  strikeHint: "It stays readable with your name and why, and counts no more.",
  strikeWhy: "Why is it wrong?",
  strikeDefault: "Entered in error",
  strikeKeep: "Keep it",
  struck: "Struck through",
  did: {
    acknowledge: "Taken on",
    act: "Acted",
    resolve: "Resolved",
    reopen: "Reopened",
    assign: "Given to somebody",
    note: "Note",
    break_glass: "Opened the conversation, because",
  },
} as const;

export const STEPS = {
  title: "Next",
  acknowledge: "Acknowledge",
  acknowledged: "You have taken it on.",
  withAnother: (name: string) => `${name} works on it already.`,
  somebody: "Somebody",
  action: "Action",
  noAction: "No action, a note only",
  ownWords: "Something else, in your own words",
  note: "Note",
  noteHint: "Stays on the record, sealed with the person's key.",
  record: (deed: string, withNote: boolean) =>
    `Record: ${deed}${withNote ? ", with the note" : ""}`,
  recordOwn: "Record the note as an action",
  noteOnly: "Save note",
  moved: "A list takes no sentences, so what you typed stands in the note. Nothing was chosen.",
  outcome: "Outcome",
  chooseOutcome: "Choose an outcome",
  resolve: "Resolve",
  resolveToo: "Record action and resolve",
  resolved: "Resolved",
  undo: "Undo",
  reopen: "Reopen",
  reopened: "Reopened. It is yours.",
  assignee: "Works on it",
  nobody: "Nobody",
  assigneeHint: "It waits again until they take it on; they are told by mail.",
  give: "Give",
  assigned: "Given",
  saved: "Written down",
  struck: "Struck through",
  struckText: "It stays readable on the record and counts no more.",
  needsWords: "Choose an action or write a note",
  needsOwnWords: "Write in the note what was done",
  needsOutcome: "Choose an outcome or write a note",
  needsDeed: "Nothing is on the record yet. Choose an action, or write in the note what was done",
  needsOnlyOutcome: "Choose an outcome: the note goes with the action",
  failedText: "Nothing was changed. What you wrote is still here.",
} as const;

export const GLASS = {
  title: "The conversation",
  text: "Closed to staff. Giving a reason opens it to you for one hour, tells the privacy officer, and puts every reading on the record.",
  none: "No conversation stands behind this incident.",
  reason: "Why must it be read?",
  short: "Say in a sentence why the conversation has to be read",
  open: "Open for one hour",
  until: (time: string) => `Open to you until ${time}.`,
  read: "Read the conversation",
  earlier: "Show earlier messages",
  lines: "Messages",
  roles: { user: "Person", assistant: "Guide" },
  empty: "Nothing is written in it.",
  failed: ["The conversation could not be read", "Try again in a moment."],
} as const;

export const KEYS = {
  title: "Keyboard",
  text: "Single keys work while no field has the focus.",
  use: "Use single keys",
  rows: [
    ["J, K", "next and previous incident"],
    ["Enter", "open it"],
    ["A", "acknowledge"],
    ["D", "say what was done"],
    ["N", "write a note"],
    ["R", "choose the outcome and resolve"],
    ["Ctrl or ⌘ and Enter", "save what is written or chosen"],
    ["G", "give it to somebody"],
    ["O", "reopen"],
    ["1, 2, 3", "open, mine, resolved"],
    ["Esc", "leave a field"],
    ["?", "this list"],
  ],
  close: "Close",
} as const;

export const FIGURES = {
  title: "Figures",
  text: "Counts without identities. The yearly report to the authority is made of the referrals; they outlive the accounts they count. Times know only incidents whose accounts still exist.",
  year: "Year",
  total: "Referrals to help",
  median: "Median until taken on",
  p95: "95th percentile",
  within: "Taken on within five minutes",
  resolve: "Median until resolved",
  none: "None yet",
  asOf: (time: string) =>
    `Times as they stood at ${time}. They are worked out anew every few minutes.`,
  of: (some: number, all: number) => `${some} of ${all}`,
  columns: ["Month", "Kind", "Severity", "Age group", "Referrals"],
  minor: "Minor",
  adult: "Adult",
  file: "Save as CSV",
  fileName: (year: number) => `crisis-report-${year}.csv`,
  failed: ["The figures could not be read", "Try again in a moment."],
} as const;
