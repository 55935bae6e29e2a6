/**
 * What staff do with an incident (contract 6), and beside it: give it to somebody, and write
 * something down.
 */
export const ACTIONS = ["acknowledge", "act", "resolve", "reopen", "assign", "note"] as const;
export type Action = (typeof ACTIONS)[number];

/** What the desk's own record tells of: the actions, and that somebody opened the conversation. */
export const RECORDED = [...ACTIONS, "break_glass"] as const;
export type Recorded = (typeof RECORDED)[number];

/**
 * Entries that say what somebody did or knows, and so may be wrong. The rest tells of what happened
 * in this service.
 */
export const STRIKABLE: ReadonlySet<Recorded> = new Set<Recorded>(["act", "note", "resolve"]);

/** Ready-made actions. Their words stand in copy.ts. */
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
 * They reach into the home: nothing for an adult, whose confidence it would break, and nothing
 * where the home may be the danger (contract 8, "Abuse").
 */
export const REACHES_HOME: ReadonlySet<Deed | Outcome> = new Set<Deed | Outcome>(["told_guardian"]);

export const FILTERS = ["open", "mine", "resolved"] as const;
export type Filter = (typeof FILTERS)[number];

/** UTF-16 units. */
export const MAX_NOTE = 2_000;
/** Why an entry is struck through. UTF-16 units. */
export const MAX_STRIKE_REASON = 200;
/** A reason for opening a conversation: long enough to be one. UTF-16 units. */
export const MIN_REASON = 10;
export const MAX_REASON = 500;

/** How many incidents, and how many messages, stand on a page (contract 5). */
export const INCIDENTS_PER_PAGE = 100;
export const MESSAGES_PER_PAGE = 200;
/** Of the same person, beside the one that is open. */
export const OTHERS_SHOWN = 20;

/** How long a clinician reads a conversation after having said why (ms). */
export const BREAK_GLASS_MS = 60 * 60_000;
/**
 * How long after an incident was resolved its conversation can still be opened (ms); later it has
 * to be reopened first.
 */
export const BREAK_GLASS_AFTER_MS = 7 * 24 * 60 * 60_000;

/** By then somebody should have taken an incident on (ms; security.md, "Crisis alert"). */
export const ANSWER_WITHIN_MS = 5 * 60_000;
/**
 * Whoever took it on and did nothing for so long is reminded, and so is everybody who looks (ms).
 */
export const IDLE_AFTER_MS = 25 * 60_000;
/** How often the page reads the queue (ms). */
export const QUEUE_READ_MS = 5_000;

/** How many incidents wait for somebody in all: beside the answer, whose lines are a page alone. */
export const WAITING_HEADER = "x-waiting";

/** The first year that has anything to report. */
export const FIRST_YEAR = 2026;
/**
 * How old the times of the report may be when they are told (ms); longer than the job `retention`
 * may stay away between two runs.
 */
export const TIMES_HOLD_MS = 20 * 60_000;
/** The job reckons anew what is older than this (ms), so that hardly anybody who asks has to. */
export const TIMES_RENEWED_MS = 5 * 60_000;

/**
 * First parts of the names of the detector's rules that each speak of one kind of danger; `harm` is
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
