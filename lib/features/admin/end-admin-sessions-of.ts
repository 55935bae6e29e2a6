import { forgetBegunBy } from "@/lib/features/connections/forget-begun";
import type { Ctx } from "@/lib/ports/context";
import { deleteAdminSessionsOf } from "./session-repository";

/**
 * Ends every PIN session of a person, on all their devices, and what they began in one: for who is deactivated or lost a role.
 * Joins the transaction.
 */
export async function endAdminSessionsOf(ctx: Ctx, userId: string): Promise<number> {
  await forgetBegunBy(ctx, userId);
  return deleteAdminSessionsOf(ctx.db, userId);
}
