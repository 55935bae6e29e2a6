/** The four actions on an incident (contract 6), plus assigning it and adding a note. */
const ACTIONS = ["acknowledge", "act", "resolve", "reopen", "assign", "note"] as const;

/** The entries in the desk's own record: the actions, plus opening the conversation. */
const RECORDED = [...ACTIONS, "break_glass"] as const;
export type EntryKind = (typeof RECORDED)[number];

/**
 * Entries about what someone did or knows, which may be wrong. The others record what happened in
 * this service.
 */
export const STRIKABLE: ReadonlySet<EntryKind> = new Set<EntryKind>(["act", "note", "resolve"]);

/** Ready-made actions; their wording is in copy.ts. */
export const DEEDS = [
  "called_person",
  "no_answer",
  "called_emergency",
  "called_plan_contact",
  "told_guardian",
  "reported_protection",
  "handed_over",
  "read_only",
] as const;
export type Deed = (typeof DEEDS)[number];

/** How an incident ends. */
export const OUTCOMES = ["safe", "in_care", "emergency", "not_reached", "false_alarm"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * Actions and outcomes that reach into the home. They aren't offered for adults, because that would
 * break confidentiality, or where the home may be the danger (contract 8, "Abuse").
 */
export const REACHES_HOME: ReadonlySet<Deed | Outcome> = new Set<Deed | Outcome>(["told_guardian"]);

export const FILTERS = ["open", "mine", "resolved"] as const;
export type Filter = (typeof FILTERS)[number];

/** UTF-16 units. */
export const MAX_NOTE = 2_000;
/** Maximum length of the reason for striking an entry, in UTF-16 units. */
export const MAX_STRIKE_REASON = 200;
/** Minimum length of a reason for opening a conversation, in UTF-16 units. */
export const MIN_REASON = 10;
export const MAX_REASON = 500;

/** Page sizes for incidents and for messages (contract 5). */
export const INCIDENTS_PER_PAGE = 100;
export const MESSAGES_PER_PAGE = 200;
/** How many other incidents of the same person are shown next to the open one. */
export const OTHERS_SHOWN = 20;

/** How long a clinician may read a conversation after giving a reason (ms). */
export const BREAK_GLASS_MS = 60 * 60_000;
/**
 * How long after an incident was resolved its conversation can still be opened (ms). After that,
 * the incident must be reopened first.
 */
export const BREAK_GLASS_AFTER_MS = 7 * 24 * 60 * 60_000;

/** Someone should take on an incident within this time (ms; safety.md, "What happens then"). */
export const ANSWER_WITHIN_MS = 5 * 60_000;
/**
 * An assignee who does nothing for this long is reminded, and the queue shows it to everyone (ms).
 */
export const IDLE_AFTER_MS = 25 * 60_000;
/** How often the page polls the queue (ms). */
export const QUEUE_READ_MS = 5_000;

/** Header with the total number of waiting incidents; the body's rows are only one page. */
export const WAITING_HEADER = "x-waiting";

/** The first year with anything to report. */
export const FIRST_YEAR = 2026;
/**
 * Maximum age (ms) of the response times that the report shows. It's longer than the gap between
 * two runs of the job `retention`.
 */
export const TIMES_HOLD_MS = 20 * 60_000;
/** The job recomputes times older than this (ms), so readers hardly ever have to. */
export const TIMES_RENEWED_MS = 5 * 60_000;

/**
 * Prefixes of the detector's rules that point to one kind of danger each. `harm` is
 * `harm_to_others`.
 */
export const GRAVE_FAMILIES = [
  "suicide",
  "self_harm",
  "harm",
  "abuse",
  "psychosis",
  "medical",
  "eating",
  "third_party",
] as const;

const ROOT = "/api/admin/crisis-incidents";

/**
 * Shared prefix of all queue keys, so one change invalidates them all. It isn't a URL; see
 * client.ts.
 */
export const queuesKey = [`${ROOT}#queue`] as const;
export const queueKey = (filter: Filter) => [...queuesKey, filter] as const;
export const queueAddress = (filter: Filter, cursor: string | null): string =>
  `${ROOT}?filter=${filter}${cursor ? `&cursor=${cursor}` : ""}`;

/** Joined with slashes, the parts are the URL (API-06). */
export const incidentKey = (id: string) => [ROOT, id] as const;
export const conversationKey = (id: string) => [ROOT, id, "conversation"] as const;
export const reportKey = (year: number) => [`/api/admin/crisis-report?year=${year}`] as const;
