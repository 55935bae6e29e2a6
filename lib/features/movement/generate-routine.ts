import { crisisFlags } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { GOALS, TARGET_AREAS } from "./library/constants";
import type { PlannedWish } from "./plan-wished";
import { findOwnRoutine, insertRoutine, shortened } from "./repository";
import { storeExamined } from "./store-examined";
import type { GeneratedRoutine } from "./types";

/** The understood goals or areas, plus the person's own wording. */
function withOwnWords(
  understood: readonly string[],
  said: readonly string[],
  known: readonly string[],
): string[] {
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, "");
  const names = new Set(known.map(plain));
  return [...new Set([...understood, ...said.filter((word) => !names.has(plain(word)))])];
}

/**
 * Stores a planned routine for the caller (API-33), plus a crisis incident if their words showed a
 * crisis.
 */
export async function generateRoutine(
  ctx: MemberCtx,
  planned: PlannedWish,
): Promise<GeneratedRoutine> {
  const { wish, told, plan, examination } = planned;
  const id = newId();
  const routine = await storeExamined(ctx, examination, "movement_routine", async (tx) => {
    await insertRoutine(tx, id, {
      name: plan.name,
      goals: withOwnWords(plan.goals, wish.goals, GOALS),
      targetAreas: withOwnWords(plan.targetAreas, wish.targetAreas, TARGET_AREAS),
      difficulty: plan.difficulty,
      estimatedDuration: plan.estimatedDuration,
      explanation: {
        message: plan.message,
        leftOut: plan.leftOut.map(({ name, why }) => ({ name, why })),
        told: { pain: told.pain, conditions: [...told.conditions] },
      },
      exercises: plan.exercises.map(({ exercise, phase, sets, reps, holdTime, restTime, why }) => ({
        exerciseId: exercise.id,
        ...{ phase, sets, reps, holdTime, restTime, why },
      })),
    });
    const stored = await findOwnRoutine(tx, id);
    if (!stored) throw new Error("the routine that was just stored is gone");
    return stored;
  });
  return { ...shortened(routine), ...crisisFlags(examination.finding) };
}
