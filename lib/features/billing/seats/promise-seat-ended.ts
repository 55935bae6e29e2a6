import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import { findPerson } from "@/lib/core/identity/sign-in-repository";
import type { Ctx } from "@/lib/ports/context";
import { seatEndedMail } from "./copy";

/**
 * Promises the mail to somebody who may not use a family's plan any more, without having left it,
 * in the transaction that ends it. `about` names the end: a second one is told again.
 */
export async function promiseSeatEnded(ctx: Ctx, memberId: string, about: string): Promise<void> {
  const member = await findPerson(ctx.db, memberId);
  if (!member) return;
  await enqueueMail(ctx, {
    kind: "account_notice",
    dedupeKey: `seat_ended:${memberId}:${about}`,
    userId: memberId,
    mail: { to: { address: member.email }, ...seatEndedMail(`${ctx.settings.appUrl}/subscribe`) },
  });
}
