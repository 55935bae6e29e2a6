import type { MemberCtx } from "@/lib/ports/context";
import type { TraumaCheck } from "./schema";
import { traumaCheckSeal } from "./sealed";

/** The caller's own, newest first. */
export async function findOwnChecks(ctx: MemberCtx, limit: number): Promise<TraumaCheck[]> {
  const { user, key } = ctx.actor;
  const rows = await ctx.db.traumaCheck.findMany({
    where: { userId: user.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, answers: true, createdAt: true },
  });
  return rows.map((row) => ({
    id: row.id,
    answers: traumaCheckSeal.open(key, row).answers ?? [],
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function insertCheck(
  ctx: MemberCtx,
  id: string,
  answers: readonly number[],
): Promise<TraumaCheck> {
  const { user, key } = ctx.actor;
  const createdAt = ctx.now();
  await ctx.db.traumaCheck.create({
    data: {
      id,
      userId: user.id,
      createdAt,
      ...traumaCheckSeal.seal(key, id, { answers: [...answers] }),
    },
    select: { id: true },
  });
  return { id, answers, createdAt: createdAt.toISOString() };
}

/** @returns whether the caller had such a check */
export async function deleteOwnCheck(ctx: MemberCtx, id: string): Promise<boolean> {
  return (
    (await ctx.db.traumaCheck.deleteMany({ where: { id, userId: ctx.actor.user.id } })).count > 0
  );
}
