import type { MemberCtx } from "@/lib/ports/context";
import { NO_PLAN } from "./policy";
import { safetyPlanSeal } from "./sealed";
import type { PlanSections, SafetyPlan } from "./types";

/** The caller's plan, or the empty one. */
export async function findOwnPlan(ctx: MemberCtx): Promise<SafetyPlan> {
  const { user, key } = ctx.actor;
  const row = await ctx.db.safetyPlan.findUnique({ where: { userId: user.id } });
  if (!row) return NO_PLAN;
  const { plan } = safetyPlanSeal.open(key, row);
  return plan ? { ...plan, updatedAt: row.updatedAt.toISOString() } : NO_PLAN;
}

/**
 * Serializes one person's saves, even while there's no plan row to lock. `FOR NO KEY UPDATE` is
 * enough: a lock on the key would hold up every message the person sends in the meantime.
 */
export async function lockOwnPlan(ctx: MemberCtx): Promise<SafetyPlan> {
  await ctx.db
    .$queryRaw`SELECT 1 FROM users WHERE "id" = ${ctx.actor.user.id}::uuid FOR NO KEY UPDATE`;
  return findOwnPlan(ctx);
}

/** Writes the caller's one plan; `updatedAt` distinguishes it from the previous one. */
export async function writeOwnPlan(
  ctx: MemberCtx,
  newId: string,
  plan: PlanSections,
  updatedAt: Date,
): Promise<void> {
  const { user, key } = ctx.actor;
  const row = await ctx.db.safetyPlan.findUnique({
    where: { userId: user.id },
    select: { id: true },
  });
  const id = row?.id ?? newId;
  const content = { ...safetyPlanSeal.seal(key, id, { plan: plan }), updatedAt };
  await ctx.db.safetyPlan.upsert({
    where: { userId: user.id },
    create: { id, userId: user.id, createdAt: updatedAt, ...content },
    update: content,
    select: { id: true },
  });
}
