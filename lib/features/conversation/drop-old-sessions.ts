import type { Ctx } from "@/lib/ports/context";
import { deleteSessionsBefore, type OldSessions } from "./old-session-repository";

/**
 * Removes the conversations of a person that were last talked in before then, oldest first. Answers
 * how many.
 */
export const dropOldSessions = (ctx: Ctx, old: OldSessions): Promise<number> =>
  deleteSessionsBefore(ctx, old);
