import { TRAUMA_MOOD, type TraumaFrame } from "@/lib/features/conversation/trauma/constants";
import { traumaFrameOf } from "@/lib/features/conversation/trauma/schema";
import type { MemberCtx } from "@/lib/ports/context";
import { type ExtraRead, lockName, readRows } from "@/lib/ports/db";
import type { DataKey } from "@/lib/shared/sealing";
import { Prisma } from "@/prisma/client/client";
import { chatSessionSeal } from "./sealed";
import type { ChatSession } from "./types";

/** True if the person wrote something in it. */
const BEGUN = Prisma.sql`EXISTS (SELECT 1 FROM chat_messages m WHERE m."sessionId" = s."id" AND m."role" = 'user')`;

/** The fields that tell whether, and how, a conversation is trauma work. */
export interface SealedFrame {
  readonly id: string;
  readonly mood: string | null;
  readonly traumaType: string | null;
  readonly therapyApproach: string | null;
  readonly safetyLevel: string | null;
}

interface StoredSession
  extends SealedFrame,
    Omit<ChatSession, "id" | "title" | "mood" | keyof TraumaFrame> {
  readonly title: string;
}

/** Only trauma work has a frame (DATA-31). */
export function openFrame(key: DataKey, row: SealedFrame): Partial<TraumaFrame> {
  if (row.mood !== TRAUMA_MOOD) return {};
  return traumaFrameOf(chatSessionSeal.open(key, { ...row, title: null, summary: null }));
}

function openSession(key: DataKey, row: StoredSession): ChatSession {
  const { title, summary, ...frame } = chatSessionSeal.open(key, row);
  const { id, userId, mood, endedAt, begun, createdAt, updatedAt } = row;
  return {
    id,
    userId,
    title: title ?? "",
    summary,
    mood,
    endedAt,
    begun,
    ...(mood === TRAUMA_MOOD ? traumaFrameOf(frame) : {}),
    createdAt,
    updatedAt,
  };
}

const own = (ctx: MemberCtx, id: string) => ({ id, userId: ctx.actor.user.id });

interface SessionPage {
  readonly limit: number;
  /** The last id of the previous page. */
  readonly cursor?: string | undefined;
  readonly mood?: string | undefined;
}

/**
 * The caller's conversations matching `rest`. Avoids Prisma's message count, which counts
 * everyone's messages and then picks out the few asked for.
 */
async function findOwn(ctx: MemberCtx, rest: Prisma.Sql): Promise<ChatSession[]> {
  const rows = await ctx.db.$queryRaw<StoredSession[]>`
    SELECT s."id"::text, s."userId"::text, s."title", s."summary", s."traumaType", s."therapyApproach", s."safetyLevel", s."mood",
      s."endedAt", s."createdAt", s."updatedAt", ${BEGUN} AS "begun"
    FROM chat_sessions s WHERE s."userId" = ${ctx.actor.user.id}::uuid AND ${rest}`;
  return rows.map((row) => openSession(ctx.actor.key, row));
}

const findFirstOwn = async (ctx: MemberCtx, rest: Prisma.Sql): Promise<ChatSession | null> =>
  (await findOwn(ctx, rest))[0] ?? null;

/** Most recently changed first. */
export function findOwnSessions(
  ctx: MemberCtx,
  { limit, cursor, mood }: SessionPage,
): Promise<ChatSession[]> {
  const ofMood = mood ? Prisma.sql`s."mood" = ${mood}` : Prisma.sql`true`;
  const after = cursor
    ? Prisma.sql`(s."updatedAt", s."id") < (
        SELECT c."updatedAt", c."id" FROM chat_sessions c WHERE c."id" = ${cursor}::uuid AND c."userId" = ${ctx.actor.user.id}::uuid)`
    : Prisma.sql`true`;
  return findOwn(
    ctx,
    Prisma.sql`${ofMood} AND ${after} ORDER BY s."updatedAt" DESC, s."id" DESC LIMIT ${limit}`,
  );
}

/** Counts conversations the person has written in. */
export async function countOwnSessions(ctx: MemberCtx): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM chat_sessions s WHERE s."userId" = ${ctx.actor.user.id}::uuid AND ${BEGUN}`;
  return row?.count ?? 0;
}

export const findOwnSession = (ctx: MemberCtx, id: string): Promise<ChatSession | null> =>
  findFirstOwn(ctx, Prisma.sql`s."id" = ${id}::uuid`);

/** The caller's most recent conversation before this one; trauma work is kept separate. */
export const findOwnSessionBefore = (ctx: MemberCtx, id: string): Promise<ChatSession | null> =>
  findFirstOwn(
    ctx,
    Prisma.sql`s."id" <> ${id}::uuid AND s."mood" IS DISTINCT FROM ${TRAUMA_MOOD} AND ${BEGUN}
      ORDER BY s."updatedAt" DESC, s."id" DESC LIMIT 1`,
  );

/**
 * Makes the caller's conversations open one at a time. Doesn't lock the caller's row, which a
 * crisis in another of their conversations may be waiting for.
 */
export const lockOpening = (ctx: MemberCtx): Promise<void> =>
  lockName(ctx.db, `open-session:${ctx.actor.user.id}`);

/** The newest of the caller's sessions with this mood that they've written nothing in yet. */
export const findOwnEmptySession = (ctx: MemberCtx, mood: string): Promise<ChatSession | null> =>
  findFirstOwn(
    ctx,
    Prisma.sql`s."mood" = ${mood} AND s."endedAt" IS NULL AND NOT ${BEGUN} ORDER BY s."createdAt" DESC LIMIT 1`,
  );

export async function insertSession(
  ctx: MemberCtx,
  { id, title, mood, frame }: { id: string; title: string; mood: string; frame?: TraumaFrame },
): Promise<ChatSession> {
  const now = ctx.now();
  const row = await ctx.db.chatSession.create({
    data: {
      id,
      userId: ctx.actor.user.id,
      mood,
      createdAt: now,
      updatedAt: now,
      ...chatSessionSeal.seal(ctx.actor.key, id, { title, ...frame }),
    },
  });
  return openSession(ctx.actor.key, { ...row, begun: false });
}

interface SessionChange extends Partial<TraumaFrame> {
  readonly title?: string;
  readonly summary?: string;
  readonly mood?: string;
  readonly endedAt?: Date;
}

/** Returns the changed session, or null if it isn't the caller's. */
export async function updateOwnSession(
  ctx: MemberCtx,
  id: string,
  change: SessionChange,
): Promise<ChatSession | null> {
  const { mood, endedAt, ...sealed } = change;
  const { count } = await ctx.db.chatSession.updateMany({
    where: own(ctx, id),
    data: { mood, endedAt, ...chatSessionSeal.seal(ctx.actor.key, id, sealed) },
  });
  return count === 0 ? null : findOwnSession(ctx, id);
}

export async function deleteOwnSession(ctx: MemberCtx, id: string): Promise<boolean> {
  return (await ctx.db.chatSession.deleteMany({ where: own(ctx, id) })).count > 0;
}

/** Changes with every message of the session; null if it isn't the caller's. */
export const ownRevision = (id: string): ExtraRead =>
  Prisma.sql`SELECT c."revision" FROM chat_sessions c WHERE c."id" = ${id}::uuid AND c."userId" = u."id"`;

export async function isOwnSession(ctx: MemberCtx, id: string): Promise<boolean> {
  const rows = await readRows<unknown>(ctx.db)`
    SELECT 1 FROM chat_sessions WHERE "id" = ${id}::uuid AND "userId" = ${ctx.actor.user.id}::uuid`;
  return rows.length > 0;
}

/** Locks the session for this transaction; false when it is not the caller's. */
export async function lockOwnSession(ctx: MemberCtx, id: string): Promise<boolean> {
  const locked = await ctx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM chat_sessions s
    WHERE s."id" = ${id}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid FOR UPDATE`;
  return locked.length > 0;
}

/**
 * Marks the list of messages as changed. `reopens`: the person wrote, which reopens a closed
 * session (contract 6).
 */
export async function touchSession(
  ctx: MemberCtx,
  id: string,
  { reopens }: { reopens: boolean },
): Promise<void> {
  await ctx.db.chatSession.update({
    where: { id },
    data: {
      revision: { increment: 1 },
      updatedAt: ctx.now(),
      ...(reopens ? { endedAt: null } : {}),
    },
    select: { id: true },
  });
}

/** When the caller begins several conversations at once, makes each count the ones before it. */
export const lockBeginning = (ctx: MemberCtx): Promise<void> =>
  lockName(ctx.db, `begin-session:${ctx.actor.user.id}`);

/** Conversations of the caller whose first own message was written since then. */
export async function countBegunSince(ctx: MemberCtx, since: Date): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM (
      SELECT m."sessionId" FROM chat_messages m JOIN chat_sessions s ON s."id" = m."sessionId"
      WHERE s."userId" = ${ctx.actor.user.id}::uuid AND m."role" = 'user'
      GROUP BY m."sessionId" HAVING min(m."createdAt") > ${since}) begun`;
  return row?.count ?? 0;
}
