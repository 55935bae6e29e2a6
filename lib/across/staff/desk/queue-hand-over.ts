import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { queueReminder } from "@/lib/core/incidents/queue-reminder";
import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { findAddress } from "./colleague-repository";
import { DESK_COPY } from "./copy";
import type { Incident } from "./types";

/**
 * Notifies whoever an incident was handed to: a mail to the assignee, or to all clinicians if it
 * was given back. The second channel follows after five minutes unless someone has taken it on.
 * Neutral, like every mail about an incident (contract 8).
 */
export async function queueHandOver(
  ctx: Ctx,
  { id, userId, assignedTo }: Pick<Incident, "id" | "userId" | "assignedTo">,
): Promise<void> {
  await queueReminder(ctx, { incidentId: id, userId, atOnce: assignedTo === null });
  const address = assignedTo && (await findAddress(ctx, assignedTo));
  if (!address) return;
  const link = new URL("/admin", ctx.settings.appUrl);
  link.searchParams.set("incident", id);
  const { subject, text } = DESK_COPY.handedOver;
  await enqueueMail(ctx, {
    kind: "crisis_alert",
    dedupeKey: `crisis_given:${newId()}:${id}`,
    userId,
    mail: { to: { address }, subject, text: text({ link: link.href }), unlessAcknowledged: id },
  });
}
