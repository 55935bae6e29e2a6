import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { clinicianAlert, guardianMayKnow } from "./alert";
import { type IncidentSource, insertIncident } from "./incident-repository";
import type { Finding } from "./types";

export interface Incident {
  readonly finding: Finding;
  readonly source: IncidentSource;
  readonly sessionId?: string;
  readonly messageId?: string;
}

/**
 * Records a detected crisis and promises the alert, in the caller's transaction: with the message that showed it, or
 * not at all (CRIS-17, security.md). The description names the rules that fired, never the person's words: those stay
 * in the message itself.
 */
export async function recordIncident(ctx: MemberCtx, incident: Incident): Promise<string> {
  const id = newId();
  const { finding } = incident;
  await insertIncident(ctx, {
    ...incident,
    id,
    description: `${finding.kind}, ${finding.severity}: ${finding.evidence.join(", ")}`,
    actionTaken: "Crisis contacts were offered and an alert to the clinicians was queued.",
    guardianMayKnow: guardianMayKnow(finding),
  });
  const alert = clinicianAlert({ incidentId: id, appUrl: ctx.settings.appUrl });
  await enqueueMail(ctx, {
    kind: "crisis_alert",
    dedupeKey: `crisis_alert:${id}`,
    userId: ctx.actor.user.id,
    mail: { to: { clinicians: true }, ...alert },
  });
  return id;
}
