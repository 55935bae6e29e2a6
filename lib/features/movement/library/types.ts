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
 * How much of an exercise is done. With `reps` each repetition is done, and held for `holdTime`
 * seconds where one is given; without `reps` a set is one hold, or one stretch of moving, of
 * `holdTime` seconds.
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
  /** The same on every machine: the seeded row of table `exercises` carries it too. */
  readonly id: string;
  /** Also the name of its figure. */
  readonly slug: string;
  readonly name: string;
  readonly category: ExerciseCategory;
  readonly targetArea: TargetArea;
  readonly alsoTargets: readonly TargetArea[];
  readonly difficulty: Difficulty;
  /** minutes, rounded up: what its dose takes with its rests */
  readonly duration: number;
  /** One step a line, in the order in which they are done. */
  readonly instructions: readonly string[];
  /** The same for children; null exactly where the exercise is not child-friendly. */
  readonly childInstructions: readonly string[] | null;
  /** The name children read; null exactly where the exercise is not child-friendly. */
  readonly childName: string | null;
  readonly precautions: string;
  readonly benefits: readonly string[];
  /** All of it is needed; empty means none. */
  readonly equipment: readonly Equipment[];
  readonly modifications: string;
  readonly isChildFriendly: boolean;
  readonly goals: readonly Goal[];
  /** Where in a routine it may stand. */
  readonly phases: readonly Phase[];
  /** Areas under load: pain of 4 or more in one of them leaves the exercise out. */
  readonly stresses: readonly BodyArea[];
  readonly avoidWith: readonly Condition[];
  readonly position: Position;
  readonly dose: Dose;
  /** The dose is done once for each side. */
  readonly perSide: boolean;
  /** The published guidance that it follows. */
  readonly source: string;
}
