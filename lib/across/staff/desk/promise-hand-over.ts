import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import { promiseReminder } from "@/lib/core/incidents/promise-reminder";
import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { findAddress } from "./colleague-repository";
import { DESK_COPY } from "./copy";
import type { Incident } from "./types";

/**
 * What leads somebody to an incident that was given away: a mail to whoever it was given to, or to
 * all clinicians where it was given back, and the second channel after five minutes unless somebody
 * has taken it on by then. As neutral as every mail about an incident (contract 8).
 */
export async function promiseHandOver(
  ctx: Ctx,
  { id, userId, assignedTo }: Pick<Incident, "id" | "userId" | "assignedTo">,
): Promise<void> {
  await promiseReminder(ctx, { incidentId: id, userId, atOnce: assignedTo === null });
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
