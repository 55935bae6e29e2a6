import { GOING, type Going } from "@/lib/core/consent/leaving/going";
import { eraseDayOf } from "@/lib/core/consent/leaving/is-leaving";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { CONSENT_AGE } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { dueAt, minorsWhoseDayHasCome } from "./due";

/**
 * Notes from when on the account is to be erased. What a parent asked for is brought forward by it
 * and never put off; the person's own wish is then kept beside it, for when the parent calls theirs
 * off. Answers the day that holds.
 */
export async function setEraseAfter(ctx: MemberCtx, eraseAfter: Date): Promise<Date> {
  // Of two that ask at once the later finds nobody left.
  await ctx.db.$executeRaw`
    UPDATE users SET "eraseAfter" = ${eraseAfter},
      "ownEraseAfter" = CASE WHEN "eraseAskedByGuardian" THEN ${eraseAfter}::timestamptz END
    WHERE "id" = ${ctx.actor.user.id}::uuid AND (NOT "eraseAskedByGuardian" OR "eraseAfter" > ${eraseAfter})`;
  return (await eraseDayOf(ctx, ctx.actor.user.id)) ?? eraseAfter;
}

/** Answers whether there was an erasure of the caller's own to call off. */
export async function clearEraseAfter(ctx: MemberCtx): Promise<boolean> {
  const where = { id: ctx.actor.user.id, eraseAfter: { not: null }, eraseAskedByGuardian: false };
  return (await ctx.db.user.updateMany({ where, data: { eraseAfter: null } })).count === 1;
}

/**
 * A parent asks for it: by then at the latest, if the child had asked for an earlier day. Answers
 * the day that holds.
 *
 * @throws Failure forbidden for a child who has turned 13 meanwhile: nobody could call it off
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
  if (asked === 0) throw new Failure("forbidden", "From 13 on this is for them to decide.");
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
 * Whether the day has come, by their own wish, a parent's, or because no parent agreed, and nothing
 * open holds it (`dueAt`).
 */
export const isDue = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.db.user.count({ where: { id, ...dueAt(ctx.now()) } })) === 1;

/**
 * Ids of those whose erasure is due, the longest waiting first: so many of those who never paid,
 * and then so many of those who did. They alone depend on the payment provider, and while it is
 * away must not stand before everybody else.
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
  /** Nobody asked for it: no parent agreed in time. */
  readonly unanswered: boolean;
}

/**
 * Takes a person whose erasure is due for this transaction. Null when somebody else erased them
 * meanwhile, or when they changed their mind.
 */
export async function lockDue(ctx: Ctx, id: string): Promise<DuePerson | null> {
  const [row] = await ctx.db.$queryRaw<DuePerson[]>`
    SELECT "email", "firstName", "eraseAskedByGuardian", ("eraseAfter" IS NULL OR "eraseAfter" > ${ctx.now()}) AS "unanswered"
    FROM users WHERE "id" = ${id}::uuid FOR UPDATE`;
  return row && (await isDue(ctx, id)) ? row : null;
}

export const isThere = async (ctx: Pick<Ctx, "db">, id: string): Promise<boolean> =>
  (await ctx.db.user.count({ where: { id } })) === 1;

/** The row goes, all that belongs to it by the foreign keys, and the data key by trigger. */
export async function deletePerson(ctx: Pick<Ctx, "db">, id: string): Promise<void> {
  await ctx.db.user.delete({ where: { id }, select: { id: true } });
}

/** Open incidents that hold back an erasure whose day has come. */
export const findHolding = (ctx: Ctx): Promise<{ id: string; userId: string; user: Going }[]> =>
  ctx.db.crisisIncident.findMany({
    where: { resolved: false, user: minorsWhoseDayHasCome(ctx.now()) },
    orderBy: { id: "asc" },
    select: { id: true, userId: true, user: { select: GOING } },
  });
