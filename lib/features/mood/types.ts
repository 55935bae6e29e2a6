import type { CrisisFlags, CrisisKindFlag } from "@/lib/crisis/crisis-flags";
import type { Mood } from "./constants";

/** A mood entry as the API returns it (DATA-06, API-21). */
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

/** An entry without its words. */
export type MoodScore = Pick<MoodEntry, "mood" | "moodScore" | "createdAt">;

/** The response to a new entry; `crisis_detected` opens the crisis dialog. */
export interface RecordedMood extends MoodEntry, CrisisFlags, CrisisKindFlag {
  /** Set only by the browser: the network was down, so the entry is waiting on this device. */
  readonly waiting?: true;
}

/** The body the browser sends for a new entry (API-22). */
export interface NewMood {
  readonly mood: Mood;
  readonly moodScore: number;
  readonly notes?: string;
  /** ISO 8601, UTC: when it was felt, for an entry sent later. */
  readonly recordedAt?: string;
}
