import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf, isChildMode } from "@/lib/shared/audience";
import { newId } from "@/lib/shared/ids";
import type { Difficulty, ExerciseCategory } from "./constants";
import type { Phase } from "./library/constants";
import { presentExercise } from "./present-exercise";
import { routineExerciseSeal, routineSeal } from "./sealed";
import type { FullRoutine, Routine, StoredExercise } from "./types";

/** Children and teens only see exercises made for them (PHYS-12). */
const forCaller = (ctx: MemberCtx) =>
  isChildMode(ctx.actor.user) ? { isChildFriendly: true } : {};

interface ExercisePage {
  readonly category?: ExerciseCategory;
  readonly limit: number;
  readonly cursor?: string;
}

/** By category and name; `cursor` is the caller's last one. */
export const findExercises = (
  ctx: MemberCtx,
  { category, limit, cursor }: ExercisePage,
): Promise<StoredExercise[]> =>
  ctx.db.exercise.findMany({
    where: { ...(category ? { category } : {}), ...forCaller(ctx) },
    orderBy: [{ category: "asc" }, { name: "asc" }, { id: "asc" }],
    take: limit,
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
  });

/** The subset of these exercises that exist for the caller. */
export async function findExerciseIds(
  ctx: MemberCtx,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await ctx.db.exercise.findMany({
    where: { id: { in: [...ids] }, ...forCaller(ctx) },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** The caller's own; for a child, none that contains an adult exercise, however it got there. */
const ownRoutines = (ctx: MemberCtx) => ({
  userId: ctx.actor.user.id,
  ...(isChildMode(ctx.actor.user)
    ? { exercises: { every: { exercise: { isChildFriendly: true } } } }
    : {}),
});

const WITH_EXERCISES = {
  exercises: { orderBy: { orderIndex: "asc" }, include: { exercise: true } },
} as const;

const rowsOf = (ctx: MemberCtx, limit: number, where: object) =>
  ctx.db.ptRoutine.findMany({
    where: { ...ownRoutines(ctx), ...where },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: WITH_EXERCISES,
  });
type RoutineRow = Awaited<ReturnType<typeof rowsOf>>[number];

function openRoutine(ctx: MemberCtx, row: RoutineRow): FullRoutine {
  const { key, user } = ctx.actor;
  const { name, goals, targetAreas, explanation } = routineSeal.open(key, row);
  const { exercises, explanation: _, ...plain } = row;
  return {
    ...plain,
    name: name ?? "",
    goals: goals ?? [],
    targetAreas: targetAreas ?? [],
    message: explanation?.message ?? null,
    leftOut: explanation?.leftOut ?? [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    exercises: exercises.map((item) => ({
      ...item,
      phase: item.phase as Phase,
      notes: routineExerciseSeal.open(key, item).notes,
      exercise: presentExercise(item.exercise, audienceOf(user)),
    })),
  };
}

/** A list only needs the exercises' names, not their explanations. */
export const shortened = (routine: FullRoutine): Routine => ({
  ...routine,
  exercises: routine.exercises.map(({ exercise, ...item }) => {
    const { id, slug, name, category, targetArea, difficulty, perSide } = exercise;
    return { ...item, exercise: { id, slug, name, category, targetArea, difficulty, perSide } };
  }),
});

interface Page {
  readonly limit: number;
  readonly before?: { readonly createdAt: Date; readonly id: string };
}

/** Newest first. */
export async function findOwnRoutines(
  ctx: MemberCtx,
  { limit, before }: Page,
): Promise<FullRoutine[]> {
  const older = before && {
    OR: [
      { createdAt: { lt: before.createdAt } },
      { createdAt: before.createdAt, id: { lt: before.id } },
    ],
  };
  return (await rowsOf(ctx, limit, older ?? {})).map((row) => openRoutine(ctx, row));
}

export async function findOwnRoutine(ctx: MemberCtx, id: string): Promise<FullRoutine | null> {
  const [row] = await rowsOf(ctx, 1, { id });
  return row ? openRoutine(ctx, row) : null;
}

/**
 * A routine's name and the goals given for it, including retired ones, or null if the person has no
 * such routine.
 */
export async function findOwnWords(ctx: MemberCtx, id: string): Promise<(string | null)[] | null> {
  const row = await ctx.db.ptRoutine.findFirst({ where: { id, userId: ctx.actor.user.id } });
  if (!row) return null;
  const { name, goals, targetAreas } = routineSeal.open(ctx.actor.key, row);
  return [name, ...(goals ?? []), ...(targetAreas ?? [])];
}

/**
 * The answers given for the newest routine, and when; null if there's none, or it predates the
 * question.
 */
export async function findLastTold(ctx: MemberCtx) {
  const [row] = await rowsOf(ctx, 1, {});
  const told = row && routineSeal.open(ctx.actor.key, row).explanation?.told;
  return row && told ? { ...told, at: row.createdAt } : null;
}

export const findOwnRoutineMoment = (
  ctx: MemberCtx,
  id: string,
): Promise<{ id: string; createdAt: Date } | null> =>
  ctx.db.ptRoutine.findFirst({
    where: { id, ...ownRoutines(ctx) },
    select: { id: true, createdAt: true },
  });

export interface NewRoutine {
  readonly name: string;
  readonly goals: string[];
  readonly targetAreas: string[];
  readonly difficulty: Difficulty;
  readonly estimatedDuration: number;
  readonly explanation: {
    message: string | null;
    leftOut: { name: string; why: string }[];
    told: { pain: Record<string, number>; conditions: string[] };
  };
  readonly exercises: readonly {
    readonly exerciseId: string;
    readonly phase: Phase;
    readonly sets: number;
    readonly reps: number | null;
    readonly holdTime: number | null;
    readonly restTime: number | null;
    readonly why: string;
  }[];
}

export async function insertRoutine(
  ctx: MemberCtx,
  id: string,
  routine: NewRoutine,
): Promise<void> {
  const { key, user } = ctx.actor;
  const { name, goals, targetAreas, explanation, difficulty, estimatedDuration } = routine;
  const now = ctx.now();
  await ctx.db.ptRoutine.create({
    data: {
      id,
      userId: user.id,
      difficulty,
      estimatedDuration,
      createdAt: now,
      updatedAt: now,
      ...routineSeal.seal(key, id, { name, goals, targetAreas, explanation }),
    },
    select: { id: true },
  });
  await ctx.db.routineExercise.createMany({
    data: routine.exercises.map(({ why, ...item }, orderIndex) => {
      const itemId = newId();
      return {
        id: itemId,
        routineId: id,
        orderIndex,
        ...item,
        ...routineExerciseSeal.seal(key, itemId, { notes: why }),
      };
    }),
  });
}

export interface RoutineChange {
  readonly isActive?: boolean;
  readonly name?: string;
}

/** @returns whether the caller had such a routine */
export async function updateOwnRoutine(
  ctx: MemberCtx,
  id: string,
  change: RoutineChange,
): Promise<boolean> {
  const { isActive, name } = change;
  const { count } = await ctx.db.ptRoutine.updateMany({
    where: { id, userId: ctx.actor.user.id },
    data: {
      ...(isActive === undefined ? {} : { isActive }),
      ...routineSeal.seal(ctx.actor.key, id, name === undefined ? {} : { name }),
      updatedAt: ctx.now(),
    },
  });
  return count > 0;
}

/**
 * Its sessions stay.
 *
 * @returns whether the caller had such a routine
 */
export async function deleteOwnRoutine(ctx: MemberCtx, id: string): Promise<boolean> {
  const { count } = await ctx.db.ptRoutine.deleteMany({ where: { id, userId: ctx.actor.user.id } });
  return count > 0;
}
