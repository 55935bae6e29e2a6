import type { Ctx } from "@/lib/ports/context";
import { SESSION_IDLE_MS, TRY_WINDOW_MS } from "./constants";
import { deleteDeadAdminSessions } from "./session-repository";
import { dropTriesBefore } from "./try-repository";

/**
 * For the job `sweep`: drops PIN sessions that have ended or are idle, and tries too old to count.
 */
export async function dropDeadSessions(ctx: Ctx): Promise<number> {
  const now = ctx.now().getTime();
  await dropTriesBefore(ctx.db, new Date(now - TRY_WINDOW_MS));
  return deleteDeadAdminSessions(ctx.db, {
    now: new Date(now),
    idleSince: new Date(now - SESSION_IDLE_MS),
  });
}
