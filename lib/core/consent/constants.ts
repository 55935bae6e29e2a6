/** What a parent is asked for; one purpose today, each further one needs its own yes. */
export const CONSENT_PURPOSE = "use_under_13";
/**
 * A parent of somebody from 13 to 17 is told and not asked; a row of it is there only once the
 * notice was a mistake.
 */
export const NOTICE_PURPOSE = "notice_13_to_17";

/** Days until an unanswered link ends. */
export const CONSENT_LIFE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
export const CONSENT_LIFE_MS = CONSENT_LIFE_DAYS * DAY_MS;

/**
 * So many requests leave for one child within a day: the form must not become a way to flood
 * somebody's mailbox.
 */
export const MAX_REQUESTS = 5;
export const REQUEST_WINDOW_MS = DAY_MS;

export const CONSENT_DECISIONS = ["agree", "refuse", "withdraw", "older", "not_mine"] as const;
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/**
 * Mails to parents of one teen within a day, so that nobody's mailbox is flooded with made-up
 * addresses.
 */
export const MAX_NOTICES = 3;

/**
 * Days for which nothing goes to an address whose holder said "not my child", and for which that is
 * remembered.
 */
export const NOT_MINE_DAYS = 7;
export const NOT_MINE_MS = NOT_MINE_DAYS * DAY_MS;

/**
 * Days after which an account goes that a parent never agreed to (COPPA 312.5(c)(1)), and on which
 * they are reminded before.
 */
export const WAITING_DAYS = 30;
export const WAITING_MS = WAITING_DAYS * DAY_MS;
export const REMINDER_DAYS = [7, 23] as const;
/** Parents reminded by one run of the job. */
export const REMINDED_A_RUN = 50;

/**
 * How long a request that was not answered, and was replaced by a newer one, is kept after its link
 * has ended.
 */
export const UNANSWERED_KEPT_DAYS = 30;
