import { releaseIncidentsOf } from "@/lib/across/staff/desk/release-incidents-of";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { dropMailsOf } from "@/lib/core/delivery/outbox/drop-mails";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { lockPeople } from "@/lib/core/identity/people-repository";
import { endBilling } from "@/lib/features/billing/end-billing";
import { listMembers } from "@/lib/features/billing/seats/queries";
import { queueSeatEnded } from "@/lib/features/billing/seats/queue-seat-ended";
import { settleTier } from "@/lib/features/billing/settle-tier";
import { rememberUsedTrial } from "@/lib/features/billing/used-trials";
import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { erasedMail } from "./mail";
import { queueParentsReceipt } from "./queue-parents-receipt";
import { deletePerson, isDue, lockDue } from "./repository";

/**
 * Erases a person whose `eraseAfter` has passed, or a child whose parent didn't agree in time (GDPR
 * Article 17, LEGL-22). First, everything that could still be charged is ended at the payment
 * provider. Then one transaction deletes the row, everything it owns and the data key, and queues
 * the receipt. The tiers of their plan's members are recomputed. Incidents they handled as staff go
 * back to the queue, and the clinicians are told. Safe to rerun and to run in parallel.
 *
 * @returns false if there was no one left to erase, or an open incident delays it (`dueAt`)
 * @throws Failure unavailable if the payment provider doesn't answer; nothing has been erased
 *   then
 */
export async function erasePerson(ctx: Ctx, userId: string): Promise<boolean> {
  // Check first, so an account that was kept keeps its plan. A change of mind during the provider
  // call comes too late for the plan; we accept that gap.
  if (!(await isDue(ctx, userId))) return false;
  await endBilling(ctx, userId);
  const isErased = await eraseDueNow(ctx, userId);
  // The log is stored outside the database. After a restore, it says whom to erase again.
  if (isErased) ctx.log.info("account-erased", { userId });
  return isErased;
}

const eraseDueNow = (ctx: Ctx, userId: string): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    await lockPeople(tx, [userId, ...(await listMembers(tx, userId))]);
    // After this check, no one can change their mind any more.
    if (!(await isDue(tx, userId))) return false;
    // Must come before `lockDue` to avoid a deadlock. If this person is writing an incident note
    // right now, that transaction holds the incident and needs their user row, which the note
    // references. If we already held the user row, we'd be waiting for the incident.
    await releaseIncidentsOf(tx, userId);
    const person = await lockDue(tx, userId);
    if (!person) return false;
    const members = await listMembers(tx, userId);
    await recordAudit(tx, {
      action: "account.erase",
      outcome: "done",
      subject: userId,
      resource: `users/${userId}`,
      ...(person.unanswered ? { reason: "unanswered" } : {}),
    });
    const byGuardian = person.eraseAskedByGuardian && !person.unanswered;
    const why = person.unanswered ? "unanswered" : byGuardian ? "guardian" : "self";
    const words = erasedMail({ at: tx.now(), requestId: tx.requestId, why });
    await enqueueMail(tx, {
      kind: "account_notice",
      // Random, because this transaction can only complete once and a key with the user's id would
      // outlive them.
      dedupeKey: `account_erased:${newId()}`,
      // The row this would refer to is gone after the commit.
      userId: null,
      mail: { to: { address: person.email }, ...words },
    });
    if (byGuardian) await queueParentsReceipt(tx, userId, person.firstName);
    await dropMailsOf(tx, userId);
    await rememberUsedTrial(tx, { id: userId, email: person.email });
    await deletePerson(tx, userId);
    for (const memberId of members) {
      await settleTier(tx, memberId);
      await queueSeatEnded(tx, memberId, userId);
    }
    return true;
  });
