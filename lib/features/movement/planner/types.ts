import type { Difficulty } from "../constants";
import type { BodyArea, Condition, Equipment, Goal, Phase, TargetArea } from "../library/constants";
import type { LibraryExercise } from "../library/types";
import type { CompletionStatus, LeftOutReason, PlanKind } from "./constants";

/** One exercise as it was done before (exercise_performance with its pt_session). */
export interface Performance {
  readonly exerciseId: string;
  readonly status: CompletionStatus;
  /** 1 very easy … 3 right … 5 too hard; null when not told */
  readonly difficultyRating: number | null;
  /** pain before and after the session, 0-10 */
  readonly painBefore: number | null;
  readonly painAfter: number | null;
  /** When its session was, ISO 8601; rows of one session share it. */
  readonly at: string;
}

export interface PlanRequest {
  /** 5-60 */
  readonly minutes: number;
  /** One text or a list; unknown words count as the whole body. */
  readonly targetAreas: string | readonly string[];
  /** One text or a list; unknown words are left aside. */
  readonly goals: string | readonly string[];
  /** No exercise of the plan is harder. */
  readonly difficulty: Difficulty;
  /** What is at hand, and nothing else is used. */
  readonly equipment: readonly Equipment[];
  /** 0-10 by area; what is missing counts as 0 */
  readonly pain: Readonly<Partial<Record<BodyArea, number>>>;
  readonly conditions: readonly Condition[];
  /** Newest first or last: it is sorted. */
  readonly history: readonly Performance[];
  /** Children and teens: the exercises made for them, and words for them. */
  readonly childFriendlyOnly: boolean;
  /** The same request with the same seed gives the same plan. */
  readonly seed: string;
}

/** One exercise of a plan, ready for `routine_exercises`. */
export interface PlannedExercise {
  readonly exercise: LibraryExercise;
  readonly phase: Phase;
  readonly orderIndex: number;
  readonly sets: number;
  readonly reps: number | null;
  /** seconds */
  readonly holdTime: number | null;
  /** seconds */
  readonly restTime: number;
  /** All of it: both sides, holds, rests; without the change to the next one. */
  readonly seconds: number;
  /** One or two plain sentences: why it is here, and what was changed because of last time. */
  readonly why: string;
}

export interface LeftOut {
  readonly exerciseId: string;
  readonly name: string;
  readonly reason: LeftOutReason;
  /** A plain sentence. */
  readonly why: string;
}

export interface Plan {
  readonly kind: PlanKind;
  readonly name: string;
  /** What was understood of the request. */
  readonly goals: readonly Goal[];
  readonly targetAreas: readonly TargetArea[];
  readonly difficulty: Difficulty;
  /** Warm-up, main, cool-down; empty when refused. */
  readonly exercises: readonly PlannedExercise[];
  /** With changing over; never more than asked. */
  readonly totalSeconds: number;
  /** minutes, rounded up: pt_routines.estimatedDuration */
  readonly estimatedDuration: number;
  /** Too little fits to fill the time; `message` says so. */
  readonly shorterThanAsked: boolean;
  /**
   * A model arranged it or found the words for it, within the same rules; the page then says so.
   */
  readonly refined: boolean;
  /** What would have suited but was left out to keep the person safe. */
  readonly leftOut: readonly LeftOut[];
  /**
   * Plain sentences about the whole plan: what was adapted, and why it is gentle or refused. Null:
   * nothing to say.
   */
  readonly message: string | null;
}
