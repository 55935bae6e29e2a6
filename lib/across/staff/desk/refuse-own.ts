import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { DESK_COPY } from "./copy";
import { findPlace } from "./repository";

/**
 * Refuses staff access to incidents about themselves, because staff may be patients too. A
 * colleague reads, takes on, closes and opens those, so no one judges their own danger or reads
 * what colleagues wrote about them. The refusal is audited, so call this before the transaction,
 * which would roll the row back.
 *
 * @param action the action's name in the audit trail
 * @throws Failure forbidden
 */
export async function refuseOwn(ctx: MemberCtx, id: string, action: string): Promise<void> {
  const me = ctx.actor.user.id;
  const place = await findPlace(ctx, id);
  if (place?.userId !== me) return;
  await recordAudit(ctx, { action, outcome: "refused", subject: me, resource: id });
  throw new Failure("forbidden", DESK_COPY.refused.own);
}
