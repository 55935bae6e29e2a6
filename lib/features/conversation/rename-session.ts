import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { examine } from "@/lib/core/incidents/examine";
import { foundFlags } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { recordTitle } from "./record-title";
import { updateOwnSession } from "./session-repository";
import type { ExaminedSession } from "./types";

/** @throws Failure not_found */
export async function renameSession(
  ctx: MemberCtx,
  input: { id: string; title: string },
): Promise<ExaminedSession> {
  const examination = await examine(ctx, [input.title]);
  const session = await ctx.transaction(async (tx) => {
    const renamed = await updateOwnSession(tx, input.id, { title: input.title });
    if (!renamed) throw notFound("This conversation");
    await recordTitle(tx, input.id, examination);
    return renamed;
  });
  if (examination.finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { ...session, ...foundFlags(examination.finding) };
}
