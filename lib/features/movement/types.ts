import type { CrisisFlags } from "@/lib/crisis/crisis-flags";
import type { Difficulty, ExerciseCategory } from "./constants";
import type { BodyArea, Condition, Phase } from "./library/constants";
import type { Dose } from "./library/types";

/** An exercise as the API answers it (DATA-10, API-30), in the words of the person who asks. */
export interface Exercise {
  readonly id: string;
  /** Name of its figure; null for one that staff added. */
  readonly slug: string | null;
  readonly name: string;
  readonly category: ExerciseCategory;
  readonly targetArea: string;
  readonly alsoTargets: readonly string[];
  readonly difficulty: Difficulty;
  /** minutes */
  readonly duration: number;
  /** One step a line. */
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

/** The columns of an exercise, without what the library adds. */
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
  /** Why it is here. */
  readonly notes: string | null;
  readonly exercise: Pick<
    Exercise,
    "id" | "slug" | "name" | "category" | "targetArea" | "difficulty" | "perSide"
  >;
}

/** A routine as the list answers it (DATA-11, API-31). */
export interface Routine {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly goals: readonly string[];
  readonly targetAreas: readonly string[];
  readonly difficulty: Difficulty;
  /** minutes */
  readonly estimatedDuration: number;
  /** False for one that was put away. */
  readonly isActive: boolean;
  /** What was adapted for this person; null when nothing was. */
  readonly message: string | null;
  readonly leftOut: readonly { readonly name: string; readonly why: string }[];
  readonly exercises: readonly RoutineItem[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One routine with everything that is needed to do it. */
export interface FullRoutine extends Omit<Routine, "exercises"> {
  readonly exercises: readonly (Omit<RoutineItem, "exercise"> & { readonly exercise: Exercise })[];
}

/** The answer to a wish for a routine; `crisis_detected` opens the crisis dialog. */
export interface GeneratedRoutine extends Routine, CrisisFlags {}

/** What a person told before, as the form is filled with it again. */
export interface Told {
  /** 0-10 by area, as far as it is not too long ago */
  readonly pain: Readonly<Partial<Record<BodyArea, number>>>;
  readonly conditions: readonly Condition[];
  /** 0-10 after the last session, when that was within a day */
  readonly lastPain: number | null;
  /** The worst of what is known of the pain now; the player asks from there. */
  readonly painNow: number;
}

/** What the browser sends for a new routine (API-33). */
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
  /** After a stop for safety: a clinician has said that moving is fine again. */
  readonly medicalClearance?: boolean;
}
