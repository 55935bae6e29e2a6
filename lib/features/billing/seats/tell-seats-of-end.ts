import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { findPerson } from "@/lib/core/identity/sign-in-repository";
import type { Ctx } from "@/lib/ports/context";
import { seatEndingMail, seatGoesOnMail } from "./copy";
import { findSeatedMembers } from "./repository";

/**
 * Queues an email to every member of a family plan: it was cancelled and ends at `endsAt`, or, with
 * null, the cancellation was undone. Runs in the transaction that stores it; `about` identifies the
 * change, so it's announced once.
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
