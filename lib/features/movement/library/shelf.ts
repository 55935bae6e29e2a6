import { stableId } from "@/lib/shared/stable-id";
import { DIFFICULTIES, type Difficulty, type ExerciseCategory } from "../constants";
import type { Condition } from "./constants";
import { secondsOf } from "./seconds-of";
import type { Dose, LibraryExercise } from "./types";

interface Written
  extends Pick<
    LibraryExercise,
    | "slug"
    | "name"
    | "benefits"
    | "precautions"
    | "modifications"
    | "goals"
    | "phases"
    | "position"
    | "dose"
    | "source"
  > {
  readonly area: LibraryExercise["targetArea"];
  readonly also?: LibraryExercise["alsoTargets"];
  readonly steps: readonly string[];
  readonly child?: { readonly name: string; readonly steps: readonly string[] };
  readonly needs?: LibraryExercise["equipment"];
  readonly stresses?: LibraryExercise["stresses"];
  readonly avoid?: readonly Condition[];
  readonly perSide?: boolean;
  /** So light that it's safe even in the first weeks after an operation. */
  readonly gentle?: boolean;
}

/** seconds of rest after a set, unless an exercise says otherwise */
const SHORT_REST = 15;
const USUAL_REST = 30;

export const reps = (sets: number, count: number, restTime = USUAL_REST): Dose => ({
  sets,
  reps: count,
  holdTime: null,
  restTime,
});

/** `count` repetitions per set, each held for `holdTime` seconds. */
export const held = (
  sets: number,
  count: number,
  holdTime: number,
  restTime = USUAL_REST,
): Dose => ({
  sets,
  reps: count,
  holdTime,
  restTime,
});

/** One hold, or one stretch of continuous movement, of `holdTime` seconds per set. */
export const hold = (sets: number, holdTime: number, restTime = SHORT_REST): Dose => ({
  sets,
  reps: null,
  holdTime,
  restTime,
});

/**
 * Conditions that rule an exercise out, whichever it is, until a clinician agrees (ACSM,
 * preparticipation screening): only the gentlest ones after an operation, nothing advanced in
 * pregnancy or with a weak heart, weak bones or a new joint, and nothing that makes you breathe
 * hard with a weak heart. An exercise held with force is ruled out by high blood pressure, and so
 * by a weak heart too.
 */
function ruledOut(
  category: ExerciseCategory,
  difficulty: Difficulty,
  gentle: boolean,
  avoid: readonly Condition[],
): Condition[] {
  const level = DIFFICULTIES.indexOf(difficulty);
  return [
    ...(gentle ? [] : (["recent_surgery"] as const)),
    ...(avoid.includes("high_blood_pressure") ? (["heart_condition"] as const) : []),
    ...(category === "cardio" && level >= 1 ? (["heart_condition", "pregnancy"] as const) : []),
    ...(category === "cardio" && level >= 2 ? (["high_blood_pressure", "asthma"] as const) : []),
    ...(category === "balance" && level >= 1 ? (["dizziness", "poor_balance"] as const) : []),
    ...(level >= 2
      ? ([
          "pregnancy",
          "heart_condition",
          "osteoporosis",
          "joint_replacement",
          "dizziness",
          "poor_balance",
        ] as const)
      : []),
  ];
}

/** Completes the authored exercises of one category and difficulty. */
export function shelf(
  category: ExerciseCategory,
  difficulty: Difficulty,
  written: readonly Written[],
): readonly LibraryExercise[] {
  return written.map(
    ({ area, also = [], steps, child, needs = [], stresses = [], avoid = [], ...rest }) => {
      const { perSide = false, gentle = false, ...plain } = rest;
      return {
        ...plain,
        id: stableId("exercise", plain.slug),
        category,
        difficulty,
        targetArea: area,
        alsoTargets: also,
        duration: Math.ceil(secondsOf(plain.dose, perSide) / 60),
        instructions: steps,
        childInstructions: child?.steps ?? null,
        childName: child?.name ?? null,
        isChildFriendly: child !== undefined,
        equipment: needs,
        stresses,
        avoidWith: [...new Set([...ruledOut(category, difficulty, gentle, avoid), ...avoid])],
        perSide,
      };
    },
  );
}
