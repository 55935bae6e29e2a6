import type { Ctx } from "@/lib/ports/context";
import { TRIAL_REMEMBERED_MONTHS } from "./constants";
import { hasUsedTrial } from "./subscription-repository";
import { deleteMarksBefore, upsertMark } from "./trial-repository";

/**
 * The `retention` job: drops marks of used trials whose retention has expired. Safe to run twice
 * and in parallel.
 *
 * @returns how many
 */
export const dropUsedTrials = (ctx: Ctx): Promise<number> => deleteMarksBefore(ctx, ctx.now());

/**
 * Before an account is erased, records that its address has used the trial, if it has, and nothing
 * else about the person (decision 0036). Runs in the transaction that erases them, while their
 * plans still exist.
 */
export async function rememberUsedTrial(
  ctx: Ctx,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (!(await hasUsedTrial(ctx, id))) return;
  const keepUntil = new Date(ctx.now());
  keepUntil.setUTCMonth(keepUntil.getUTCMonth() + TRIAL_REMEMBERED_MONTHS);
  await upsertMark(ctx, email, keepUntil);
}
