import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { maskEmail } from "@/lib/shared/mask-email";
import { findParentAddress } from "./queries";
import { findRequestedSince, lockChild } from "./repository";
import { requestConsent } from "./request-consent";
import type { SentConsent } from "./types";

/**
 * Sends the e-mail again at the child's request, with a fresh link that replaces the old one. This
 * also works after a refusal or withdrawal, because parents change their minds. The daily limit
 * keeps it from becoming a nuisance. Presses that wait for one another send one e-mail.
 *
 * @throws Failure conflict if no one needs to be asked, rate_limited
 */
export async function resendConsent(ctx: MemberCtx): Promise<SentConsent> {
  const pressedAt = ctx.now();
  const sent = await ctx.transaction(async (tx) => {
    const consent = await lockChild(tx, tx.actor.user.id);
    const address = await findParentAddress(tx);
    if (!address || consent === "granted" || consent === "not_needed") {
      throw new Failure("conflict", "There's nothing to ask for right now.");
    }
    const expiresAt = await findRequestedSince(tx, pressedAt);
    if (expiresAt)
      return { status: "pending" as const, guardianEmail: maskEmail(address), expiresAt };
    return requestConsent(tx, address);
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return sent;
}
