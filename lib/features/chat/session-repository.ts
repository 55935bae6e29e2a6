import { TRAUMA_MOOD } from "@/lib/features/trauma/constants";
import { traumaFrameOf } from "@/lib/features/trauma/schema";
import type { TraumaFrame } from "@/lib/features/trauma/types";
import type { MemberCtx } from "@/lib/ports/context";
import type { DataKey } from "@/lib/shared/sealing";
import { chatSessionSeal } from "./sealed";
import type { ChatSession } from "./types";

const columns = {
  id: true,
  userId: true,
  title: true,
  summary: true,
  traumaType: true,
  therapyApproach: true,
  safetyLevel: true,
  mood: true,
  endedAt: true,
  createdAt: true,
  updatedAt: true,
  _count: { select: { messages: { where: { role: "user" } } } },
} as const;

interface StoredSession extends Omit<ChatSession, "title" | "begun" | keyof TraumaFrame> {
  readonly title: string;
  readonly traumaType: string | null;
  readonly therapyApproach: string | null;
  readonly safetyLevel: string | null;
  readonly _count: { readonly messages: number };
}

function openSession(key: DataKey, row: StoredSession): ChatSession {
  const { title, summary, ...frame } = chatSessionSeal.open(key, row);
  const { id, userId, mood, endedAt, createdAt, updatedAt } = row;
  return {
    id,
    userId,
    title: title ?? "",
    summary,
    mood,
    endedAt,
    begun: row._count.messages > 0,
    ...(mood === TRAUMA_MOOD ? traumaFrameOf(frame) : {}),
    createdAt,
    updatedAt,
  };
}

const own = (ctx: MemberCtx, id: string) => ({ id, userId: ctx.actor.user.id });

interface SessionPage {
  readonly limit: number;
  /** The last id of the page before. */
  readonly cursor?: string | undefined;
  readonly mood?: string | undefined;
}

/** Newest change first. */
export async function findOwnSessions(ctx: MemberCtx, { limit, cursor, mood }: SessionPage): Promise<ChatSession[]> {
  const rows = await ctx.db.chatSession.findMany({
    where: { userId: ctx.actor.user.id, ...(mood ? { mood } : {}) },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: limit,
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    select: columns,
  });
  return rows.map((row) => openSession(ctx.actor.key, row));
}

/** Conversations in which the person has written. */
export const countOwnSessions = (ctx: MemberCtx): Promise<number> =>
  ctx.db.chatSession.count({ where: { userId: ctx.actor.user.id, messages: { some: { role: "user" } } } });

export async function findOwnSession(ctx: MemberCtx, id: string): Promise<ChatSession | null> {
  const row = await ctx.db.chatSession.findFirst({ where: own(ctx, id), select: columns });
  return row && openSession(ctx.actor.key, row);
}

/** The caller's conversation that was last talked in before this one; trauma work keeps to itself. */
export async function findOwnSessionBefore(ctx: MemberCtx, id: string): Promise<ChatSession | null> {
  const row = await ctx.db.chatSession.findFirst({
    where: {
      userId: ctx.actor.user.id,
      id: { not: id },
      OR: [{ mood: null }, { mood: { not: TRAUMA_MOOD } }],
      messages: { some: { role: "user" } },
    },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    select: columns,
  });
  return row && openSession(ctx.actor.key, row);
}

/** The newest of the caller's sessions with this mood in which they wrote nothing yet. */
export async function findOwnEmptySession(ctx: MemberCtx, mood: string): Promise<ChatSession | null> {
  const row = await ctx.db.chatSession.findFirst({
    where: { userId: ctx.actor.user.id, mood, endedAt: null, messages: { none: { role: "user" } } },
    orderBy: { createdAt: "desc" },
    select: columns,
  });
  return row && openSession(ctx.actor.key, row);
}

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
    select: columns,
  });
  return openSession(ctx.actor.key, row);
}

interface SessionChange extends Partial<TraumaFrame> {
  readonly title?: string;
  readonly summary?: string;
  readonly mood?: string;
  readonly endedAt?: Date;
}

/** Answers the changed session, or null when it is not the caller's. */
export async function updateOwnSession(ctx: MemberCtx, id: string, change: SessionChange): Promise<ChatSession | null> {
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

/** Changes with every message of the session; null when it is not the caller's. */
export async function findOwnRevision(ctx: MemberCtx, id: string): Promise<number | null> {
  const row = await ctx.db.chatSession.findFirst({ where: own(ctx, id), select: { revision: true } });
  return row?.revision ?? null;
}

export interface LockedSession {
  readonly id: string;
  /** Whether the person has written in it before. */
  readonly begun: boolean;
  /** Since when an answer is pending; null when none is. */
  readonly pendingSince: Date | null;
}

/**
 * Locks the session for this transaction, so that two messages of one conversation are taken one after the other. What
 * stands in it is read by a second statement: one that waited for the lock still sees the messages of before the wait.
 */
export async function lockOwnSession(ctx: MemberCtx, id: string): Promise<LockedSession | null> {
  const locked = await ctx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM chat_sessions s
    WHERE s."id" = ${id}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid FOR UPDATE`;
  if (locked.length === 0) return null;
  const [row] = await ctx.db.$queryRaw<Omit<LockedSession, "id">[]>`
    SELECT
      EXISTS (SELECT 1 FROM chat_messages m WHERE m."sessionId" = ${id}::uuid AND m."role" = 'user') AS "begun",
      (SELECT m."createdAt" FROM chat_messages m WHERE m."sessionId" = ${id}::uuid AND m."status" = 'pending') AS "pendingSince"`;
  return { id, begun: row?.begun ?? false, pendingSince: row?.pendingSince ?? null };
}

/** The list of messages changed. `reopens`: by the person, whose message opens a closed session again (contract 6). */
export async function touchSession(ctx: MemberCtx, id: string, { reopens }: { reopens: boolean }): Promise<void> {
  await ctx.db.chatSession.update({
    where: { id },
    data: { revision: { increment: 1 }, updatedAt: ctx.now(), ...(reopens ? { endedAt: null } : {}) },
    select: { id: true },
  });
}

/** Conversations of the caller whose first own message was written since then. */
export async function countBegunSince(ctx: MemberCtx, since: Date): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM (
      SELECT m."sessionId" FROM chat_messages m JOIN chat_sessions s ON s."id" = m."sessionId"
      WHERE s."userId" = ${ctx.actor.user.id}::uuid AND m."role" = 'user'
      GROUP BY m."sessionId" HAVING min(m."createdAt") > ${since}) begun`;
  return row?.count ?? 0;
}
