import { hasGuardianRead } from "@/lib/core/consent/guardian-read";
import { findPerson, readCurrentUser } from "@/lib/core/identity/queries";
import type { Ctx } from "@/lib/ports/context";
import { ADULT_AGE, CONSENT_AGE } from "@/lib/shared/audience";
import { fingerprint, newId } from "@/lib/shared/ids";
import { noticeTokenOf } from "./links";
import { isProven, type StoredConsent } from "./repository";

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-[\w-]{43}$/;

/**
 * Finds the notice behind a link mailed to a teenager's parent. Null if it doesn't exist, or no
 * longer does.
 */
export async function findNotice(ctx: Ctx, token: string): Promise<StoredConsent | null> {
  const childId = TOKEN.exec(token)?.[1];
  const child = childId ? await findPerson(ctx, childId) : null;
  const age = child?.user.age ?? null;
  if (!child || age === null || age < CONSENT_AGE || age >= ADULT_AGE) return null;
  const { parentEmail, firstName, id } = await readCurrentUser(ctx.as(child));
  if (!parentEmail || noticeTokenOf(ctx, id, parentEmail) !== token) return null;
  const index = fingerprint(ctx.fingerprintSecret, parentEmail.toLowerCase());
  return {
    id: newId(),
    userId: id,
    status: "notified",
    guardianEmail: parentEmail,
    guardianId: null,
    requestedAt: null,
    expiresAt: null,
    decidedAt: null,
    proven:
      (await hasGuardianRead(ctx, id)) ||
      (await isProven(ctx, { userId: id, guardianEmailIndex: index })),
    onRecord: true,
    user: { firstName, consent: "not_needed", waitingSince: null },
  };
}
