import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import { markGuardianTold } from "@/lib/core/incidents/mark-guardian-told";
import type { MemberCtx } from "@/lib/ports/context";
import { findParentAddress } from "../consent/find-parent-address";
import { guardianNoticeMail } from "../consent/mail";

export interface GuardianNotice {
  readonly incidentId: string;
  /** False when home may be the danger; nobody at home is told then (contract 8, "Abuse"). */
  readonly mayKnow: boolean;
}

/**
 * Tells the parent of a child waiting for consent that a safety concern came up (contract 8,
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
  // Until somebody agrees from this address, it may be a stranger's, so the mail gives no name.
  const firstName = user.consent === "granted" ? user.firstName : null;
  const words = guardianNoticeMail({ firstName, appUrl: ctx.settings.appUrl });
  await enqueueMail(ctx, {
    kind: "guardian_notice",
    dedupeKey: `guardian_notice:${incidentId}`,
    userId: user.id,
    mail: { to: { address }, ...words },
  });
}
