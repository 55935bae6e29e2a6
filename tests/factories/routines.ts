import { exerciseBySlug, LIBRARY } from "@/lib/features/movement/library/library";
import type { PtSession } from "@/lib/features/movement/sessions/types";
import type { Exercise, FullRoutine, Routine } from "@/lib/features/movement/types";

/** A library exercise as the API returns it to an adult. */
export function exerciseOf(slug: string, more: Partial<Exercise> = {}): Exercise {
  const known = exerciseBySlug(slug) ?? LIBRARY[0];
  if (!known) throw new Error("the library is empty");
  const { id, name, category, targetArea, alsoTargets, difficulty, duration } = known;
  return {
    ...{ id, slug, name, category, targetArea, alsoTargets, difficulty, duration },
    instructions: known.instructions.join("\n"),
    precautions: known.precautions,
    benefits: known.benefits,
    equipment: known.equipment,
    modifications: known.modifications,
    videoUrl: null,
    imageUrl: null,
    isChildFriendly: known.isChildFriendly,
    dose: known.dose,
    perSide: known.perSide,
    createdAt: "2026-11-01T12:00:00.000Z",
    ...more,
  };
}

const ROUTINE = "00000000-0000-4000-8000-0000000000aa";

/**
 * A short routine of three exercises: a timed movement, two counted sets with a rest, and a hold.
 */
export function fullRoutine(more: Partial<FullRoutine> = {}): FullRoutine {
  const items = [
    { slug: "march-in-place", phase: "warmup", sets: 1, reps: null, holdTime: 30, restTime: 0 },
    { slug: "weight-shift", phase: "main", sets: 2, reps: 10, holdTime: null, restTime: 20 },
    { slug: "belly-breathing", phase: "cooldown", sets: 1, reps: null, holdTime: 60, restTime: 0 },
  ] as const;
  return {
    id: ROUTINE,
    userId: "maya",
    name: "Easy all over",
    goals: ["strength"],
    targetAreas: ["full-body"],
    difficulty: "beginner",
    estimatedDuration: 10,
    isActive: true,
    message: null,
    leftOut: [],
    createdAt: "2026-11-20T12:00:00.000Z",
    updatedAt: "2026-11-20T12:00:00.000Z",
    exercises: items.map(({ slug, ...item }, orderIndex) => ({
      id: `00000000-0000-4000-8000-00000000000${orderIndex}`,
      routineId: ROUTINE,
      exerciseId: exerciseOf(slug).id,
      orderIndex,
      ...item,
      notes: `It is here for reason ${orderIndex}.`,
      exercise: { ...exerciseOf(slug), perSide: false },
    })),
    ...more,
  };
}

/** The same routine as the list returns it. */
export const routineLine = (more: Partial<Routine> = {}): Routine => ({ ...fullRoutine(), ...more });

let made = 0;

export function ptSession(more: Partial<PtSession> = {}): PtSession {
  made += 1;
  return {
    id: `00000000-0000-4000-a000-${String(made).padStart(12, "0")}`,
    userId: "maya",
    routineId: ROUTINE,
    routineName: "Easy all over",
    duration: 20,
    completedExercises: 6,
    totalExercises: 8,
    painBefore: 5,
    painAfter: 3,
    energyLevel: 6,
    notes: null,
    stopSigns: [],
    aiCoachingUsed: false,
    performances: [],
    createdAt: "2026-11-20T12:00:00.000Z",
    ...more,
  };
}
