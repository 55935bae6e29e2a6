import type { Ctx } from "@/lib/ports/context";
import { findLastAct } from "./trail-repository";

/**
 * When, and for which reason, the audit trail last records this act on `subject`; null when it
 * never does.
 */
export const findLastActOn = (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string },
): Promise<{ readonly createdAt: Date; readonly reason: string | null } | null> =>
  findLastAct(ctx, act);
