import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { answeredBefore, carryOutAnswer } from "./carry-out-answer";
import { consentLinkOf } from "./consent-link";
import type { ConsentDecision } from "./constants";
import { disownRequest } from "./disown-request";
import { findConsent } from "./find-consent";
import { consentReceiptMail } from "./mail";
import { isGuardian, mayDecide, standingOf } from "./policy";
import { lockChild, type StoredConsent } from "./repository";
import type { ConsentAnswer } from "./schema";
import { tellWithdrawn } from "./tell-withdrawn";
import type { ConsentStatus } from "./types";

/**
 * The parent's answer (contract 6 and 8, "Consent of a parent"; COPPA, R-07). Agreeing and taking it back need a sign-in
 * with the address that was mailed, refusing and "not my child" need the link alone, until somebody has signed in with it; each request is answered once.
 *
 * @throws Failure not_found (unknown or ended link), unauthorized, forbidden, conflict (answered before)
 */
export async function decideConsent(ctx: Ctx, { token, decision }: ConsentAnswer): Promise<{ status: ConsentStatus }> {
  const status = await ctx.transaction(async (tx) => {
    const { userId } = await findConsent(tx, token);
    await lockChild(tx, userId);
    const consent = await findConsent(tx, token);
    requireDecidable(tx, consent, decision);
    if (decision === "not_mine") return disownRequest(tx, consent, token);
    const guardianId = isGuardian(tx.actor, consent) && tx.actor.kind === "member" ? tx.actor.user.id : null;
    const outcome = await carryOutAnswer(tx, consent, { decision, guardianId });
    if (decision === "agree") await confirm(tx, consent, token);
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
    throw new Failure("not_found", "This link has ended. Your child can send you a new one.");
  if (!awaits(decision, consent, status)) throw answeredBefore();
  if (decision === "withdraw" && consent.user.consent === "not_needed") throw answeredBefore();
  if (ctx.actor.kind !== "member") throw new Failure("unauthorized", "Unauthorized");
  throw new Failure("forbidden", "Please sign in with the e-mail address that this request was sent to.");
}

/** Whether it is the sign-in alone that is missing for this answer. */
function awaits(decision: ConsentDecision, { proven }: StoredConsent, status: ConsentStatus): boolean {
  if (decision === "not_mine") return status === "notified" && proven;
  return status === (decision === "withdraw" ? "granted" : "pending");
}

/** The second message that "e-mail plus" asks for (COPPA 312.5): a yes that the parent did not give comes to light. */
async function confirm(ctx: Ctx, consent: StoredConsent, token: string): Promise<void> {
  const link = consentLinkOf(ctx, token);
  const familyPage = `${ctx.settings.appUrl}/family`;
  await enqueueMail(ctx, {
    kind: "parent_notice",
    dedupeKey: `consent_receipt:${consent.id}`,
    userId: consent.userId,
    mail: {
      to: { address: consent.guardianEmail },
      ...consentReceiptMail({ firstName: consent.user.firstName, link, familyPage }),
    },
  });
}
