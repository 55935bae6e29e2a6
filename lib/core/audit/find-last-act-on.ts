import type { Ctx } from "@/lib/ports/context";
import { findLastAct } from "./trail-repository";

/**
 * When, and for which reason, this was last done to somebody (`subject`), by the record; null when
 * it never was.
 */
export const findLastActOn = (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string },
): Promise<{ readonly createdAt: Date; readonly reason: string | null } | null> =>
  findLastAct(ctx, act);
