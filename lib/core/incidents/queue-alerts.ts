import { enqueueEvent, enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { clinicianAlert, escalationAlert, incidentEvent } from "./alert";

/** How long clinicians have before we use the second channel (ms; safety.md, "What happens then"). */
export const SECOND_CHANNEL_AFTER_MS = 5 * 60_000;

/**
 * Queues the clinicians' mail and the operator's webhook for immediate delivery. The
 * administrators' mail and a second webhook follow after five minutes, unless someone acknowledges
 * the incident first. Runs in the caller's transaction.
 */
export async function queueAlerts(ctx: MemberCtx, incidentId: string): Promise<void> {
  const { appUrl } = ctx.settings;
  const userId = ctx.actor.user.id;
  const later = { notBefore: new Date(ctx.now().getTime() + SECOND_CHANNEL_AFTER_MS) };
  await enqueueMail(ctx, {
    kind: "crisis_alert",
    dedupeKey: `crisis_alert:${incidentId}`,
    userId,
    mail: {
      to: { clinicians: true },
      ...clinicianAlert({ incidentId, appUrl }),
      untilAcknowledged: incidentId,
    },
  });
  await enqueueMail(ctx, {
    kind: "crisis_escalation",
    dedupeKey: `crisis_escalation:${incidentId}`,
    userId,
    ...later,
    mail: {
      to: { admins: true },
      ...escalationAlert({ incidentId, appUrl }),
      unlessAcknowledged: incidentId,
    },
  });
  if (!ctx.webhook) return;
  const event = (type: "incident.created" | "incident.unacknowledged") =>
    incidentEvent({ type, incidentId, appUrl });
  await enqueueEvent(ctx, {
    kind: "crisis_webhook",
    dedupeKey: `crisis_webhook:${incidentId}`,
    userId,
    event: { event: event("incident.created") },
  });
  await enqueueEvent(ctx, {
    kind: "crisis_webhook",
    dedupeKey: `crisis_webhook_again:${incidentId}`,
    userId,
    ...later,
    event: { event: event("incident.unacknowledged"), unlessAcknowledged: incidentId },
  });
}
