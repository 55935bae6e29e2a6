/**
 * The purpose a parent is asked about. There's only one today, and any further purpose needs its
 * own yes.
 */
export const CONSENT_PURPOSE = "use_under_13";
/**
 * Parents of 13- to 17-year-olds are told, not asked. A row exists only after they report the
 * notice as a mistake.
 */
export const NOTICE_PURPOSE = "notice_13_to_17";

/** Days until an unanswered link expires. */
export const CONSENT_LIFE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
export const CONSENT_LIFE_MS = CONSENT_LIFE_DAYS * DAY_MS;

/** Maximum requests per child per day, so the form can't be used to flood a mailbox. */
export const MAX_REQUESTS = 5;
export const REQUEST_WINDOW_MS = DAY_MS;

export const CONSENT_DECISIONS = ["agree", "refuse", "withdraw", "older", "not_mine"] as const;
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/**
 * Maximum mails per day to one teen's parents, so made-up addresses can't be used to flood
 * mailboxes.
 */
export const MAX_NOTICES = 3;

/** Days we remember that someone said "not my child" and send nothing to their address. */
const NOT_MINE_DAYS = 7;
export const NOT_MINE_MS = NOT_MINE_DAYS * DAY_MS;

/**
 * Days until an account without a parent's yes is erased (COPPA 312.5(c)(1)), and the days on which
 * we remind the parent before that.
 */
export const WAITING_DAYS = 30;
export const WAITING_MS = WAITING_DAYS * DAY_MS;
export const REMINDER_DAYS = [7, 23] as const;
/** Maximum parents reminded per job run. */
export const REMINDED_A_RUN = 50;

/** Days an unanswered request is kept after its link expires, once a newer one has replaced it. */
export const UNANSWERED_KEPT_DAYS = 30;
