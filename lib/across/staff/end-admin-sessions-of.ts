import { forgetAllBegun, forgetBegunBy } from "@/lib/features/growth/connections/forget-begun";
import type { Ctx } from "@/lib/ports/context";
import { deleteAdminSessionsOf, deleteAllAdminSessions } from "./session-repository";

/**
 * Ends all PIN sessions of a person, on every device, and whatever they began in one: for someone
 * who's deactivated or lost a role. Joins the transaction.
 */
export async function endAdminSessionsOf(ctx: Pick<Ctx, "db">, userId: string): Promise<number> {
  await forgetBegunBy(ctx, userId);
  return deleteAdminSessionsOf(ctx.db, userId);
}

/** Does the same for everyone: changing the PIN doesn't end the sessions that are open. */
export async function endAllAdminSessions(ctx: Pick<Ctx, "db">): Promise<number> {
  await forgetAllBegun(ctx);
  return deleteAllAdminSessions(ctx.db);
}
