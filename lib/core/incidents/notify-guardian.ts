import { findParentAddress } from "@/lib/core/consent/queries";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { guardianNoticeMail } from "../consent/mail";
import { markGuardianTold } from "./guardian-told";

export interface GuardianNotice {
  readonly incidentId: string;
  /** False if home may be the danger. Then nobody at home is told (contract 8, "Abuse"). */
  readonly mayKnow: boolean;
}

/**
 * Tells the parent of a child waiting for consent that a safety concern came up (contract 8,
 * "Consent of a parent"). The mail has a neutral subject and no excerpt, and goes out once per
 * incident. Call it in the transaction that records the incident.
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
  // Until someone agrees from this address, it may be a stranger's, so the mail doesn't name the
  // child.
  const firstName = user.consent === "granted" ? user.firstName : null;
  const words = guardianNoticeMail({ firstName, appUrl: ctx.settings.appUrl });
  await enqueueMail(ctx, {
    kind: "guardian_notice",
    dedupeKey: `guardian_notice:${incidentId}`,
    userId: user.id,
    mail: { to: { address }, ...words },
  });
}
