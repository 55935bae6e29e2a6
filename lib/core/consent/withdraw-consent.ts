import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { MemberCtx } from "@/lib/ports/context";
import { answeredBefore, carryOutAnswer } from "./carry-out-answer";
import { findGrantedToCaller, lockChild } from "./repository";
import { tellWithdrawn } from "./tell-withdrawn";

/**
 * Lets the signed-in parent take back their yes without the mailed link (R-07; GDPR 7(3)). The
 * caller must check that this is the child's guardian, because the yes is found only by the
 * signed-in address.
 *
 * @throws Failure conflict if they have no yes to take back
 */
export async function withdrawConsent(
  ctx: MemberCtx,
  childId: string,
): Promise<{ status: "withdrawn" }> {
  await ctx.transaction(async (tx) => {
    await lockChild(tx, childId);
    const consent = await findGrantedToCaller(tx, childId);
    if (!consent) throw answeredBefore();
    await carryOutAnswer(tx, consent, { decision: "withdraw", guardianId: tx.actor.user.id });
    await tellWithdrawn(tx, consent, tx.actor.user.email);
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { status: "withdrawn" };
}
