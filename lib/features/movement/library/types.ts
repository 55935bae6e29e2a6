import type { Difficulty, ExerciseCategory } from "../constants";
import type {
  BodyArea,
  Condition,
  Equipment,
  Goal,
  Phase,
  Position,
  TargetArea,
} from "./constants";

/**
 * The amount of an exercise. With `reps`, each repetition is done and, if `holdTime` is given, held
 * for that many seconds; without `reps`, a set is one hold, or one stretch of continuous movement,
 * of `holdTime` seconds.
 */
export interface Dose {
  readonly sets: number;
  readonly reps: number | null;
  /** seconds */
  readonly holdTime: number | null;
  /** seconds of rest after each set but the last */
  readonly restTime: number;
}

export interface LibraryExercise {
  /** The same on every machine, because the seeded row of table `exercises` uses it too. */
  readonly id: string;
  /** Also the name of its figure. */
  readonly slug: string;
  readonly name: string;
  readonly category: ExerciseCategory;
  readonly targetArea: TargetArea;
  readonly alsoTargets: readonly TargetArea[];
  readonly difficulty: Difficulty;
  /** minutes, rounded up: the time its dose takes with rests */
  readonly duration: number;
  /** One step per line, in order. */
  readonly instructions: readonly string[];
  /** The children's version; null exactly where the exercise isn't child-friendly. */
  readonly childInstructions: readonly string[] | null;
  /** The name children see; null exactly where the exercise isn't child-friendly. */
  readonly childName: string | null;
  readonly precautions: string;
  readonly benefits: readonly string[];
  /** All of it is required; empty means none. */
  readonly equipment: readonly Equipment[];
  readonly modifications: string;
  readonly isChildFriendly: boolean;
  readonly goals: readonly Goal[];
  /** The parts of a routine it may be used in. */
  readonly phases: readonly Phase[];
  /** Areas under load: pain of 4 or more in one of them excludes the exercise. */
  readonly stresses: readonly BodyArea[];
  readonly avoidWith: readonly Condition[];
  readonly position: Position;
  readonly dose: Dose;
  /** The dose is done once for each side. */
  readonly perSide: boolean;
  /** The published guidance it follows. */
  readonly source: string;
}
