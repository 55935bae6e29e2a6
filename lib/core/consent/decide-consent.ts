import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { answeredBefore, carryOutAnswer } from "./carry-out-answer";
import { confirmYes } from "./confirm-yes";
import type { ConsentDecision } from "./constants";
import { disownRequest } from "./disown-request";
import { isGuardian, mayDecide, standingOf } from "./policy";
import { findConsent } from "./queries";
import { lockChild, type StoredConsent } from "./repository";
import { sayOlder } from "./say-older";
import type { ConsentAnswer } from "./schema";
import { tellWithdrawn } from "./tell-withdrawn";
import type { ConsentStatus, DecidedConsent } from "./types";

/**
 * Records the parent's answer (contract 6 and 8, "Consent of a parent"; COPPA, R-07). Agreeing,
 * withdrawing and saying that the child is 13 or older require a sign-in with the mailed address.
 * Refusing needs only the link, and so does "not my child" until someone has signed in with that
 * address. Each request can be answered once.
 *
 * @throws Failure not_found (unknown or expired link), unauthorized, forbidden, conflict (already
 *   answered)
 */
export async function decideConsent(
  ctx: Ctx,
  { token, decision }: ConsentAnswer,
): Promise<DecidedConsent> {
  const status = await ctx.transaction(async (tx) => {
    const { userId } = await findConsent(tx, token);
    await lockChild(tx, userId);
    const consent = await findConsent(tx, token);
    requireDecidable(tx, consent, decision);
    if (decision === "not_mine") return disownRequest(tx, consent, token);
    if (decision === "older") return sayOlder(tx, consent);
    const guardianId =
      isGuardian(tx.actor, consent) && tx.actor.kind === "member" ? tx.actor.user.id : null;
    const outcome = await carryOutAnswer(tx, consent, { decision, guardianId });
    if (decision === "agree")
      await confirmYes(tx, { ...consent, firstName: consent.user.firstName }, token);
    if (decision === "withdraw") await tellWithdrawn(tx, consent, consent.guardianEmail);
    return outcome;
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { status };
}

function requireDecidable(ctx: Ctx, consent: StoredConsent, decision: ConsentDecision): void {
  if (mayDecide(ctx.actor, consent, ctx.now()).includes(decision)) return;
  const status = standingOf(consent, ctx.now());
  if (status === "expired" && decision !== "not_mine")
    throw new Failure("not_found", "This link has expired. Your child can send you a new one.");
  if (!awaits(decision, consent, status)) throw answeredBefore();
  if (decision === "withdraw" && consent.user.consent === "not_needed") throw answeredBefore();
  if (ctx.actor.kind !== "member") throw new Failure("unauthorized", "Unauthorized");
  throw new Failure(
    "forbidden",
    "Please sign in with the e-mail address this request was sent to.",
  );
}

/** Whether this answer would be allowed after signing in. */
function awaits(
  decision: ConsentDecision,
  { proven }: StoredConsent,
  status: ConsentStatus,
): boolean {
  if (decision === "not_mine") return status === "notified" && proven;
  return status === (decision === "withdraw" ? "granted" : "pending");
}
