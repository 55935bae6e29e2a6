import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { examineTitle } from "./examine-title";
import { updateOwnSession } from "./session-repository";
import type { ExaminedSession } from "./types";

/** @throws Failure not_found */
export async function renameSession(ctx: MemberCtx, input: { id: string; title: string }): Promise<ExaminedSession> {
  const { session, crisis } = await ctx.transaction(async (tx) => {
    const renamed = await updateOwnSession(tx, input.id, { title: input.title });
    if (!renamed) throw notFound("This conversation");
    return { session: renamed, crisis: await examineTitle(tx, input.id, input.title) };
  });
  if (!crisis) return session;
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { ...session, crisis_detected: true };
}
