import type { ToldProfile } from "@/lib/features/account/profile-for-guide";
import { TOLD_ITEMS } from "@/lib/features/memory/constants";
import type { SealedItem } from "@/lib/features/memory/recalled";
import type { ActivePrompt } from "@/lib/features/therapy-types/prompts-for-age";
import type { MemberCtx } from "@/lib/ports/context";
import { Prisma } from "@/prisma/client/client";
import { HISTORY_LINES } from "./constants";
import { openMessage, type StoredMessage } from "./message-repository";
import { chatMessageSeal } from "./sealed";
import { lockOwnSession, type SealedFrame } from "./session-repository";
import type { ChatMessage, Reply } from "./types";

/** "repeated": the claimed key was used before, and nothing is locked. */
export type Taken = "taken" | "repeated" | "not_found";

/**
 * Claims the request's key, where it has one, and then locks the session, so that two messages of one conversation are taken
 * one after the other. Always in this order: of two that send the same, the second waits for the key and not for the session.
 */
export async function takeSession(ctx: MemberCtx, sessionId: string, claim: Prisma.Sql | null): Promise<Taken> {
  if (!claim) return (await lockOwnSession(ctx, sessionId)) ? "taken" : "not_found";
  const [row] = await ctx.db.$queryRaw<{ isNew: boolean; isOwn: boolean }[]>`
    WITH claimed AS (${claim}),
    locked AS (
      SELECT s."id" FROM chat_sessions s
      WHERE s."id" = ${sessionId}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid AND EXISTS (SELECT 1 FROM claimed)
      FOR UPDATE)
    SELECT EXISTS (SELECT 1 FROM claimed) AS "isNew", EXISTS (SELECT 1 FROM locked) AS "isOwn"`;
  if (!row?.isNew) return "repeated";
  return row.isOwn ? "taken" : "not_found";
}

/**
 * What a turn reads of the database. The conversation is open; the frame of a trauma talk and what only the guide is told stay
 * sealed until they are asked for: nothing unreadable there may stand in the way of a crisis.
 */
export interface KnownOfTurn {
  /** The newest complete messages before the one that is being answered, oldest first. */
  readonly before: readonly ChatMessage[];
  /** Whether the person has written in this conversation before. */
  readonly begun: boolean;
  /** Since when an answer is pending; null when none is. */
  readonly pendingSince: Date | null;
  /** Whether anything in this conversation ever led to an incident. */
  readonly hadSign: boolean;
  readonly frame: SealedFrame;
  /** False: the breaker stands closed, and no failure of the model is being counted. */
  readonly modelFailed: boolean;
  readonly memoryEnabled: boolean;
  readonly profile: ToldProfile;
  readonly memory: readonly SealedItem[];
  readonly prompts: readonly ActivePrompt[];
}

interface Row extends SealedFrame, Omit<ToldProfile, "id"> {
  readonly begun: boolean;
  readonly pendingSince: Date | null;
  readonly hadSign: boolean;
  readonly modelFailed: boolean;
  readonly memoryEnabled: boolean;
  readonly lines: readonly (Omit<StoredMessage, "createdAt"> & { readonly createdAt: string })[] | null;
  readonly memory: readonly SealedItem[] | null;
  readonly prompts: readonly ActivePrompt[] | null;
}

/**
 * Everything that a turn needs to know, in one statement: of a lock that was waited for, it sees what was committed
 * meanwhile. Null when the conversation is not the caller's.
 *
 * @param until only messages that were stored earlier
 */
export async function readTurn(ctx: MemberCtx, sessionId: string, until?: Date): Promise<KnownOfTurn | null> {
  const userId = ctx.actor.user.id;
  const earlier = until ? Prisma.sql`AND m."createdAt" < ${until}::timestamptz` : Prisma.empty;
  const [row] = await ctx.db.$queryRaw<Row[]>`
    SELECT s."id", s."mood", s."traumaType", s."therapyApproach", s."safetyLevel",
      u."memoryEnabled", u."culturalBackground", u."religion", u."therapyGoals",
      EXISTS (SELECT 1 FROM chat_messages m WHERE m."sessionId" = s."id" AND m."role" = 'user') AS "begun",
      (SELECT m."createdAt" FROM chat_messages m WHERE m."sessionId" = s."id" AND m."status" = 'pending') AS "pendingSince",
      EXISTS (SELECT 1 FROM crisis_incidents i WHERE i."sessionId" = s."id") AS "hadSign",
      EXISTS (SELECT 1 FROM model_health h WHERE h."id" = 1 AND (h."state" <> 'closed' OR h."failures" > 0)) AS "modelFailed",
      (SELECT json_agg(line) FROM (
        SELECT m."id", m."sessionId", m."role", m."content", m."metadata", m."createdAt" FROM chat_messages m
        WHERE m."sessionId" = s."id" AND m."status" = 'complete' ${earlier}
        ORDER BY m."createdAt" DESC, m."id" DESC LIMIT ${HISTORY_LINES}) line) AS "lines",
      (SELECT json_agg(item) FROM (
        SELECT i."id", i."content" FROM memory_items i WHERE i."userId" = u."id" AND u."memoryEnabled"
        ORDER BY i."createdAt" DESC, i."id" DESC LIMIT ${TOLD_ITEMS}) item) AS "memory",
      (SELECT json_agg(prompt) FROM (
        SELECT t."name", t."systemPrompt", t."ageGroups" FROM therapy_types t
        WHERE t."isActive" AND t."id"::text = ANY (u."preferredTherapyTypes") ORDER BY t."name") prompt) AS "prompts"
    FROM chat_sessions s JOIN users u ON u."id" = s."userId"
    WHERE s."id" = ${sessionId}::uuid AND s."userId" = ${userId}::uuid`;
  if (!row) return null;
  const { begun, pendingSince, hadSign, modelFailed, memoryEnabled } = row;
  const { culturalBackground, religion, therapyGoals, mood, traumaType, therapyApproach, safetyLevel } = row;
  const { key } = ctx.actor;
  return {
    before: (row.lines ?? [])
      .map((line) => openMessage(key, { ...line, createdAt: new Date(line.createdAt) }))
      .reverse(),
    frame: { id: row.id, mood, traumaType, therapyApproach, safetyLevel },
    profile: { id: userId, culturalBackground, religion, therapyGoals },
    memory: row.memory ?? [],
    prompts: row.prompts ?? [],
    ...{ begun, pendingSince, hadSign, modelFailed, memoryEnabled },
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
 * Stores what the person wrote and the place for its answer, which a job fills if this process dies. The list of messages
 * changes with it, and a closed session is open again (contract 6).
 */
export async function insertTurn(ctx: MemberCtx, turn: NewTurn): Promise<ChatMessage> {
  const { sessionId, messageId, replyId, content, clientKey } = turn;
  const key = ctx.actor.key;
  const now = ctx.now();
  // One millisecond later, so that the answer always sorts after its question.
  const after = new Date(now.getTime() + 1);
  const said = chatMessageSeal.seal(key, messageId, { content });
  const awaited = chatMessageSeal.seal(key, replyId, { content: "" });
  await ctx.db.$executeRaw`
    WITH turn AS (
      INSERT INTO chat_messages ("id", "sessionId", "role", "status", "content", "clientKey", "createdAt", "completedAt")
      VALUES
        (${messageId}::uuid, ${sessionId}::uuid, 'user', 'complete', ${said.content}, ${clientKey}::uuid, ${now}::timestamptz, ${now}::timestamptz),
        (${replyId}::uuid, ${sessionId}::uuid, 'assistant', 'pending', ${awaited.content}, NULL, ${after}::timestamptz, NULL))
    UPDATE chat_sessions SET "revision" = "revision" + 1, "updatedAt" = ${now}::timestamptz, "endedAt" = NULL
    WHERE "id" = ${sessionId}::uuid`;
  return { id: messageId, sessionId, role: "user", content, metadata: null, createdAt: now };
}

/**
 * Fills the place of an answer, and the list of messages changes with it; false when somebody else has filled it already (or
 * the session is gone). The session is locked first, as everywhere.
 */
export async function completeTurn(
  ctx: MemberCtx,
  { sessionId, replyId }: { readonly sessionId: string; readonly replyId: string },
  reply: Reply,
): Promise<boolean> {
  const now = ctx.now();
  const { content, metadata } = chatMessageSeal.seal(ctx.actor.key, replyId, reply);
  const changed = await ctx.db.$executeRaw`
    WITH own AS (
      SELECT s."id" FROM chat_sessions s
      WHERE s."id" = ${sessionId}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid FOR UPDATE),
    answer AS (
      UPDATE chat_messages m
      SET "status" = 'complete', "completedAt" = ${now}::timestamptz, "content" = ${content}, "metadata" = ${metadata}
      FROM own WHERE m."id" = ${replyId}::uuid AND m."sessionId" = own."id" AND m."status" = 'pending'
      RETURNING m."sessionId")
    UPDATE chat_sessions s SET "revision" = s."revision" + 1, "updatedAt" = ${now}::timestamptz
    FROM answer WHERE s."id" = answer."sessionId"`;
  return changed === 1;
}
