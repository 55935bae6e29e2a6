import { findUses } from "@/lib/core/identity/session-repository";
import type { Mood } from "@/lib/features/mood/constants";
import type { ConsentState, Ctx, MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE, CONSENT_AGE } from "@/lib/shared/audience";
import { fingerprint } from "@/lib/shared/ids";
import { MAX_CONCERNS, MAX_MOMENTS, MAX_MOODS } from "./constants";

/** A yes that stands, and one that was taken back. */
const ANSWERED_YES = ["granted", "withdrawn"] as const;

export interface GuardedChild {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly age: number | null;
  readonly bornBy: Date | null;
  readonly consent: ConsentState;
  readonly eraseAfter: Date | null;
  readonly eraseAskedByGuardian: boolean;
}

/**
 * Whom the holder of this address may look after: minors who have it on record, under 13 only if a
 * yes was given by it, also one that was taken back since. The address is known by its fingerprint
 * alone.
 */
const guardedBy = (addressIndex: string) => ({
  active: true,
  parentEmailIndex: addressIndex,
  age: { lt: ADULT_AGE },
  OR: [
    { age: { gte: CONSENT_AGE } },
    { consents: { some: { guardianEmailIndex: addressIndex, status: { in: [...ANSWERED_YES] } } } },
  ],
});

const shown = {
  id: true,
  email: true,
  firstName: true,
  age: true,
  bornBy: true,
  consent: true,
  eraseAfter: true,
  eraseAskedByGuardian: true,
} as const;

const indexOfCaller = (ctx: MemberCtx): string =>
  fingerprint(ctx.fingerprintSecret, ctx.actor.user.email.toLowerCase());

/** The children on record of the caller, oldest account first; one of them when an id is given. */
export const findChildren = (ctx: MemberCtx, id?: string): Promise<GuardedChild[]> =>
  ctx.db.user.findMany({
    where: {
      ...guardedBy(indexOfCaller(ctx)),
      id: { ...(id ? { equals: id } : {}), not: ctx.actor.user.id },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: shown,
  });

/** The caller as the holder of the address on record may see them; null while nobody may. */
export async function findSelfAsGuarded(ctx: MemberCtx): Promise<GuardedChild | null> {
  const { id } = ctx.actor.user;
  const own = await ctx.db.user.findUnique({ where: { id }, select: { parentEmailIndex: true } });
  if (!own?.parentEmailIndex) return null;
  return ctx.db.user.findFirst({
    where: { ...guardedBy(own.parentEmailIndex), id },
    select: shown,
  });
}

/**
 * What somebody did, and that they were signed in, as moments. Nothing of what it was leaves the
 * database.
 */
export async function findMoments(ctx: Ctx, userId: string, since: Date): Promise<Date[]> {
  const createdAt = { gte: since };
  const newest = {
    orderBy: { createdAt: "desc" },
    take: MAX_MOMENTS,
    select: { createdAt: true },
  } as const;
  const [messages, moods, exercises, uses] = await Promise.all([
    ctx.db.chatMessage.findMany({
      where: { session: { userId }, role: "user", createdAt },
      ...newest,
    }),
    ctx.db.moodEntry.findMany({ where: { userId, createdAt }, ...newest }),
    ctx.db.finishedExercise.findMany({
      where: { userId, finishedAt: { gte: since } },
      orderBy: { finishedAt: "desc" },
      take: MAX_MOMENTS,
      select: { finishedAt: true },
    }),
    findUses(ctx.db, userId, ctx.now()),
  ]);
  return [
    ...[...messages, ...moods].map((row) => row.createdAt),
    ...exercises.map((row) => row.finishedAt),
    ...uses.filter((at) => at >= since),
  ];
}

export interface ShownMood {
  readonly id: string;
  readonly mood: Mood;
  readonly moodScore: number;
  readonly createdAt: Date;
  readonly sharedWithGuardianAt: Date | null;
}

/** Newest first; the notes stay closed. */
export const findMoods = (
  ctx: Ctx,
  userId: string,
  { since, sharedOnly }: { since: Date; sharedOnly: boolean },
): Promise<ShownMood[]> =>
  ctx.db.moodEntry.findMany({
    where: {
      userId,
      createdAt: { gte: since },
      ...(sharedOnly ? { sharedWithGuardianAt: { not: null } } : {}),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_MOODS,
    select: { id: true, mood: true, moodScore: true, createdAt: true, sharedWithGuardianAt: true },
  });

/** Answers whether the caller has this entry. What was shared before keeps its moment. */
export async function setMoodShared(ctx: MemberCtx, id: string, shared: boolean): Promise<boolean> {
  const own = { id, userId: ctx.actor.user.id };
  await ctx.db.moodEntry.updateMany({
    where: { ...own, ...(shared ? { sharedWithGuardianAt: null } : {}) },
    data: { sharedWithGuardianAt: shared ? ctx.now() : null },
  });
  return (await ctx.db.moodEntry.count({ where: own })) === 1;
}

/** Abuse is told to no guardian, whatever else the row says (contract 8, "Abuse"). */
const tellable = (userId: string, since: Date) => ({
  userId,
  createdAt: { gte: since },
  kind: { not: "abuse" },
  NOT: { kindsBeside: { has: "abuse" } },
});

/** A guardian looks now: what they may know counts as told from here on. */
export async function tellConcerns(ctx: Ctx, childId: string, since: Date): Promise<void> {
  await ctx.db.crisisIncident.updateMany({
    where: { ...tellable(childId, since), guardianMayKnow: true, guardianToldAt: null },
    data: { guardianToldAt: ctx.now() },
  });
}

/**
 * What a guardian knows or may know, newest first. Once the home was named nothing that they have
 * not seen is among it, and nothing that they have seen is missing: either would tell them
 * (contract 8, "Abuse").
 */
export const findConcerns = (
  ctx: Ctx,
  childId: string,
  since: Date,
): Promise<{ createdAt: Date }[]> =>
  ctx.db.crisisIncident.findMany({
    where: {
      ...tellable(childId, since),
      OR: [{ guardianMayKnow: true }, { guardianToldAt: { not: null } }],
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_CONCERNS,
    select: { createdAt: true },
  });

/**
 * Ids of the minors on whose record this address stands, where its holder has shown that they are
 * the parent: they answered signed in, or read the family page. Anybody can name an address, and
 * must not learn from it where its holder moved.
 */
export async function findNaming(ctx: Ctx, address: string): Promise<string[]> {
  const index = fingerprint(ctx.fingerprintSecret, address.toLowerCase());
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM users WHERE "parentEmailIndex" = ${index} AND "age" < ${ADULT_AGE}
      AND ("guardianReadAt" IS NOT NULL OR "id" IN (
        SELECT "userId" FROM consents WHERE "guardianEmailIndex" = ${index}
          AND ("status" IN ('granted', 'withdrawn') OR "guardianId" IS NOT NULL)))
    ORDER BY "id"`;
  return rows.map(({ id }) => id);
}
