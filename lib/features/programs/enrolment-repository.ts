import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { type ChosenStatus, FINISHED } from "./constants";
import { enrolmentSeal } from "./sealed";
import type { Counts } from "./types";

export interface OpenEnrolment {
  readonly id: string;
  readonly status: string;
}

/** The caller's unfinished enrolment in that program. */
export const findOpen = (ctx: MemberCtx, programId: string): Promise<OpenEnrolment | null> =>
  ctx.db.userProgram.findFirst({
    where: { userId: ctx.actor.user.id, programId, status: { not: "completed" } },
    select: { id: true, status: true },
  });

/**
 * @returns whether a row was inserted; false if another request got there first
 *   (user_programs_one_open)
 */
export async function insertEnrolment(
  ctx: MemberCtx,
  programId: string,
  enrolledAt: Date,
): Promise<boolean> {
  const { count } = await ctx.db.userProgram.createMany({
    data: [{ id: newId(), userId: ctx.actor.user.id, programId, enrolledAt }],
    skipDuplicates: true,
  });
  return count > 0;
}

export const findOwnStatus = (ctx: MemberCtx, id: string): Promise<OpenEnrolment | null> =>
  ctx.db.userProgram.findFirst({
    where: { id, userId: ctx.actor.user.id },
    select: { id: true, status: true },
  });

/** @returns whether the caller had such an unfinished row */
export async function writeStatus(
  ctx: MemberCtx,
  id: string,
  status: ChosenStatus,
): Promise<boolean> {
  const { count } = await ctx.db.userProgram.updateMany({
    where: { id, userId: ctx.actor.user.id, status: { not: "completed" } },
    data: { status },
  });
  return count > 0;
}

const sealedCounts = (ctx: MemberCtx, id: string, counts: Counts) =>
  enrolmentSeal.seal(ctx.actor.key, id, { counts: { ...counts } });

export interface StoredProgress {
  readonly progress: number;
  readonly counts: Counts;
}

/** Progress never falls: if two requests read at once, the later one may know less. */
export async function writeStanding(
  ctx: MemberCtx,
  id: string,
  { progress, counts }: StoredProgress,
): Promise<void> {
  await ctx.db.userProgram.updateMany({
    where: { id, userId: ctx.actor.user.id, status: "active", progress: { lte: progress } },
    data: { progress, ...sealedCounts(ctx, id, counts) },
  });
}

/**
 * Closes an enrolment once. Of two concurrent calls the second waits for the first, then finds
 * nothing to close.
 *
 * @returns whether this call closed it
 */
export async function closeEnrolment(
  ctx: MemberCtx,
  id: string,
  counts: Counts,
  completedAt: Date,
): Promise<boolean> {
  const { count } = await ctx.db.userProgram.updateMany({
    where: { id, userId: ctx.actor.user.id, status: "active", certificateGenerated: false },
    data: {
      status: "completed",
      progress: FINISHED,
      completedAt,
      certificateGenerated: true,
      ...sealedCounts(ctx, id, counts),
    },
  });
  return count > 0;
}
