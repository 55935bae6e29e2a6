import type { MemberCtx } from "@/lib/ports/context";
import type { FinishedExercise } from "./schema";

export async function insertFinished(ctx: MemberCtx, finished: FinishedExercise): Promise<void> {
  await ctx.db.finishedExercise.create({
    data: { ...finished, userId: ctx.actor.user.id },
    select: { id: true },
  });
}

export async function hasOwnSession(ctx: MemberCtx, id: string): Promise<boolean> {
  const session = await ctx.db.chatSession.findFirst({
    where: { id, userId: ctx.actor.user.id },
    select: { id: true },
  });
  return session !== null;
}

/** The caller's own, newest first. */
export const findOwnFinished = (ctx: MemberCtx, limit: number): Promise<FinishedExercise[]> =>
  ctx.db.finishedExercise.findMany({
    where: { userId: ctx.actor.user.id },
    orderBy: [{ finishedAt: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, sessionId: true, exercise: true, approach: true, finishedAt: true },
  });
