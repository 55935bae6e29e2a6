import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { DESK_COPY } from "./copy";
import { findPlace } from "./repository";

/**
 * Whoever works at the desk may be a patient too. What is about themself is read, taken on, closed
 * and opened by a colleague: nobody judges their own danger, and nobody reads what colleagues wrote
 * about them. The refusal is on the record, so this is asked before the transaction that would take
 * the row back with it.
 *
 * @param action as the audit names it
 * @throws Failure forbidden
 */
export async function refuseOwn(ctx: MemberCtx, id: string, action: string): Promise<void> {
  const me = ctx.actor.user.id;
  const place = await findPlace(ctx, id);
  if (place?.userId !== me) return;
  await recordAudit(ctx, { action, outcome: "refused", subject: me, resource: id });
  throw new Failure("forbidden", DESK_COPY.refused.own);
}
