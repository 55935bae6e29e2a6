import type { CrisisFlags } from "@/lib/crisis/crisis-flags";
import type { CompletionStatus } from "./constants";

/** One exercise's outcome in a session (DATA-14). */
interface ExercisePerformance {
  readonly id: string;
  readonly sessionId: string;
  readonly exerciseId: string;
  readonly setsCompleted: number;
  readonly repsCompleted: number | null;
  /** seconds */
  readonly holdTimeCompleted: number | null;
  readonly formScore: number | null;
  /** 1 very easy … 5 too hard */
  readonly difficultyRating: number | null;
  readonly completionStatus: CompletionStatus;
  readonly aiComments: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A session as the API returns it (DATA-13, API-32). */
export interface PtSession {
  readonly id: string;
  readonly userId: string;
  readonly routineId: string | null;
  /** Null if the routine has since been deleted or there was none. */
  readonly routineName: string | null;
  /** minutes */
  readonly duration: number;
  readonly completedExercises: number;
  readonly totalExercises: number;
  /** 0-10 */
  readonly painBefore: number | null;
  /** 0-10 */
  readonly painAfter: number | null;
  /** 1-10 */
  readonly energyLevel: number | null;
  readonly notes: string | null;
  /** Ids of the danger signs it was stopped for; empty if it wasn't. */
  readonly stopSigns: readonly string[];
  readonly aiCoachingUsed: boolean;
  readonly performances: readonly ExercisePerformance[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A session without its text. */
export type SessionPain = Pick<
  PtSession,
  "id" | "createdAt" | "duration" | "painBefore" | "painAfter"
>;

/** The response to a new session; `crisis_detected` opens the crisis dialog. */
export interface RecordedSession extends PtSession, CrisisFlags {}

/** The request body for one exercise. */
export interface NewPerformance {
  readonly exerciseId: string;
  readonly setsCompleted: number;
  readonly repsCompleted?: number | null;
  readonly holdTimeCompleted?: number | null;
  readonly difficultyRating?: number | null;
  readonly completionStatus: CompletionStatus;
}

/** The request body for a session. */
export interface NewSession {
  readonly routineId: string;
  /** minutes */
  readonly duration: number;
  readonly totalExercises: number;
  readonly painBefore: number | null;
  readonly painAfter: number | null;
  readonly energyLevel: number | null;
  readonly notes?: string;
  readonly stopSigns: readonly string[];
  readonly performances: readonly NewPerformance[];
  /** ISO 8601, UTC: when it ended, if it's sent later. */
  readonly recordedAt?: string;
}
