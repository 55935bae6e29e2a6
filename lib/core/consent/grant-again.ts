import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { findPerson } from "@/lib/core/identity/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { newId, newToken } from "@/lib/shared/ids";
import { answeredBefore, carryOutAnswer } from "./carry-out-answer";
import { confirmYes } from "./confirm-yes";
import { CONSENT_LIFE_MS } from "./constants";
import { expirePendingConsents, insertConsent, lockChild } from "./repository";

/**
 * Lets a signed-in parent who once said yes say it again without a mailed link. It's stored as a
 * new request that is asked and answered at once, so every yes and its outcome stays on record.
 * Pending links end. Before calling this, prove that the caller is the parent on record and that
 * their address gave a yes before.
 *
 * @throws Failure conflict if a yes is already in effect, or none is needed from 13 on
 */
export async function grantAgain(ctx: MemberCtx, childId: string): Promise<{ status: "granted" }> {
  await ctx.transaction(async (tx) => {
    const stands = await lockChild(tx, childId);
    if (stands === "granted" || stands === "not_needed") throw answeredBefore();
    const child = await findPerson(tx, childId);
    if (!child) throw notFound("This child");
    const [id, token] = [newId(), newToken()];
    const guardianEmail = tx.actor.user.email.toLowerCase();
    const requestedAt = tx.now();
    await expirePendingConsents(tx, childId);
    const expiresAt = new Date(requestedAt.getTime() + CONSENT_LIFE_MS);
    await insertConsent(tx.as(child), { id, guardianEmail, token, requestedAt, expiresAt });
    const request = { id, userId: childId, status: "pending" } as const;
    await carryOutAnswer(tx, request, { decision: "agree", guardianId: tx.actor.user.id });
    await confirmYes(
      tx,
      { id, userId: childId, guardianEmail, firstName: child.user.firstName },
      token,
    );
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { status: "granted" };
}
