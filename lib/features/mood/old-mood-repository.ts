import type { Ctx, MemberCtx } from "@/lib/ports/context";

export interface OldMoods {
  readonly userId: string;
  readonly before: Date;
  readonly limit: number;
}

export const countOwnMoodsBefore = (ctx: MemberCtx, before: Date): Promise<number> =>
  ctx.db.moodEntry.count({ where: { userId: ctx.actor.user.id, createdAt: { lt: before } } });

export const deleteMoodsBefore = (ctx: Ctx, { userId, before, limit }: OldMoods): Promise<number> =>
  ctx.db.$executeRaw`
    DELETE FROM mood_entries WHERE "id" IN (
      SELECT m."id" FROM mood_entries m WHERE m."userId" = ${userId}::uuid AND m."createdAt" < ${before}
      ORDER BY m."createdAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
