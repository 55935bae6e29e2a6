import { releaseIncidentsOf } from "@/lib/across/staff/desk/release-incidents-of";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { dropMailsOf } from "@/lib/core/delivery/outbox/drop-old-mails";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import { lockPeople } from "@/lib/core/identity/people-repository";
import { endBilling } from "@/lib/features/billing/end-billing";
import { rememberUsedTrial } from "@/lib/features/billing/remember-used-trial";
import { listMembers } from "@/lib/features/billing/seats/list-members";
import { promiseSeatEnded } from "@/lib/features/billing/seats/promise-seat-ended";
import { settleTier } from "@/lib/features/billing/settle-tier";
import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { erasedMail } from "./mail";
import { promiseParentsReceipt } from "./promise-parents-receipt";
import { deletePerson, isDue, lockDue } from "./repository";

/**
 * Erases a person whose `eraseAfter` has come, or a child to whom no parent said yes in time (GDPR
 * Article 17, LEGL-22). First all that could still be charged ends at the payment provider; then,
 * in one transaction, everything they own goes with their row, their data key with it, and the
 * receipt is promised. Whoever sat in their plan is settled anew; incidents that they worked on as
 * staff wait again, and the clinicians are told. Safe to run again and in parallel.
 *
 * @returns false when there was nobody to erase (any more), or when an open incident holds it
 *   (`dueAt`)
 * @throws Failure unavailable while the payment provider does not answer: then nothing is erased
 *   yet
 */
export async function erasePerson(ctx: Ctx, userId: string): Promise<boolean> {
  // Whoever kept their account keeps their plan. Who does so while the provider is being asked
  // loses it: that moment is left.
  if (!(await isDue(ctx, userId))) return false;
  await endBilling(ctx, userId);
  const isErased = await eraseDueNow(ctx, userId);
  // Kept outside the database: a restored backup brings everybody back, and this says whom to erase
  // again.
  if (isErased) ctx.log.info("account-erased", { userId });
  return isErased;
}

const eraseDueNow = (ctx: Ctx, userId: string): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    await lockPeople(tx, [userId, ...(await listMembers(tx, userId))]);
    // From here on nobody changes their mind.
    if (!(await isDue(tx, userId))) return false;
    // Before the row is locked whole: whoever writes down something about an incident at this
    // moment refers to it.
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
      // This transaction runs to its end once; a key that names them would outlive them.
      dedupeKey: `account_erased:${newId()}`,
      // No row to point to is left once this commits.
      userId: null,
      mail: { to: { address: person.email }, ...words },
    });
    if (byGuardian) await promiseParentsReceipt(tx, userId, person.firstName);
    await dropMailsOf(tx, userId);
    await rememberUsedTrial(tx, { id: userId, email: person.email });
    await deletePerson(tx, userId);
    for (const memberId of members) {
      await settleTier(tx, memberId);
      await promiseSeatEnded(tx, memberId, userId);
    }
    return true;
  });
