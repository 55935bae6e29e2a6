import { type ClaimWithin, cameBefore } from "@/lib/core/delivery/idempotency/once";
import type { StoredGuideProfile } from "@/lib/core/identity/profile-for-guide";
import { TOLD_ITEMS } from "@/lib/features/conversation/memory/constants";
import type { StoredItem } from "@/lib/features/conversation/memory/recalled";
import type { ActivePrompt } from "@/lib/features/conversation/therapy-types/prompts-for-age";
import type { MemberCtx } from "@/lib/ports/context";
import { readRows, writeRows } from "@/lib/ports/db";
import type { DataKey } from "@/lib/shared/sealing";
import { Prisma } from "@/prisma/client/client";
import { HISTORY_LINES } from "./constants";
import type { StoredHabit } from "./habit-repository";
import { openMessage, type StoredMessage } from "./message-repository";
import { answeredAt } from "./replies";
import { chatMessageSeal } from "./sealed";
import { lockOwnSession, type SealedFrame } from "./session-repository";
import type { ChatMessage, Reply } from "./types";

/** "repeated": the claimed key was used before. */
export type TurnClaim = "taken" | "repeated" | "not_found";

/**
 * Locks the session, so that messages of one conversation are accepted one at a time, then claims
 * the request's key, if it has one.
 */
export async function takeSession(
  ctx: MemberCtx,
  sessionId: string,
  claim: ClaimWithin | null,
): Promise<TurnClaim> {
  if (!claim) return (await lockOwnSession(ctx, sessionId)) ? "taken" : "not_found";
  const [row] = await ctx.db.$queryRaw<{ isNew: boolean; isOwn: boolean }[]>`
    WITH locked AS (
      SELECT s."id" FROM chat_sessions s
      WHERE s."id" = ${sessionId}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid FOR UPDATE),
    claimed AS (${claim.made(Prisma.sql`FROM (SELECT count(*) FROM locked) AS "afterwards"`)})
    SELECT EXISTS (SELECT 1 FROM claimed) AS "isNew", EXISTS (SELECT 1 FROM locked) AS "isOwn"`;
  if (!row?.isNew) return "repeated";
  return row.isOwn ? "taken" : "not_found";
}

/**
 * Everything a turn reads from the database. The conversation is open; a trauma frame and data for
 * the guide alone stay sealed until needed, so that unreadable data there can't get in the way of a
 * crisis.
 */
export interface KnownOfTurn {
  /** Whether the request's key was claimed before. */
  readonly repeated: boolean;
  /** Revision of the list of messages; every new or changed message increments it. */
  readonly revision: number;
  /** The newest complete messages before the one being answered, oldest first. */
  readonly before: readonly ChatMessage[];
  /** Whether the person has written in this conversation before. */
  readonly begun: boolean;
  /** When the pending answer was requested; null if none is. */
  readonly pendingSince: Date | null;
  /** Whether anything in this conversation ever led to an incident. */
  readonly hadSign: boolean;
  readonly frame: SealedFrame;
  /** False if the breaker is closed and no failure of the model is being counted. */
  readonly modelFailed: boolean;
  /** Anything an instance has learned about the model's server. */
  readonly learned: StoredHabit | null;
  readonly memoryEnabled: boolean;
  readonly profile: StoredGuideProfile;
  readonly memory: readonly StoredItem[];
  readonly prompts: readonly ActivePrompt[];
}

type StoredLine = Omit<StoredMessage, "createdAt"> & { readonly createdAt: string };

interface Row extends SealedFrame, Omit<StoredGuideProfile, "id"> {
  readonly userId: string;
  readonly repeated: boolean;
  readonly revision: number;
  readonly begun: boolean;
  readonly pendingSince: string | null;
  readonly hadSign: boolean;
  readonly modelFailed: boolean;
  readonly learned: (Omit<StoredHabit, "at"> & { readonly at: string }) | null;
  readonly memoryEnabled: boolean;
  readonly lines: readonly StoredLine[] | null;
  readonly memory: readonly StoredItem[] | null;
  readonly prompts: readonly ActivePrompt[] | null;
}

interface Wanted {
  /** Only messages that were stored earlier. */
  readonly until?: Date | undefined;
  /** The request's key, to check whether it was used before. */
  readonly key?: string | null | undefined;
}

/**
 * Reads everything a turn needs about a conversation, in one statement. Inside a transaction that
 * waited for a lock, it sees what was committed in the meantime. Returns null if the conversation
 * isn't the caller's.
 */
export async function readTurn(
  ctx: MemberCtx,
  sessionId: string,
  { until, key }: Wanted = {},
): Promise<KnownOfTurn | null> {
  const earlier = until ? Prisma.sql`AND m."createdAt" < ${until}::timestamptz` : Prisma.empty;
  const repeated = key ? cameBefore(Prisma.sql`u."id"`, key) : Prisma.sql`false`;
  const [row] = await readRows<{ readonly turn: Row }>(
    ctx.db,
  )`SELECT row_to_json(turn) AS "turn" FROM (
    SELECT s."id", s."userId", s."revision", ${repeated} AS "repeated", s."mood", s."traumaType", s."therapyApproach", s."safetyLevel",
      u."memoryEnabled", u."culturalBackground", u."religion", u."therapyGoals",
      EXISTS (SELECT 1 FROM chat_messages m WHERE m."sessionId" = s."id" AND m."role" = 'user') AS "begun",
      (SELECT m."createdAt" FROM chat_messages m WHERE m."sessionId" = s."id" AND m."status" = 'pending') AS "pendingSince",
      EXISTS (SELECT 1 FROM crisis_incidents i WHERE i."sessionId" = s."id") AS "hadSign",
      EXISTS (SELECT 1 FROM model_health h WHERE h."id" = 1 AND (h."state" <> 'closed' OR h."failures" > 0)) AS "modelFailed",
      (SELECT json_build_object('server', h."server", 'habit', h."thinking", 'at', h."learnedAt") FROM model_health h
        WHERE h."id" = 1 AND h."learnedAt" IS NOT NULL) AS "learned",
      (SELECT json_agg(line) FROM (
        SELECT m."id", m."sessionId", m."role", m."content", m."metadata", m."createdAt" FROM chat_messages m
        WHERE m."sessionId" = s."id" AND m."status" = 'complete' ${earlier}
        ORDER BY m."createdAt" DESC, m."id" DESC LIMIT ${HISTORY_LINES}::int) line) AS "lines",
      (SELECT json_agg(item) FROM (
        SELECT i."id", i."content", i."updatedAt", i."followedUpAt" FROM memory_items i WHERE i."userId" = u."id" AND u."memoryEnabled"
        ORDER BY i."createdAt" DESC, i."id" DESC LIMIT ${TOLD_ITEMS}::int) item) AS "memory",
      (SELECT json_agg(prompt) FROM (
        SELECT t."name", t."systemPrompt", t."ageGroups" FROM therapy_types t
        WHERE t."isActive" AND t."id"::text = ANY (u."preferredTherapyTypes") ORDER BY t."name") prompt) AS "prompts"
    FROM chat_sessions s JOIN users u ON u."id" = s."userId"
    WHERE s."id" = ${sessionId}::uuid AND u."id" = ${ctx.actor.user.id}::uuid) turn`;
  return row ? opened(ctx.actor.key, row.turn) : null;
}

function opened(key: DataKey, row: Row): KnownOfTurn {
  const { repeated, revision, begun, pendingSince, hadSign, modelFailed, learned, memoryEnabled } =
    row;
  const {
    culturalBackground,
    religion,
    therapyGoals,
    mood,
    traumaType,
    therapyApproach,
    safetyLevel,
  } = row;
  return {
    before: (row.lines ?? [])
      .map((line) => openMessage(key, { ...line, createdAt: new Date(line.createdAt) }))
      .reverse(),
    pendingSince: pendingSince === null ? null : new Date(pendingSince),
    frame: { id: row.id, mood, traumaType, therapyApproach, safetyLevel },
    profile: { id: row.userId, culturalBackground, religion, therapyGoals },
    memory: row.memory ?? [],
    prompts: row.prompts ?? [],
    learned: learned && { ...learned, at: new Date(learned.at) },
    ...{ repeated, revision, begun, hadSign, modelFailed, memoryEnabled },
  };
}

export interface NewTurn {
  readonly sessionId: string;
  readonly messageId: string;
  readonly replyId: string;
  readonly content: string;
  readonly clientKey: string | null;
}

/**
 * Stores the person's message and a placeholder for its answer, which a job fills if this process
 * dies, in a session that's already locked. Marks the list of messages as changed and reopens a
 * closed session (contract 6).
 */
export async function insertTurn(
  { actor: { key }, db, now }: MemberCtx,
  { sessionId, messageId, replyId, content, clientKey }: NewTurn,
): Promise<ChatMessage> {
  const createdAt = now();
  const said = {
    id: messageId,
    sessionId,
    role: "user",
    content,
    metadata: null,
    createdAt,
  } as const;
  const question = chatMessageSeal.seal(key, messageId, { content });
  const answer = chatMessageSeal.seal(key, replyId, { content: "", metadata: null });
  await db.chatMessage.createMany({
    data: [
      {
        id: messageId,
        sessionId,
        role: "user",
        ...question,
        clientKey,
        createdAt,
        completedAt: createdAt,
      },
      {
        id: replyId,
        sessionId,
        role: "assistant",
        status: "pending",
        ...answer,
        createdAt: answeredAt(said),
      },
    ],
  });
  await db.chatSession.update({
    where: { id: sessionId },
    data: { revision: { increment: 1 }, updatedAt: createdAt, endedAt: null },
    select: { id: true },
  });
  return said;
}

/**
 * Fills an answer's placeholder and marks the list of messages as changed; false if someone else
 * has already filled it or the session is gone. Locks the session first, like everything else.
 */
export async function completeTurn(
  ctx: MemberCtx,
  { sessionId, replyId }: { readonly sessionId: string; readonly replyId: string },
  reply: Reply,
): Promise<boolean> {
  const now = ctx.now();
  const { content, metadata } = chatMessageSeal.seal(ctx.actor.key, replyId, reply);
  const changed = await writeRows<unknown>(ctx.db)`
    WITH own AS (
      SELECT s."id" FROM chat_sessions s
      WHERE s."id" = ${sessionId}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid FOR UPDATE),
    answer AS (
      UPDATE chat_messages m
      SET "status" = 'complete', "completedAt" = ${now}::timestamptz, "content" = ${content}, "metadata" = ${metadata}
      FROM own WHERE m."id" = ${replyId}::uuid AND m."sessionId" = own."id" AND m."status" = 'pending'
      RETURNING m."sessionId")
    UPDATE chat_sessions s SET "revision" = s."revision" + 1, "updatedAt" = ${now}::timestamptz
    FROM answer WHERE s."id" = answer."sessionId" RETURNING 1`;
  return changed.length === 1;
}
