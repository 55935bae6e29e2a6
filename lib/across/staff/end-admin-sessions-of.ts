import { forgetAllBegun, forgetBegunBy } from "@/lib/features/growth/connections/begun";
import type { Ctx } from "@/lib/ports/context";
import { deleteAdminSessionsOf, deleteAllAdminSessions } from "./session-repository";

/**
 * Ends all of a person's PIN sessions on every device, and drops anything they started in one. For
 * someone who was deactivated or lost a role. Runs in the caller's transaction.
 */
export async function endAdminSessionsOf(ctx: Pick<Ctx, "db">, userId: string): Promise<number> {
  await forgetBegunBy(ctx, userId);
  return deleteAdminSessionsOf(ctx.db, userId);
}

/**
 * Does the same for everyone, because changing the PIN doesn't end sessions that are already open.
 */
export async function endAllAdminSessions(ctx: Pick<Ctx, "db">): Promise<number> {
  await forgetAllBegun(ctx);
  return deleteAllAdminSessions(ctx.db);
}
