export const MOODS = ["happy", "sad", "anxious", "angry", "neutral", "confused"] as const;
export type Mood = (typeof MOODS)[number];

/** The four moods of the home page's "Quick Mood Check" card (HOME-11). */
export const QUICK_CHECK_MOODS = [
  "happy",
  "sad",
  "anxious",
  "angry",
] as const satisfies readonly Mood[];

/** Score out of 10 stored by a single tap (CONST-05). */
export const QUICK_SCORE: Record<Mood, number> = {
  happy: 8,
  sad: 3,
  anxious: 4,
  angry: 3,
  neutral: 5,
  confused: 5,
};

export const LOWEST_SCORE = 1;
export const MAX_SCORE = 10;
export const DEFAULT_SCORE = 5;

/**
 * Maximum length of a note in UTF-16 units; our own choice, since the documents don't say
 * (VALD-24).
 */
export const MAX_NOTE = 2000;
export const MAX_TRIGGERS = 10;
export const MAX_TRIGGER = 100;

export const MAX_LISTED = 100;
/** Maximum number of entries in a summary over months: more than anyone will record. */
export const MAX_SCORES = 2000;

/**
 * How far back (ms) an entry's own time may be: one made offline keeps its time for a week. We
 * refuse older ones, so that no one fills in months of a mood curve after the fact.
 */
export const OLDEST_RECORDED_MS = 7 * 24 * 60 * 60 * 1000;

/** How long (ms) a saved mood can be undone in the widget. */
export const UNDO_MS = 5000;

export const isMood = (value: string | null | undefined): value is Mood =>
  MOODS.some((mood) => mood === value);

/**
 * Key of the list of moods; joined, its parts form the URL (API-06). Not a client module, so that
 * the server can fill it.
 */
export const moodsKey = ["/api/mood"] as const;
