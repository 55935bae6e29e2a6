import { ERASURE_FIELDS, type ErasureFields } from "@/lib/core/consent/leaving/erasure-fields";
import { eraseDayOf } from "@/lib/core/consent/leaving/queries";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { CONSENT_AGE } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { dueAt, minorsWhoseDayHasCome } from "./due";

/**
 * Stores when the account is to be erased and returns the day that applies. A child can move a
 * parent's request to an earlier day but not a later one. Their own day is kept as well, in case
 * the parent cancels.
 */
export async function setEraseAfter(ctx: MemberCtx, eraseAfter: Date): Promise<Date> {
  // The later of two concurrent requests may find that the row is already gone.
  await ctx.db.$executeRaw`
    UPDATE users SET "eraseAfter" = ${eraseAfter},
      "ownEraseAfter" = CASE WHEN "eraseAskedByGuardian" THEN ${eraseAfter}::timestamptz END
    WHERE "id" = ${ctx.actor.user.id}::uuid AND (NOT "eraseAskedByGuardian" OR "eraseAfter" > ${eraseAfter})`;
  return (await eraseDayOf(ctx, ctx.actor.user.id)) ?? eraseAfter;
}

/** Returns whether the caller had an erasure of their own to cancel. */
export async function clearEraseAfter(ctx: MemberCtx): Promise<boolean> {
  const where = { id: ctx.actor.user.id, eraseAfter: { not: null }, eraseAskedByGuardian: false };
  return (await ctx.db.user.updateMany({ where, data: { eraseAfter: null } })).count === 1;
}

/**
 * Records a parent's request. If the child chose an earlier day, that one still applies. Returns
 * the day that applies.
 *
 * @throws Failure forbidden once the child has turned 13, because no one could cancel it any more
 *   (decision 0049)
 */
export async function setEraseAfterOfChild(
  ctx: MemberCtx,
  childId: string,
  eraseAfter: Date,
): Promise<Date> {
  const asked = await ctx.db.$executeRaw`
    UPDATE users SET "eraseAskedByGuardian" = true, "eraseAfter" = LEAST("eraseAfter", ${eraseAfter}::timestamptz),
      "ownEraseAfter" = CASE WHEN "eraseAskedByGuardian" THEN "ownEraseAfter" ELSE "eraseAfter" END
    WHERE "id" = ${childId}::uuid AND "age" < ${CONSENT_AGE}`;
  if (asked === 0) throw new Failure("forbidden", "From 13 on, that's their decision.");
  return (await eraseDayOf(ctx, childId)) ?? eraseAfter;
}

export const findLeaving = (
  ctx: Ctx,
  id: string,
): Promise<{ eraseAfter: Date | null; eraseAskedByGuardian: boolean } | null> =>
  ctx.db.user.findUnique({
    where: { id },
    select: { eraseAfter: true, eraseAskedByGuardian: true },
  });

/**
 * Whether the account should be erased now: the day has come (by their own request, a parent's, or
 * for lack of consent) and no open incident delays it (`dueAt`).
 */
export const isDue = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.db.user.count({ where: { id, ...dueAt(ctx.now()) } })) === 1;

/**
 * Ids of accounts due for erasure, longest waiting first: up to `limit` that never paid, then up to
 * `limit` that did. Only the latter depend on the payment provider, and an outage there must not
 * block the rest.
 */
export async function findDue(ctx: Ctx, limit: number): Promise<string[]> {
  const due = (stripeCustomerId: null | { not: null }) =>
    ctx.db.user.findMany({
      where: { ...dueAt(ctx.now()), stripeCustomerId },
      orderBy: [{ eraseAfter: "asc" }, { id: "asc" }],
      take: limit,
      select: { id: true },
    });
  return [...(await due(null)), ...(await due({ not: null }))].map(({ id }) => id);
}

export interface DuePerson {
  readonly email: string;
  readonly firstName: string | null;
  readonly eraseAskedByGuardian: boolean;
  /** True if no one asked for it and no parent agreed in time. */
  readonly unanswered: boolean;
}

/**
 * Locks a person due for erasure for this transaction. Null if another run has erased them or they
 * changed their mind.
 */
export async function lockDue(ctx: Ctx, id: string): Promise<DuePerson | null> {
  const [row] = await ctx.db.$queryRaw<DuePerson[]>`
    SELECT "email", "firstName", "eraseAskedByGuardian", ("eraseAfter" IS NULL OR "eraseAfter" > ${ctx.now()}) AS "unanswered"
    FROM users WHERE "id" = ${id}::uuid FOR UPDATE`;
  return row && (await isDue(ctx, id)) ? row : null;
}

export const isThere = async (ctx: Pick<Ctx, "db">, id: string): Promise<boolean> =>
  (await ctx.db.user.count({ where: { id } })) === 1;

/**
 * Deletes the row. Foreign keys remove everything that belongs to it, and a trigger removes the
 * data key.
 */
export async function deletePerson(ctx: Pick<Ctx, "db">, id: string): Promise<void> {
  await ctx.db.user.delete({ where: { id }, select: { id: true } });
}

/** Open incidents that delay an erasure whose day has come. */
export const findHolding = (
  ctx: Ctx,
): Promise<{ id: string; userId: string; user: ErasureFields }[]> =>
  ctx.db.crisisIncident.findMany({
    where: { resolved: false, user: minorsWhoseDayHasCome(ctx.now()) },
    orderBy: { id: "asc" },
    select: { id: true, userId: true, user: { select: ERASURE_FIELDS } },
  });
