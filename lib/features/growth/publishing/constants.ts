const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long another worker leaves a delivery alone; prolonged with every step of a long upload. */
export const LEASE_MS = 10 * MINUTE_MS;

/** Waiting time after a try that did not begin: doubled each time up to the longest. */
export const FIRST_RETRY_MS = MINUTE_MS;
export const MAX_RETRY_MS = 6 * 60 * MINUTE_MS;
/** While no account is connected: soon after it is, the post goes out. */
export const UNCONNECTED_RETRY_MS = 15 * MINUTE_MS;
/** With these waits about three days; then staff decide. */
export const MAX_ATTEMPTS = 20;

/**
 * The platforms' clocks and ours may differ by this much when a post is looked for that may be out.
 */
export const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** So many posts that failed or wait are passed over by the job. */
export const MAX_RESTING = 1000;

/** So many approved posts are looked through for those that may go out. */
export const MAX_LOOKED_AT = 1000;

/** At most so many posts in one run of the job; the rest follow with the next. */
export const MAX_AT_ONCE = 10;
/** A press on "Post to All Platforms" begins no further post after this long. */
export const PRESS_BUDGET_MS = 45_000;

/** Figures are read this often, as long as a post is this young, so many a run. */
export const FIGURES_EVERY_MS = 60 * MINUTE_MS;
export const FIGURES_FOR_MS = 30 * DAY_MS;
export const MAX_FIGURES = 20;

export const LIST_LENGTH = 100;

/**
 * Why a press on "Post to All Platforms" let nothing out on a platform: its keys are not set, no
 * account is connected, none of several was chosen, no post was approved and ready, or the platform
 * did not take what was.
 */
export const WHY_NOT = [
  "not_set_up",
  "unconnected",
  "unchosen",
  "nothing_ready",
  "not_taken",
] as const;
export type WhyNotReason = (typeof WHY_NOT)[number];
/**
 * Beside the answer, whose body is platform and boolean alone (API-46):
 * `twitter=not_set_up,twitter=nothing_ready`.
 */
export const WHY_NOT_HEADER = "x-why-not-posted";

/** How the list is asked for: what is still on its way alone, or what is out as well. */
export const DELIVERY_VIEWS = ["all", "open"] as const;
export type DeliveryView = (typeof DELIVERY_VIEWS)[number];

export const DELIVERY_STATUSES = ["waiting", "posted", "failed"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
