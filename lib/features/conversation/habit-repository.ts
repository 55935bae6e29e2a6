import type { Ctx } from "@/lib/ports/context";
import type { LearnedHabit, ThinkingHabit } from "@/lib/ports/model";

/** Behavior learned about one model server; `server` tells it from another. */
export interface StoredHabit extends LearnedHabit {
  readonly server: string;
}

export async function findHabit(ctx: Ctx): Promise<StoredHabit | null> {
  const select = { server: true, thinking: true, learnedAt: true } as const;
  const row = await ctx.db.modelHealth.findUnique({ where: { id: 1 }, select });
  if (!row?.server || !row.learnedAt) return null;
  return { server: row.server, habit: row.thinking as ThinkingHabit | null, at: row.learnedAt };
}

/** The newer value wins, whoever writes last. */
export async function storeHabit(ctx: Ctx, { server, habit, at }: StoredHabit): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO model_health AS h (id, server, thinking, "learnedAt", "updatedAt")
    VALUES (1, ${server}, ${habit}, ${at}::timestamptz, ${ctx.now()}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET
      server = excluded.server, thinking = excluded.thinking, "learnedAt" = excluded."learnedAt", "updatedAt" = excluded."updatedAt"
    WHERE h.server IS DISTINCT FROM excluded.server OR h."learnedAt" IS NULL OR h."learnedAt" < excluded."learnedAt"`;
}
