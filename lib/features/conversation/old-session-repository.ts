import type { Ctx, MemberCtx } from "@/lib/ports/context";

export interface OldSessions {
  readonly userId: string;
  readonly before: Date;
  readonly limit: number;
}

/** Counts only those the person has written in. */
export const countOwnSessionsBefore = (ctx: MemberCtx, before: Date): Promise<number> =>
  ctx.db.chatSession.count({
    where: {
      userId: ctx.actor.user.id,
      updatedAt: { lt: before },
      messages: { some: { role: "user" } },
    },
  });

/**
 * Skips a conversation someone is writing in right now, and one with an open incident, because the
 * person handling that incident may need it (decision 0044).
 */
export const deleteSessionsBefore = (
  ctx: Ctx,
  { userId, before, limit }: OldSessions,
): Promise<number> =>
  ctx.db.$executeRaw`
    DELETE FROM chat_sessions WHERE "id" IN (
      SELECT s."id" FROM chat_sessions s
      WHERE s."userId" = ${userId}::uuid AND s."updatedAt" < ${before}
        AND NOT EXISTS (SELECT 1 FROM crisis_incidents i WHERE i."sessionId" = s."id" AND NOT i."resolved")
      ORDER BY s."updatedAt" LIMIT ${limit} FOR UPDATE OF s SKIP LOCKED)`;
