import type { Ctx } from "@/lib/ports/context";
import { deleteSessionsBefore, type OldSessions } from "./old-session-repository";

/**
 * Removes a person's conversations with no activity since `before`, oldest first. Returns how many.
 */
export const dropOldSessions = (ctx: Ctx, old: OldSessions): Promise<number> =>
  deleteSessionsBefore(ctx, old);
