import type { Ctx } from "@/lib/ports/context";
import { maskEmail } from "@/lib/shared/mask-email";
import { isGuardian, mayDecide, standingOf, stateIfOutdated } from "./policy";
import { findConsent } from "./queries";
import type { ConsentLink } from "./schema";
import type { ConsentRequest } from "./types";
import { waitingEndOf } from "./waiting-repository";

/**
 * Reads the request for the holder of the mailed link. It changes nothing, so a mail scanner that
 * follows the link can't decide anything.
 *
 * @throws Failure not_found
 */
export async function readConsent(ctx: Ctx, { token }: ConsentLink): Promise<ConsentRequest> {
  const consent = await findConsent(ctx, token);
  const now = ctx.now();
  const status = standingOf(consent, now);
  return {
    status,
    heldSince: stateIfOutdated(consent, status),
    childFirstName: consent.user.firstName,
    guardianEmail: maskEmail(consent.guardianEmail),
    mayDecide: mayDecide(ctx.actor, consent, now),
    isSignedIn: ctx.actor.kind === "member",
    isGuardian: isGuardian(ctx.actor, consent),
    requestedAt: consent.requestedAt,
    expiresAt: consent.expiresAt,
    decidedAt: consent.decidedAt,
    endsAt: waitingEndOf(consent.user.waitingSince),
    needsSignIn: consent.status === "notified" && consent.proven && !isGuardian(ctx.actor, consent),
  };
}
