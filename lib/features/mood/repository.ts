import type { MemberCtx } from "@/lib/ports/context";
import { type ExtraRead, readRows } from "@/lib/ports/db";
import { Prisma } from "@/prisma/client/client";
import type { Mood } from "./constants";
import { MAX_SCORES } from "./constants";
import type { RecordMoodInput } from "./schema";
import { moodSeal } from "./sealed";
import type { MoodEntry, MoodScore } from "./types";

interface Page {
  readonly limit: number;
  /** Only entries older than this one; ties are broken by id. */
  readonly before?: { readonly createdAt: Date; readonly id: string };
}

export interface StoredMood {
  readonly id: string;
  readonly userId: string;
  readonly mood: Mood;
  readonly moodScore: number;
  readonly notes: string | null;
  readonly triggers: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

const COLUMNS = Prisma.sql`m."id", m."userId", m."mood"::text, m."moodScore", m."notes", m."triggers",
  to_char(m."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`;
const NEWEST_FIRST = Prisma.sql`ORDER BY m."createdAt" DESC, m."id" DESC`;

/** The caller's own entries, newest first. */
export async function findOwnMoods(ctx: MemberCtx, { limit, before }: Page): Promise<MoodEntry[]> {
  const { createdAt = null, id = null } = before ?? {};
  const rows = await readRows<StoredMood>(ctx.db)`
    SELECT ${COLUMNS} FROM mood_entries m
    WHERE m."userId" = ${ctx.actor.user.id}::uuid AND (m."createdAt", m."id") <
      (COALESCE(${createdAt}::timestamptz, 'infinity'), COALESCE(${id}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    ${NEWEST_FIRST} LIMIT ${limit}::int`;
  return openedMoods(ctx, rows);
}

/** The caller's newest entries, for {@link openedMoods}; null if there are none. */
export const newestMoods = (limit: number): ExtraRead => Prisma.sql`
    SELECT json_agg(e) FROM (
      SELECT ${COLUMNS} FROM mood_entries m WHERE m."userId" = u."id" ${NEWEST_FIRST} LIMIT ${limit}::int
    ) e`;

export const openedMoods = ({ actor }: MemberCtx, rows: readonly StoredMood[]): MoodEntry[] =>
  rows.map((row) => ({ ...row, ...moodSeal.open(actor.key, row) }));

export const findOwnMoodMoment = (
  ctx: MemberCtx,
  id: string,
): Promise<{ id: string; createdAt: Date } | null> =>
  ctx.db.moodEntry.findFirst({
    where: { id, userId: ctx.actor.user.id },
    select: { id: true, createdAt: true },
  });

/** The text of an entry: its note, then its triggers; null if the caller has no such entry. */
export async function findOwnWords(ctx: MemberCtx, id: string): Promise<(string | null)[] | null> {
  const row = await ctx.db.moodEntry.findFirst({
    where: { id, userId: ctx.actor.user.id },
    select: { id: true, notes: true, triggers: true },
  });
  if (!row) return null;
  const { notes, triggers } = moodSeal.open(ctx.actor.key, row);
  return [notes, ...(triggers ?? [])];
}

/** `createdAt`: when it was felt. */
export async function insertMood(
  ctx: MemberCtx,
  id: string,
  createdAt: Date,
  input: RecordMoodInput,
): Promise<MoodEntry> {
  const { user, key } = ctx.actor;
  const { mood, moodScore, notes, triggers } = input;
  await ctx.db.moodEntry.create({
    data: {
      id,
      userId: user.id,
      mood,
      moodScore,
      createdAt,
      ...moodSeal.seal(key, id, { notes, triggers: [...triggers] }),
    },
    select: { id: true },
  });
  return {
    id,
    userId: user.id,
    mood,
    moodScore,
    notes: notes ?? null,
    triggers,
    createdAt: createdAt.toISOString(),
  };
}

/** @returns whether the caller had such an entry */
export async function deleteOwnMood(ctx: MemberCtx, id: string): Promise<boolean> {
  const { count } = await ctx.db.moodEntry.deleteMany({ where: { id, userId: ctx.actor.user.id } });
  return count > 0;
}

/**
 * Scores since `since`, newest first. Notes and triggers aren't even read: this is the part that
 * may be shown to others.
 */
export async function findOwnScores(ctx: MemberCtx, since: Date): Promise<MoodScore[]> {
  const rows = await ctx.db.moodEntry.findMany({
    where: { userId: ctx.actor.user.id, createdAt: { gte: since } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_SCORES,
    select: { mood: true, moodScore: true, createdAt: true },
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
