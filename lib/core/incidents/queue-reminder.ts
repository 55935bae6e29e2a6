import { enqueueEvent, enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { clinicianAlert, escalationAlert, incidentEvent } from "./alert";
import { SECOND_CHANNEL_AFTER_MS } from "./queue-alerts";

interface WaitsAgain {
  readonly incidentId: string;
  /** The person the incident is about. */
  readonly userId: string;
  /** Whether to alert all clinicians now, because no particular one was told. */
  readonly atOnce: boolean;
}

/**
 * Queues a reminder for an incident that was taken on and is open again. As with a new one, the
 * second channel follows after five minutes unless someone takes it on first (security.md, "Crisis
 * alert"). Runs in the caller's transaction.
 */
export async function queueReminder(
  ctx: Ctx,
  { incidentId, userId, atOnce }: WaitsAgain,
): Promise<void> {
  const { appUrl } = ctx.settings;
  const once = newId();
  const notBefore = new Date(ctx.now().getTime() + SECOND_CHANNEL_AFTER_MS);
  const unlessAcknowledged = incidentId;
  if (atOnce) {
    await enqueueMail(ctx, {
      kind: "crisis_alert",
      dedupeKey: `crisis_alert_again:${once}:${incidentId}`,
      userId,
      mail: {
        to: { clinicians: true },
        ...clinicianAlert({ incidentId, appUrl }),
        unlessAcknowledged,
      },
    });
  }
  await enqueueMail(ctx, {
    kind: "crisis_escalation",
    dedupeKey: `crisis_escalation_again:${once}:${incidentId}`,
    userId,
    notBefore,
    mail: { to: { admins: true }, ...escalationAlert({ incidentId, appUrl }), unlessAcknowledged },
  });
  if (!ctx.webhook) return;
  await enqueueEvent(ctx, {
    kind: "crisis_webhook",
    dedupeKey: `crisis_webhook_waits:${once}:${incidentId}`,
    userId,
    notBefore,
    event: {
      event: incidentEvent({ type: "incident.unacknowledged", incidentId, appUrl }),
      unlessAcknowledged,
    },
  });
}
