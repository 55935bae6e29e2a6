import type { Mood } from "./constants";

/** A mood entry as the API answers it (DATA-06, API-21). */
export interface MoodEntry {
  readonly id: string;
  readonly userId: string;
  readonly mood: Mood;
  /** Whole points, 1-10. */
  readonly moodScore: number;
  readonly notes: string | null;
  readonly triggers: readonly string[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** The answer to a new entry; `crisis_detected` opens the crisis dialog. */
export interface RecordedMood extends MoodEntry {
  readonly crisis_detected: boolean;
}

/** What the browser sends for a new entry (API-22). */
export interface NewMood {
  readonly mood: Mood;
  readonly moodScore: number;
  readonly notes?: string;
}
