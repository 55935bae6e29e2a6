import type { Ctx } from "@/lib/ports/context";
import { TRIAL_REMEMBERED_MONTHS } from "./constants";
import { hasUsedTrial } from "./subscription-repository";
import { upsertMark } from "./trial-repository";

/**
 * Before somebody's account goes: keeps that the free days of this address are used up, if they
 * are, and nothing else about them (decision 0036). In the transaction that erases them, while
 * their plans are still there.
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
