import type { AddressMove } from "@/lib/core/identity/types";
import type { ConsentState, Ctx, MemberCtx } from "@/lib/ports/context";
import { fingerprint, hashToken } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import { CONSENT_PURPOSE } from "./constants";
import { consentSeal } from "./sealed";
import type { ConsentStatus } from "./types";

export interface StoredConsent {
  readonly id: string;
  readonly userId: string;
  readonly status: ConsentStatus;
  /** Empty once the address is erased. */
  readonly guardianEmail: string;
  readonly guardianId: string | null;
  readonly requestedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly decidedAt: Date | null;
  /**
   * Someone signed in with this address has answered a request for this child or read the family
   * page as this teenager's parent.
   */
  readonly proven: boolean;
  /** It was sent to the address that is on record today. */
  readonly onRecord: boolean;
  readonly user: {
    readonly firstName: string | null;
    readonly consent: ConsentState;
    readonly waitingSince: Date | null;
  };
}

interface NewConsent {
  readonly id: string;
  readonly guardianEmail: string;
  readonly token: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

export async function insertConsent(ctx: MemberCtx, consent: NewConsent): Promise<void> {
  const { id, guardianEmail, token, requestedAt, expiresAt } = consent;
  const sealed = consentSeal.seal(ctx.actor.key, id, { guardianEmail });
  await ctx.db.consent.create({
    data: {
      id,
      userId: ctx.actor.user.id,
      purpose: CONSENT_PURPOSE,
      ...sealed,
      guardianEmailIndex: fingerprint(ctx.fingerprintSecret, guardianEmail),
      tokenHash: hashToken(token),
      requestedAt,
      expiresAt,
    },
    select: { id: true },
  });
}

/** Expires earlier links and erases their addresses: only the newest request needs one. */
export async function expirePendingConsents(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.consent.updateMany({
    where: { userId, status: { in: ["pending", "expired"] } },
    data: { status: "expired", guardianEmail: null, guardianEmailIndex: "" },
  });
}

export const countConsentsSince = (ctx: MemberCtx, since: Date): Promise<number> =>
  ctx.db.consent.count({
    where: { userId: ctx.actor.user.id, purpose: CONSENT_PURPOSE, requestedAt: { gt: since } },
  });

/** When the caller's open request ends, if it was made after `since`. */
export async function findRequestedSince(ctx: MemberCtx, since: Date): Promise<Date | null> {
  const row = await ctx.db.consent.findFirst({
    where: {
      userId: ctx.actor.user.id,
      purpose: CONSENT_PURPOSE,
      status: "pending",
      requestedAt: { gt: since },
    },
    select: { expiresAt: true },
  });
  return row?.expiresAt ?? null;
}

const asked = {
  id: true,
  userId: true,
  status: true,
  guardianEmail: true,
  guardianEmailIndex: true,
  guardianId: true,
  requestedAt: true,
  expiresAt: true,
  decidedAt: true,
  user: { select: { firstName: true, consent: true, waitingSince: true, parentEmailIndex: true } },
} as const;

/** Proof of a sign-in with the address. Refusing with only the link isn't proof. */
const PROOF = [
  { status: { in: ["granted" as const, "withdrawn" as const] } },
  { guardianId: { not: null } },
];

/** Whether the holder of this address ever answered for the child while signed in. */
export async function isProven(
  ctx: Ctx,
  row: { userId: string; guardianEmailIndex: string },
): Promise<boolean> {
  const { userId, guardianEmailIndex } = row;
  if (!guardianEmailIndex) return false;
  return (await ctx.db.consent.count({ where: { userId, guardianEmailIndex, OR: PROOF } })) > 0;
}

/** Whether someone other than the caller refused the child's account while signed in. */
export async function isRefusedByAnother(ctx: Ctx, childId: string): Promise<boolean> {
  const guardianId = ctx.actor.kind === "member" ? { not: ctx.actor.user.id } : { not: null };
  return (
    (await ctx.db.consent.count({ where: { userId: childId, status: "refused", guardianId } })) > 0
  );
}

/** Finds a request by its link. `keyOf` supplies the child's key, which opens the address in it. */
export async function findConsentByToken(
  ctx: Ctx,
  token: string,
  keyOf: (childId: string) => Promise<DataKey>,
): Promise<StoredConsent | null> {
  const row = await ctx.db.consent.findUnique({
    where: { tokenHash: hashToken(token) },
    select: asked,
  });
  if (!row) return null;
  const { guardianEmail } = consentSeal.open(await keyOf(row.userId), row);
  const { guardianEmailIndex, user, ...rest } = row;
  const { parentEmailIndex, ...child } = user;
  const onRecord = guardianEmailIndex !== "" && guardianEmailIndex === parentEmailIndex;
  return {
    ...rest,
    user: child,
    guardianEmail: guardianEmail ?? "",
    proven: await isProven(ctx, row),
    onRecord,
  };
}

/** The current yes given from the caller's address. */
export const findGrantedToCaller = (
  ctx: MemberCtx,
  childId: string,
): Promise<Pick<StoredConsent, "id" | "userId" | "status" | "user"> | null> =>
  ctx.db.consent.findFirst({
    where: {
      userId: childId,
      // From 13 on no yes is needed, so there's nothing to take back.
      user: { consent: { not: "not_needed" } },
      status: "granted",
      guardianEmailIndex: fingerprint(ctx.fingerprintSecret, ctx.actor.user.email.toLowerCase()),
    },
    orderBy: { requestedAt: "desc" },
    select: {
      id: true,
      userId: true,
      status: true,
      user: { select: { firstName: true, consent: true, waitingSince: true } },
    },
  });

/** Whether a parent ever said yes for the caller, even if they later took it back. */
export async function hasParentsYes(ctx: MemberCtx): Promise<boolean> {
  const found = await ctx.db.consent.findFirst({
    where: { userId: ctx.actor.user.id, status: { in: ["granted", "withdrawn"] } },
    select: { id: true },
  });
  return found !== null;
}

/**
 * Locks the child's row. Every transaction locks people before requests, so no two can deadlock.
 * Returns the child's current consent state, which may be newer than the session's.
 */
export async function lockChild(ctx: Ctx, childId: string): Promise<ConsentState | null> {
  const [row] = await ctx.db.$queryRaw<{ consent: ConsentState }[]>`
    SELECT "consent"::text FROM users WHERE "id" = ${childId}::uuid FOR UPDATE`;
  return row?.consent ?? null;
}

export type ConsentOutcome = "granted" | "refused" | "withdrawn";

/**
 * Stores the answer if the request still has the status in `consent`. Returns false if another call
 * got there first.
 */
export async function settleConsent(
  ctx: Ctx,
  consent: Pick<StoredConsent, "id" | "status">,
  to: { outcome: ConsentOutcome; guardianId: string | null },
): Promise<boolean> {
  if (consent.status === "notified") return false;
  const { count } = await ctx.db.consent.updateMany({
    where: { id: consent.id, status: consent.status },
    data: { status: to.outcome, decidedAt: ctx.now(), guardianId: to.guardianId },
  });
  return count === 1;
}

/**
 * "They are older" doesn't answer the question, so the request expires unanswered but keeps who
 * said it and when.
 */
export async function noteSaidOlder(ctx: Ctx, id: string): Promise<void> {
  const guardianId = ctx.actor.kind === "member" ? ctx.actor.user.id : null;
  await ctx.db.consent.updateMany({ where: { id }, data: { decidedAt: ctx.now(), guardianId } });
}

/**
 * A yes or its withdrawal ends the waiting period. A refusal doesn't change it; see
 * `startAtFirstNo`.
 */
export async function setChildConsent(
  ctx: Ctx,
  childId: string,
  consent: ConsentOutcome,
): Promise<void> {
  const waiting = consent === "refused" ? {} : { waitingSince: null, waitingReminders: 0 };
  await ctx.db.user.update({
    where: { id: childId },
    data: { consent, ...waiting },
    select: { id: true },
  });
  if (consent === "granted") await acceptForChild(ctx, childId);
}

/**
 * Accepts terms and disclaimer for the child, since the parent accepts on their behalf (DATA-34).
 */
export async function acceptForChild(ctx: Ctx, childId: string): Promise<void> {
  const now = ctx.now();
  await ctx.db.user.update({
    where: { id: childId },
    data: { termsAcceptedAt: now, disclaimerAcknowledgedAt: now },
    select: { id: true },
  });
}

/**
 * Replaces `from` with `to` in the caller's requests and answers. Disowned ones hold no address and
 * stay as they are.
 */
export async function renameGuardian(ctx: MemberCtx, { from, to }: AddressMove): Promise<void> {
  const { key, user } = ctx.actor;
  const indexOf = (address: string) => fingerprint(ctx.fingerprintSecret, address.toLowerCase());
  const named = {
    userId: user.id,
    guardianEmailIndex: indexOf(from),
    guardianEmail: { not: null },
  };
  for (const { id } of await ctx.db.consent.findMany({ where: named, select: { id: true } })) {
    const data = {
      ...consentSeal.seal(key, id, { guardianEmail: to }),
      guardianEmailIndex: indexOf(to),
    };
    await ctx.db.consent.updateMany({ where: { id, ...named }, data });
  }
}

/**
 * Erases the address of a grown-up who refused and was replaced by another. It's no longer needed,
 * but the answer itself stays with its date.
 *
 * @returns how many rows had one
 */
export const forgetReplacedGuardians = (ctx: Ctx, userId: string): Promise<number> =>
  ctx.db.$executeRaw`
    UPDATE consents SET "guardianEmail" = NULL, "guardianEmailIndex" = ''
    FROM users WHERE users."id" = consents."userId" AND consents."status" = 'refused'
      AND consents."guardianEmail" IS NOT NULL
      AND consents."guardianEmailIndex" IS DISTINCT FROM users."parentEmailIndex"
      AND users."id" = ${userId}::uuid`;
