export {
  LOWEST_ENERGY,
  LOWEST_PAIN,
  MAX_ENERGY,
  MAX_PAIN,
} from "@/lib/features/movement/constants";
export {
  COMPLETION_STATUSES,
  type CompletionStatus,
  EASIEST_RATING,
  HARDEST_RATING,
} from "@/lib/features/movement/planner/constants";

/** UTF-16 units of a session's notes (VALD-24). */
export const MAX_NOTE = 2000;
export const MAX_LISTED = 100;
/** Sessions in a summary of several months. */
export const MAX_PAIN_TOLD = 500;
export const MAX_PERFORMANCES = 100;
/** minutes; a day */
export const MAX_SESSION = 24 * 60;

/**
 * How far back (ms) a session's end may be, as with moods: one that waited for a network keeps its
 * own time.
 */
export const OLDEST_RECORDED_MS = 7 * 24 * 60 * 60 * 1000;

/** How many past sessions the next routine takes into account. */
export const REMEMBERED = 30;
/**
 * How long (ms) after a session was stopped for a danger sign the next routine still requires a
 * clinician's clearance. A session that goes well ends this earlier.
 */
export const STOP_COUNTS_MS = 14 * 24 * 60 * 60 * 1000;

/** Key of the list of sessions; joined, its parts form the URL (API-06). */
export const ptSessionsKey = ["/api/pt/sessions"] as const;
