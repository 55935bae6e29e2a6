import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { fingerprint, hashToken } from "@/lib/shared/ids";
import { NOTICE_PURPOSE } from "./constants";
import type { StoredConsent } from "./repository";

const indexOf = (ctx: Ctx, { guardianEmail }: Pick<StoredConsent, "guardianEmail">): string =>
  fingerprint(ctx.fingerprintSecret, guardianEmail.toLowerCase());

/**
 * Marks the request or notice as a mistake and drops the address. A notice only gets its row now.
 * Returns false if another call got there first.
 */
export async function settleNotMine(
  ctx: Ctx,
  consent: StoredConsent,
  token: string,
): Promise<boolean> {
  const { id, userId, status } = consent;
  const decidedAt = ctx.now();
  const settled = {
    status: "not_mine",
    guardianEmail: null,
    guardianEmailIndex: indexOf(ctx, consent),
    decidedAt,
  } as const;
  if (status !== "notified") {
    return (await ctx.db.consent.updateMany({ where: { id, status }, data: settled })).count === 1;
  }
  const notice = {
    id,
    userId,
    purpose: NOTICE_PURPOSE,
    tokenHash: hashToken(token),
    expiresAt: decidedAt,
  };
  await ctx.db.consent.create({
    data: { ...notice, ...settled, requestedAt: decidedAt },
    select: { id: true },
  });
  return true;
}

/**
 * Erases the address and its fingerprint from all of this child's other rows; only the settled row
 * keeps a fingerprint, for a week. If it was the address on record, a child under 13 goes back to
 * waiting with no one asked.
 *
 * @returns whether it was the address on record
 */
export async function eraseAddress(ctx: Ctx, consent: StoredConsent): Promise<boolean> {
  const { id, userId } = consent;
  const index = indexOf(ctx, consent);
  await ctx.db.consent.updateMany({
    where: { userId, guardianEmailIndex: index, id: { not: id } },
    data: { guardianEmail: null, guardianEmailIndex: "" },
  });
  const { count } = await ctx.db.user.updateMany({
    where: { id: userId, parentEmailIndex: index },
    data: { parentEmail: null, parentEmailIndex: null },
  });
  if (count === 0) return false;
  await ctx.db.user.updateMany({
    where: { id: userId, consent: "refused" },
    data: { consent: "pending" },
  });
  return true;
}

export async function findChildAddress(ctx: Ctx, id: string): Promise<string> {
  return (await ctx.db.user.findUniqueOrThrow({ where: { id }, select: { email: true } })).email;
}

/** Whether the holder of this address said, after `since`, that the caller isn't their child. */
export async function isDisownedBy(ctx: MemberCtx, address: string, since: Date): Promise<boolean> {
  const found = await ctx.db.consent.count({
    where: {
      userId: ctx.actor.user.id,
      status: "not_mine",
      guardianEmailIndex: fingerprint(ctx.fingerprintSecret, address.toLowerCase()),
      decidedAt: { gt: since },
    },
  });
  return found > 0;
}
