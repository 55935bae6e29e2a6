/**
 * The purpose a parent is asked about. There's one today; each further one needs its own yes
 * (R-11).
 */
export const CONSENT_PURPOSE = "use_under_13";
/**
 * A parent of somebody aged 13 to 17 is told, not asked. A row exists only once they report the
 * notice as a mistake.
 */
export const NOTICE_PURPOSE = "notice_13_to_17";

/** Days until an unanswered link expires. */
export const CONSENT_LIFE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
export const CONSENT_LIFE_MS = CONSENT_LIFE_DAYS * DAY_MS;

/** Maximum requests per child within a day, so the form can't be used to flood a mailbox. */
export const MAX_REQUESTS = 5;
export const REQUEST_WINDOW_MS = DAY_MS;

export const CONSENT_DECISIONS = ["agree", "refuse", "withdraw", "older", "not_mine"] as const;
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/**
 * Maximum mails to one teen's parents within a day, so made-up addresses can't flood anybody's
 * mailbox.
 */
export const MAX_NOTICES = 3;

/** Days we remember that an address's holder said "not my child", and send nothing to it. */
export const NOT_MINE_DAYS = 7;
export const NOT_MINE_MS = NOT_MINE_DAYS * DAY_MS;

/**
 * Days until an account without a parent's yes is erased (COPPA 312.5(c)(1)), and the days on which
 * the parent is reminded first.
 */
export const WAITING_DAYS = 30;
export const WAITING_MS = WAITING_DAYS * DAY_MS;
export const REMINDER_DAYS = [7, 23] as const;
/** Maximum parents reminded per job run. */
export const REMINDED_A_RUN = 50;

/** Days that an unanswered request replaced by a newer one is kept after its link expires. */
export const UNANSWERED_KEPT_DAYS = 30;
