import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { newId, newToken } from "@/lib/shared/ids";
import { maskEmail } from "@/lib/shared/mask-email";
import { CONSENT_LIFE_DAYS, CONSENT_LIFE_MS, MAX_REQUESTS, REQUEST_WINDOW_MS } from "./constants";
import { consentLinkOf } from "./links";
import { consentRequestMail } from "./mail";
import { countConsentsSince, expirePendingConsents, insertConsent } from "./repository";
import type { SentConsent } from "./types";
import { findWaitingEnd, markAsPending } from "./waiting-repository";

/**
 * Asks a parent for consent with a single link, valid for seven days and stored hashed. Earlier
 * links stop working and the child becomes "pending". Call it in the transaction that stores the
 * parent's address, with the child's row locked.
 *
 * @param isReminder the child didn't request it, so it doesn't count toward any limit
 * @throws Failure rate_limited after five requests within a day
 */
export async function requestConsent(
  ctx: MemberCtx,
  guardianEmail: string,
  isReminder = false,
): Promise<SentConsent> {
  const now = ctx.now();
  if (
    !isReminder &&
    (await countConsentsSince(ctx, new Date(now.getTime() - REQUEST_WINDOW_MS))) >= MAX_REQUESTS
  ) {
    throw new Failure(
      "rate_limited",
      "We've sent enough e-mails for today. Please try again tomorrow.",
      {
        retryAfterSeconds: REQUEST_WINDOW_MS / 1000,
      },
    );
  }
  const { user } = ctx.actor;
  const id = newId();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + CONSENT_LIFE_MS);
  await expirePendingConsents(ctx, user.id);
  await insertConsent(ctx, { id, guardianEmail, token, requestedAt: now, expiresAt });
  await markAsPending(ctx);
  const endsAt = await findWaitingEnd(ctx);
  const mail = consentRequestMail({
    firstName: user.firstName,
    link: consentLinkOf(ctx, token),
    lifeDays: CONSENT_LIFE_DAYS,
    endsAt,
    isReminder,
    familyPage: `${ctx.settings.appUrl}/family`,
  });
  await enqueueMail(ctx, {
    kind: "consent_request",
    dedupeKey: `consent_request:${id}`,
    userId: user.id,
    mail: { to: { address: guardianEmail }, ...mail },
  });
  return { status: "pending", guardianEmail: maskEmail(guardianEmail), expiresAt };
}
