import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import { findPerson } from "@/lib/core/identity/sign-in-repository";
import type { Ctx } from "@/lib/ports/context";
import { seatEndingMail, seatGoesOnMail } from "./copy";
import { findSeatedMembers } from "./repository";

/**
 * Promises a mail to everybody who sits in a family plan: it was cancelled and ends then, or, with
 * null, that was taken back. In the transaction that stores it; `about` names the change, which is
 * told once.
 */
export async function tellSeatsOfEnd(
  ctx: Ctx,
  ownerId: string,
  { about, endsAt }: { about: string; endsAt: Date | null },
): Promise<void> {
  const page = `${ctx.settings.appUrl}/subscribe`;
  for (const memberId of await findSeatedMembers(ctx, ownerId)) {
    const member = await findPerson(ctx.db, memberId);
    if (!member) continue;
    await enqueueMail(ctx, {
      kind: "account_notice",
      dedupeKey: `seat_ending:${memberId}:${about}`,
      userId: memberId,
      mail: {
        to: { address: member.email },
        ...(endsAt ? seatEndingMail(endsAt, page) : seatGoesOnMail(page)),
      },
    });
  }
}
