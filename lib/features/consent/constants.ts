/** What a parent is asked for; one purpose today, each further one needs its own yes. */
export const CONSENT_PURPOSE = "use_under_13";

/** Days until an unanswered link ends. */
export const CONSENT_LIFE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
export const CONSENT_LIFE_MS = CONSENT_LIFE_DAYS * DAY_MS;

/** So many requests leave for one child within a day: the form must not become a way to flood somebody's mailbox. */
export const MOST_REQUESTS = 5;
export const REQUEST_WINDOW_MS = DAY_MS;

export const CONSENT_DECISIONS = ["agree", "refuse", "withdraw"] as const;
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/** Mails to parents of one teen within a day, so that nobody's mailbox is flooded with made-up addresses. */
export const MOST_NOTICES = 3;

/** How long a request that was not answered, and was replaced by a newer one, is kept after its link has ended. */
export const UNANSWERED_KEPT_DAYS = 30;
