import type { Ctx } from "@/lib/ports/context";
import { findLastAct } from "./trail-repository";

/**
 * When the audit trail last records this action on `subject`, and the reason given. Null if it
 * never does.
 */
export const findLastActOn = (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string },
): Promise<{ readonly createdAt: Date; readonly reason: string | null } | null> =>
  findLastAct(ctx, act);
