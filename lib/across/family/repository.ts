import { findUses } from "@/lib/core/identity/session-repository";
import type { Mood } from "@/lib/features/mood/constants";
import type { ConsentState, Ctx, MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE, CONSENT_AGE } from "@/lib/shared/audience";
import { fingerprint } from "@/lib/shared/ids";
import { MAX_CONCERNS, MAX_MOMENTS, MAX_MOODS } from "./constants";

/** Consent states that come from a yes: still in force, or withdrawn since. */
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
 * Matches minors the holder of this address may look after: those who have it on record and, under
 * 13, only if it gave consent, even if that was withdrawn since. We only know the address's
 * fingerprint.
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

/** The caller's children on record, oldest account first. With an id, only that child. */
export const findChildren = (ctx: MemberCtx, id?: string): Promise<GuardedChild[]> =>
  ctx.db.user.findMany({
    where: {
      ...guardedBy(indexOfCaller(ctx)),
      id: { ...(id ? { equals: id } : {}), not: ctx.actor.user.id },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: shown,
  });

/**
 * Finds the caller as the holder of the address on record may see them. Null while no one may see
 * anything.
 */
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
 * Times at which someone did something or was signed in. No details of what they did leave the
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

/** Newest first. The notes stay encrypted. */
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

/** Returns whether the caller has this entry. Sharing it again keeps the original time. */
export async function setMoodShared(ctx: MemberCtx, id: string, shared: boolean): Promise<boolean> {
  const own = { id, userId: ctx.actor.user.id };
  await ctx.db.moodEntry.updateMany({
    where: { ...own, ...(shared ? { sharedWithGuardianAt: null } : {}) },
    data: { sharedWithGuardianAt: shared ? ctx.now() : null },
  });
  return (await ctx.db.moodEntry.count({ where: own })) === 1;
}

/** Guardians are never told of abuse, no matter what else the row says (contract 8, "Abuse"). */
const tellable = (userId: string, since: Date) => ({
  userId,
  createdAt: { gte: since },
  kind: { not: "abuse" },
  NOT: { kindsBeside: { has: "abuse" } },
});

/** Marks everything the guardian may know as told. Called when a guardian looks at the page. */
export async function tellConcerns(ctx: Ctx, childId: string, since: Date): Promise<void> {
  await ctx.db.crisisIncident.updateMany({
    where: { ...tellable(childId, since), guardianMayKnow: true, guardianToldAt: null },
    data: { guardianToldAt: ctx.now() },
  });
}

/**
 * Concerns that a guardian knows or may know, newest first. Once the home is named, the list
 * neither gains anything they haven't seen nor loses anything they have, because either would give
 * it away (contract 8, "Abuse").
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
 * Ids of the minors with this address on record whose parent the holder has proven to be, by
 * answering while signed in or by reading the family page. Anyone can enter an address, and that
 * must not reveal where its holder moved to.
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
