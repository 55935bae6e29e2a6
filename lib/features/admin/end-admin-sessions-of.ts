import type { Ctx } from "@/lib/ports/context";
import { deleteAdminSessionsOf, deleteAllAdminSessions } from "./session-repository";

/** Ends every PIN session of a person, on all their devices: for who is deactivated or lost a role. Joins the transaction. */
export const endAdminSessionsOf = (ctx: Pick<Ctx, "db">, userId: string): Promise<number> =>
  deleteAdminSessionsOf(ctx.db, userId);

/** Ends everybody's PIN sessions: a PIN that was changed opens nothing by itself, and closes nothing either. */
export const endAllAdminSessions = (ctx: Pick<Ctx, "db">): Promise<number> => deleteAllAdminSessions(ctx.db);
