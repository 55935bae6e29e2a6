const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long another worker leaves a delivery alone; prolonged with every step of a long upload. */
export const LEASE_MS = 10 * MINUTE_MS;

/** Waiting time after a try that did not begin: doubled each time up to the longest. */
export const FIRST_RETRY_MS = MINUTE_MS;
export const LONGEST_RETRY_MS = 6 * 60 * MINUTE_MS;
/** While no account is connected: soon after it is, the post goes out. */
export const UNCONNECTED_RETRY_MS = 15 * MINUTE_MS;
/** With these waits about three days; then staff decide. */
export const MOST_ATTEMPTS = 20;

/** The platforms' clocks and ours may differ by this much when a post is looked for that may be out. */
export const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** So many posts that failed or wait are passed over by the job. */
export const MOST_RESTING = 1000;

/** So many approved posts are looked through for those that may go out. */
export const MOST_LOOKED_AT = 1000;

/** At most so many posts in one run of the job; the rest follow with the next. */
export const MOST_AT_ONCE = 10;
/** A press on "Post to All Platforms" begins no further post after this long. */
export const PRESS_BUDGET_MS = 45_000;

/** Figures are read this often, as long as a post is this young, so many a run. */
export const FIGURES_EVERY_MS = 60 * MINUTE_MS;
export const FIGURES_FOR_MS = 30 * DAY_MS;
export const MOST_FIGURES = 20;

export const LIST_LENGTH = 100;

/**
 * Why a press on "Post to All Platforms" let nothing out: a platform is not connected, no post was approved and ready, or the
 * platforms did not take what was.
 */
export const WHY_NOT = ["unconnected", "nothing_ready", "not_taken"] as const;
export type WhyNot = (typeof WHY_NOT)[number];
/** Beside the answer, whose body is platform and boolean alone (API-46): the reasons, with commas. */
export const WHY_NOT_HEADER = "x-why-not-posted";

export const DELIVERY_STATUSES = ["waiting", "posted", "failed"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
