export {
  HIGHEST_ENERGY,
  HIGHEST_PAIN,
  LOWEST_ENERGY,
  LOWEST_PAIN,
} from "@/lib/features/movement/constants";
export {
  COMPLETION_STATUSES,
  type CompletionStatus,
  EASIEST_RATING,
  HARDEST_RATING,
} from "@/lib/features/movement/planner/constants";

/** UTF-16 units of a session's notes (VALD-24). */
export const LONGEST_NOTE = 2000;
export const MOST_LISTED = 100;
/** Sessions of a summary over months. */
export const MOST_PAIN_TOLD = 500;
export const MOST_PERFORMANCES = 100;
/** minutes; a day */
export const LONGEST_SESSION = 24 * 60;

/**
 * How far back (ms) a session may say that it ended, as with moods: one that waited for a network
 * keeps its own time.
 */
export const OLDEST_RECORDED_MS = 7 * 24 * 60 * 60 * 1000;

/** Sessions that the next routine is planned from. */
export const REMEMBERED = 30;
/**
 * How long (ms) a stop for a sign of danger asks for a clinician's look before the next routine.
 */
export const STOP_COUNTS_MS = 14 * 24 * 60 * 60 * 1000;
