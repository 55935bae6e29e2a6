import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { findPerson } from "@/lib/core/identity/sign-in-repository";
import type { Ctx } from "@/lib/ports/context";
import { seatEndedMail } from "./copy";

/**
 * Queues the email to a member who lost access to a family plan without having left it, in the
 * transaction that ends it. `about` identifies the end, so a later one is announced again.
 */
export async function queueSeatEnded(ctx: Ctx, memberId: string, about: string): Promise<void> {
  const member = await findPerson(ctx.db, memberId);
  if (!member) return;
  await enqueueMail(ctx, {
    kind: "account_notice",
    dedupeKey: `seat_ended:${memberId}:${about}`,
    userId: memberId,
    mail: { to: { address: member.email }, ...seatEndedMail(`${ctx.settings.appUrl}/subscribe`) },
  });
}
