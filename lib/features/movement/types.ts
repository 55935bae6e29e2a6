import type { CrisisFlags } from "@/lib/crisis/crisis-flags";
import type { Difficulty, ExerciseCategory } from "./constants";
import type { BodyArea, Condition, Phase } from "./library/constants";
import type { Dose } from "./library/types";

/** An exercise as the API returns it (DATA-10, API-30), in the caller's words. */
export interface Exercise {
  readonly id: string;
  /** Name of its figure; null for an exercise staff added. */
  readonly slug: string | null;
  readonly name: string;
  readonly category: ExerciseCategory;
  readonly targetArea: string;
  readonly alsoTargets: readonly string[];
  readonly difficulty: Difficulty;
  /** minutes */
  readonly duration: number;
  /** One step per line. */
  readonly instructions: string;
  readonly precautions: string | null;
  readonly benefits: readonly string[];
  readonly equipment: readonly string[];
  readonly modifications: string | null;
  readonly videoUrl: string | null;
  readonly imageUrl: string | null;
  readonly isChildFriendly: boolean;
  readonly dose: Dose | null;
  readonly perSide: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** The columns of an exercise, without the library's additions. */
export interface StoredExercise
  extends Omit<
    Exercise,
    "slug" | "alsoTargets" | "dose" | "perSide" | "createdAt" | "benefits" | "equipment"
  > {
  readonly benefits: string[];
  readonly equipment: string[];
  readonly createdAt: Date;
}

/** An exercise in its place in a routine (DATA-12). */
export interface RoutineItem {
  readonly id: string;
  readonly routineId: string;
  readonly exerciseId: string;
  readonly orderIndex: number;
  readonly phase: Phase;
  readonly sets: number;
  readonly reps: number | null;
  /** seconds */
  readonly holdTime: number | null;
  /** seconds */
  readonly restTime: number | null;
  /** Why it's here. */
  readonly notes: string | null;
  readonly exercise: Pick<
    Exercise,
    "id" | "slug" | "name" | "category" | "targetArea" | "difficulty" | "perSide"
  >;
}

/** A routine as the list returns it (DATA-11, API-31). */
export interface Routine {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly goals: readonly string[];
  readonly targetAreas: readonly string[];
  readonly difficulty: Difficulty;
  /** minutes */
  readonly estimatedDuration: number;
  /** False if archived. */
  readonly isActive: boolean;
  /** How it was adapted for this person; null if it wasn't. */
  readonly message: string | null;
  readonly leftOut: readonly { readonly name: string; readonly why: string }[];
  readonly exercises: readonly RoutineItem[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A routine with everything needed to do it. */
export interface FullRoutine extends Omit<Routine, "exercises"> {
  readonly exercises: readonly (Omit<RoutineItem, "exercise"> & { readonly exercise: Exercise })[];
}

/** The response to a routine request; `crisis_detected` opens the crisis dialog. */
export interface GeneratedRoutine extends Routine, CrisisFlags {}

/** A person's earlier answers, used to prefill the form. */
export interface EarlierAnswers {
  /** 0-10 by area, unless it's too long ago */
  readonly pain: Readonly<Partial<Record<BodyArea, number>>>;
  readonly conditions: readonly Condition[];
  /** 0-10 after the last session, if that was within a day */
  readonly lastPain: number | null;
  /** The worst current pain we know of; the player starts its question there. */
  readonly painNow: number;
}

/** The request body for a new routine (API-33). */
export interface RoutineWish {
  /** minutes */
  readonly sessionDuration: number;
  readonly targetAreas: string | readonly string[];
  readonly goals: string | readonly string[];
  readonly difficulty?: Difficulty;
  readonly equipment?: readonly string[];
  /** 0-10 by area */
  readonly pain?: Readonly<Record<string, number>>;
  readonly conditions?: readonly string[];
  /** After a safety stop: a clinician has said that moving is fine again. */
  readonly medicalClearance?: boolean;
}
