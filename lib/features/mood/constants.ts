export const MOODS = ["happy", "sad", "anxious", "angry", "neutral", "confused"] as const;
export type Mood = (typeof MOODS)[number];

/** The four of the home page's "Quick Mood Check" card (HOME-11). */
export const QUICK_CHECK_MOODS = [
  "happy",
  "sad",
  "anxious",
  "angry",
] as const satisfies readonly Mood[];

/** Points of 10 that one tap stores (CONST-05). */
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

/** UTF-16 units of a note; own choice where the documents are silent (VALD-24). */
export const MAX_NOTE = 2000;
export const MAX_TRIGGERS = 10;
export const MAX_TRIGGER = 100;

export const MAX_LISTED = 100;
/** Entries of a summary over months: more than anybody makes. */
export const MAX_SCORES = 2000;

/**
 * How far back (ms) an entry may say that it was felt: one that was made without a network keeps
 * its own time for a week. Older ones are refused, so that nobody fills months of a mood curve
 * after the event.
 */
export const OLDEST_RECORDED_MS = 7 * 24 * 60 * 60 * 1000;

/** How long (ms) a saved mood can be taken back in the widget. */
export const UNDO_MS = 5000;

export const isMood = (value: string | null | undefined): value is Mood =>
  MOODS.some((mood) => mood === value);
