import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import { markGuardianTold } from "@/lib/core/incidents/mark-guardian-told";
import type { MemberCtx } from "@/lib/ports/context";
import { findParentAddress } from "../consent/find-parent-address";
import { guardianNoticeMail } from "../consent/mail";

export interface GuardianNotice {
  readonly incidentId: string;
  /** False when home may be the danger: then nobody at home hears of it (contract 8, "Abuse"). */
  readonly mayKnow: boolean;
}

/**
 * Tells the parent of a child who waits for consent that a safety concern came up (contract 8,
 * "Consent of a parent"). Call it in the transaction that records the incident. No excerpt, a
 * neutral subject, once per incident.
 */
export async function notifyGuardian(
  ctx: MemberCtx,
  { incidentId, mayKnow }: GuardianNotice,
): Promise<void> {
  if (!mayKnow) return;
  const address = await findParentAddress(ctx);
  if (!address) return;
  await markGuardianTold(ctx, incidentId);
  const { user } = ctx.actor;
  // Until somebody has agreed from it, the address may be a stranger's: they learn no name.
  const firstName = user.consent === "granted" ? user.firstName : null;
  const words = guardianNoticeMail({ firstName, appUrl: ctx.settings.appUrl });
  await enqueueMail(ctx, {
    kind: "guardian_notice",
    dedupeKey: `guardian_notice:${incidentId}`,
    userId: user.id,
    mail: { to: { address }, ...words },
  });
}
