import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { Ctx } from "@/lib/ports/context";
import { STAFF_WORDS } from "./staff-copy";
import type { StaffNotice } from "./types";

/**
 * Queues an email to the administrators about money that needs a human decision, once per
 * subscription. It contains only ids: the provider's own page shows the person.
 */
export async function queueStaffNotice(
  ctx: Ctx,
  { matter, userId, subscriptionId }: StaffNotice,
): Promise<void> {
  const { subject, text } = STAFF_WORDS[matter]({ userId, subscriptionId });
  await enqueueMail(ctx, {
    kind: "billing_notice",
    dedupeKey: `billing_staff:${matter}:${subscriptionId}`,
    userId,
    mail: { to: { admins: true }, subject, text },
  });
}

/**
 * Reports a second subscription with a card to the administrators by email, once each: a human has
 * to decide which one is wanted and what to refund.
 */
export async function tellSecond(ctx: Ctx, userId: string, subscriptionId: string): Promise<void> {
  ctx.log.error("second-subscription", new Error("a person has two living subscriptions"), {
    userId,
  });
  await queueStaffNotice(ctx, { matter: "second_plan", userId, subscriptionId });
}
