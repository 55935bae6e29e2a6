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
  memory: "the guide's memory",
  safety_plan: "the safety plan",
  movement: "movement notes",
  relationship_message: "couples work",
  relationship_text: "couples work",
  invitation: "an invitation",
  share_label: "the name of a share",
  check_in: "a private check-in",
  refused_message: "a refused message",
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
    third_party: "Someone else at risk",
  } satisfies Record<Kind, string>,
  age: { child: "Child under 13", teen: "Teen 13 to 17", adult: "Adult" } satisfies Record<
    AgeGroup,
    string
  >,
  ageUnknown: "Age not given",
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
  text: "Waiting incidents: imminent danger first, then longest wait. Everyone was shown help right away. Here, you record what you do.",
  filters: { open: "Open", mine: "Mine", resolved: "Resolved" },
  filtersLabel: "Which incidents",
  queue: "Incidents",
  waiting: (count: number) =>
    count === 1 ? "1 is waiting for someone" : `${count} are waiting for someone`,
  nobodyWaits: "No one is waiting.",
  takenBy: (name: string) => `With ${name}`,
  acted: "Acted on",
  givenTo: (name: string) => `Assigned to ${name}, not taken on yet`,
  givenBack: "Given back: no one is working on it",
  untaken: "No one has taken it on",
  idle: (time: string) => `No action for ${time}`,
  openOfPerson: (count: number) => `${count} open for this person`,
  resolvedBy: (name: string) => `Resolved by ${name}`,
  resolved: "Resolved",
  home: "Do not contact home",
  late: "over five minutes",
  waited: (time: string) => `Waiting ${time}`,
  answeredIn: (time: string) => `Taken on after ${time}`,
  more: "Show more",
  empty: {
    open: ["Nothing is open", "New incidents appear here automatically."],
    mine: ["Nothing is assigned to you", "To take on an open one, choose “Acknowledge”."],
    resolved: ["Nothing is resolved yet", "Resolved incidents stay here and can be reopened."],
  },
  failed: ["We couldn't load the queue", "Incidents may be waiting that this page doesn't show."],
  unread: "We can't load the queue. People may be waiting.",
  staleDetail:
    "This incident changed or couldn't be reloaded, so what you see here may be out of date.",
  stale: (time: string) => `The queue was last updated at ${time}. We try again every few seconds.`,
  back: "Back to the queue",
  choose: [
    "Choose an incident",
    "Press J and Enter, or click a line. Each one you open is recorded.",
  ],
  failedDetail: ["We couldn't load this incident", "It stays in the queue. Nothing was changed."],
  notYours: "Someone else is handling this one",
  gone: [
    "This incident is gone",
    "The person's account was erased, along with everything about them.",
  ],
  sound: {
    on: "Sound is on",
    off: "Sound is off",
    ends: "It also rings before the staff area closes. After that, nothing rings.",
  },
  keys: "Keyboard",
  figures: "Figures",
} as const;

export const DETAIL = {
  wishToDie:
    "They wish they were dead. We found no thoughts of doing it and no plan, but a text doesn't tell everything. Someone has to ask about thoughts, a plan, means, and timing.",
  excerpt: "What triggered this",
  excerptOf: (place: string) => `From ${place}`,
  noExcerpt:
    "No words were kept with this one. Either they may not be stored, or it was recorded before we stored them.",
  why: "Why",
  person: "Who",
  noName: "No name given",
  email: "Account email",
  emailHome: "Someone at home may read it. Don't write anything that shows what this is about.",
  deactivated:
    "This account was deactivated. They can't sign in, so nothing here reaches them. Write to the address above, or have an admin activate the account.",
  leaves: (day: string, whileOpen: string | null) =>
    whileOpen
      ? `This account is due to be erased on ${day}, and this incident with it. It stays while the incident is open, until ${whileOpen} at the latest. No one at home is told why.`
      : `This account is due to be erased on ${day}, and this incident with it.`,
  noPhone:
    "We don't have a phone number or a location. Write to them and ask them to call a crisis line or emergency services where they are. If their words name a place or a person, you can open the conversation below with a reason. Without an address, the local police can't be sent.",
  guardian: "Parent or guardian",
  homeNote:
    "Someone at home may be the danger. Do not contact a parent, a partner, or the household. A call may be overheard.",
  plan: "Their safety plan",
  noPlan: "They haven't written one.",
  planHome: "Ask before calling anyone in it. Someone at home may be the danger.",
  call: (who: string) => `Call ${who}`,
  others: "Other incidents",
  noOthers: "This is the only one.",
  stillOpen: "open",
  closed: "resolved",
  notes: "What was done",
  noNotes: "Nothing yet.",
  by: (name: string) => `by ${name}`,
  somebody: "someone who has left",
  strike: "Strike through",
  strikeOf: (what: string) => `Strike through: ${what}`,
  strikeHint: "It stays readable, with your name and the reason, but no longer counts.",
  strikeWhy: "Why is it wrong?",
  strikeDefault: "Entered in error",
  strikeKeep: "Keep it",
  struck: "Struck through",
  did: {
    acknowledge: "Taken on",
    act: "Acted",
    resolve: "Resolved",
    reopen: "Reopened",
    assign: "Assigned to someone",
    note: "Note",
    break_glass: "Opened the conversation. Reason:",
  },
} as const;

export const STEPS = {
  title: "Next",
  acknowledge: "Acknowledge",
  acknowledged: "You've taken it on.",
  withAnother: (name: string) => `${name} is already working on it.`,
  somebody: "Someone",
  action: "Action",
  noAction: "No action, just a note",
  ownWords: "Something else, in your own words",
  note: "Note",
  noteHint: "Stays on the record, encrypted with the person's key.",
  record: (deed: string, withNote: boolean) =>
    `Record: ${deed}${withNote ? ", with the note" : ""}`,
  recordOwn: "Record the note as an action",
  noteOnly: "Save note",
  moved: "You can't type in a list, so what you typed is now in the note. Nothing was chosen.",
  outcome: "Outcome",
  chooseOutcome: "Choose an outcome",
  resolve: "Resolve",
  resolveToo: "Record action and resolve",
  resolved: "Resolved",
  undo: "Undo",
  reopen: "Reopen",
  reopened: "Reopened. It's yours.",
  assignee: "Assigned to",
  nobody: "No one",
  assigneeHint: "It waits again until they take it on. We'll email them.",
  give: "Assign",
  assigned: "Assigned",
  saved: "Saved",
  struck: "Struck through",
  struckText: "It stays readable on the record but no longer counts.",
  needsWords: "Choose an action or write a note",
  needsOwnWords: "Write what was done in the note",
  needsOutcome: "Choose an outcome or write a note",
  needsDeed: "Nothing is on the record yet. Choose an action, or write what was done in the note",
  needsOnlyOutcome: "Choose an outcome; the note goes with the action",
  failedText: "Nothing was changed. What you wrote is still here.",
} as const;

export const GLASS = {
  title: "The conversation",
  text: "Closed to staff. If you give a reason, it opens to you for one hour. The privacy officer is told, and every reading is recorded.",
  none: "There's no conversation behind this incident.",
  reason: "Why does it have to be read?",
  short: "Say in a sentence why the conversation has to be read",
  open: "Open for one hour",
  until: (time: string) => `Open to you until ${time}.`,
  read: "Read the conversation",
  earlier: "Show earlier messages",
  lines: "Messages",
  roles: { user: "Person", assistant: "Guide" },
  empty: "Nothing was written in it.",
  failed: ["We couldn't load the conversation", "Try again in a moment."],
} as const;

export const KEYS = {
  title: "Keyboard",
  text: "Single keys work when you're not in a field.",
  use: "Use single keys",
  rows: [
    ["J, K", "next and previous incident"],
    ["Enter", "open it"],
    ["A", "acknowledge"],
    ["D", "say what was done"],
    ["N", "write a note"],
    ["R", "choose the outcome and resolve"],
    ["Ctrl or ⌘ and Enter", "save what you wrote or chose"],
    ["G", "assign it to someone"],
    ["O", "reopen"],
    ["1, 2, 3", "open, mine, resolved"],
    ["Esc", "leave a field"],
    ["?", "this list"],
  ],
  close: "Close",
} as const;

export const FIGURES = {
  title: "Figures",
  text: "Counts without identities. The yearly report to the authority uses the referrals, which are still counted after an account is deleted. Times leave out deleted accounts.",
  year: "Year",
  total: "Referrals to help",
  median: "Median time until taken on",
  p95: "95th percentile",
  within: "Taken on within five minutes",
  resolve: "Median time until resolved",
  none: "None yet",
  asOf: (time: string) => `Times as of ${time}. They're recalculated every few minutes.`,
  of: (some: number, all: number) => `${some} of ${all}`,
  columns: ["Month", "Kind", "Severity", "Age group", "Referrals"],
  minor: "Minor",
  adult: "Adult",
  file: "Save as CSV",
  fileName: (year: number) => `crisis-report-${year}.csv`,
  failed: ["We couldn't load the figures", "Try again in a moment."],
} as const;
