import { forgetAllBegun, forgetBegunBy } from "@/lib/features/growth/connections/forget-begun";
import type { Ctx } from "@/lib/ports/context";
import { deleteAdminSessionsOf, deleteAllAdminSessions } from "./session-repository";

/**
 * Ends every PIN session of a person, on all their devices, and what they began in one: for who is
 * deactivated or lost a role. Joins the transaction.
 */
export async function endAdminSessionsOf(ctx: Pick<Ctx, "db">, userId: string): Promise<number> {
  await forgetBegunBy(ctx, userId);
  return deleteAdminSessionsOf(ctx.db, userId);
}

/**
 * The same for everybody: a PIN that was changed opens nothing by itself, and closes nothing
 * either.
 */
export async function endAllAdminSessions(ctx: Pick<Ctx, "db">): Promise<number> {
  await forgetAllBegun(ctx);
  return deleteAllAdminSessions(ctx.db);
}
