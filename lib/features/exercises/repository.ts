import type { MemberCtx } from "@/lib/ports/context";
import type { FinishedExercise } from "./types";

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
