import type { Difficulty } from "../constants";
import type { BodyArea, Condition, Equipment, Goal, Phase, TargetArea } from "../library/constants";
import type { LibraryExercise } from "../library/types";
import type { CompletionStatus, LeftOutReason, PlanKind } from "./constants";

/** A past performance of one exercise (exercise_performance with its pt_session). */
export interface Performance {
  readonly exerciseId: string;
  readonly status: CompletionStatus;
  /** 1 very easy … 3 right … 5 too hard; null when not told */
  readonly difficultyRating: number | null;
  /** pain before and after the session, 0-10 */
  readonly painBefore: number | null;
  readonly painAfter: number | null;
  /** Time of its session, ISO 8601; rows of one session share it. */
  readonly at: string;
}

export interface PlanRequest {
  /** 5-60 */
  readonly minutes: number;
  /** One string or a list; unknown words count as the whole body. */
  readonly targetAreas: string | readonly string[];
  /** One string or a list; unknown words are ignored. */
  readonly goals: string | readonly string[];
  /** The hardest level an exercise of the plan may have. */
  readonly difficulty: Difficulty;
  /** The equipment at hand; nothing else is used. */
  readonly equipment: readonly Equipment[];
  /** 0-10 by area; a missing area counts as 0 */
  readonly pain: Readonly<Partial<Record<BodyArea, number>>>;
  readonly conditions: readonly Condition[];
  /** In any order; it's sorted here. */
  readonly history: readonly Performance[];
  /** For children and teens: only exercises made for them, in their own words. */
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
  /** The total: both sides, holds, rests; without the changeover to the next one. */
  readonly seconds: number;
  /** One or two plain sentences: why it's here, and how last time changed it. */
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
  /** The goals understood from the request. */
  readonly goals: readonly Goal[];
  readonly targetAreas: readonly TargetArea[];
  readonly difficulty: Difficulty;
  /** Warm-up, main, cool-down; empty when refused. */
  readonly exercises: readonly PlannedExercise[];
  /** Changeovers included; never more than requested. */
  readonly totalSeconds: number;
  /** minutes, rounded up: pt_routines.estimatedDuration */
  readonly estimatedDuration: number;
  /** Too little fits to fill the time; `message` says so. */
  readonly shorterThanAsked: boolean;
  /** A model arranged or worded it, within the same rules; the page then says so. */
  readonly refined: boolean;
  /** Exercises that would have suited but were left out to keep the person safe. */
  readonly leftOut: readonly LeftOut[];
  /**
   * Plain sentences about the whole plan: how it was adapted, and why it's gentle or refused. Null
   * if there's nothing to say.
   */
  readonly message: string | null;
}
