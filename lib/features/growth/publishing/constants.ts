import type { Platform } from "@/lib/shared/platforms";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The delivery lease: other workers stay away this long; every step of a long upload renews it. */
export const LEASE_MS = 10 * MINUTE_MS;

/** The wait after a failed first try; it doubles each time up to the maximum. */
export const FIRST_RETRY_MS = MINUTE_MS;
export const MAX_RETRY_MS = 6 * 60 * MINUTE_MS;
/** While no account is connected: short enough that the post goes out soon after one is. */
export const UNCONNECTED_RETRY_MS = 15 * MINUTE_MS;
/** At these intervals about three days; after that, staff decide. */
export const MAX_ATTEMPTS = 20;

/** Clock skew allowed between us and a platform when looking for a post that may be live. */
export const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** The most failed or waiting posts the job skips. */
export const MAX_RESTING = 1000;

/** The most approved posts searched for publishable ones. */
export const MAX_LOOKED_AT = 1000;

/** The most posts per run of the job; the rest follow in the next run. */
export const MAX_AT_ONCE = 10;
/** "Post to All Platforms" starts no further post after this long. */
export const PRESS_BUDGET_MS = 45_000;

/** How often figures are read, for how young a post, and how many per run. */
export const FIGURES_EVERY_MS = 60 * MINUTE_MS;
export const FIGURES_FOR_MS = 30 * DAY_MS;
export const MAX_FIGURES = 20;

export const LIST_LENGTH = 100;

/**
 * Why "Post to All Platforms" published nothing on a platform: its keys aren't set, no account is
 * connected, none of several was chosen, no post was approved and ready, or the platform refused
 * the ones that were.
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
 * A header beside the response body, which is only platform and boolean (API-46):
 * `twitter=not_set_up,twitter=nothing_ready`.
 */
export const WHY_NOT_HEADER = "x-why-not-posted";

/** List filter: only deliveries in progress, or published ones too. */
export const DELIVERY_VIEWS = ["all", "open"] as const;
export type DeliveryView = (typeof DELIVERY_VIEWS)[number];

const DELIVERY_STATUSES = ["waiting", "posted", "failed"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Query key; its first part is the URL (API-06). */
export const deliveriesKey = ["/api/admin/marketing/deliveries?view=open"] as const;

/** Why a platform published nothing. A platform with two reasons is listed twice. */
export interface WhyNot {
  readonly platform: Platform;
  readonly reason: WhyNotReason;
}

/**
 * The outcome of a try: `later` waits for a retry, `busy` is already posted or held by another
 * worker.
 */
export type Outcome = "posted" | "later" | "failed" | "busy";
