import type { Ctx } from "@/lib/ports/context";
import { deleteAdminSessionsOf } from "./session-repository";

/** Ends every PIN session of a person, on all their devices: for who is deactivated or lost a role. Joins the transaction. */
export const endAdminSessionsOf = (ctx: Ctx, userId: string): Promise<number> => deleteAdminSessionsOf(ctx.db, userId);
