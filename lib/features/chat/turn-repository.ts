import type { ToldProfile } from "@/lib/features/account/profile-for-guide";
import type { ClaimWithin } from "@/lib/features/idempotency/once";
import { TOLD_ITEMS } from "@/lib/features/memory/constants";
import type { SealedItem } from "@/lib/features/memory/recalled";
import type { ActivePrompt } from "@/lib/features/therapy-types/prompts-for-age";
import type { MemberCtx } from "@/lib/ports/context";
import { readRows, writeRows } from "@/lib/ports/db";
import { Prisma } from "@/prisma/client/client";
import { HISTORY_LINES } from "./constants";
import { openMessage, type StoredMessage } from "./message-repository";
import { chatMessageSeal } from "./sealed";
import { lockOwnSession, type SealedFrame } from "./session-repository";
import type { ChatMessage, Reply } from "./types";

/** "repeated": the claimed key was used before. */
export type Taken = "taken" | "repeated" | "not_found";

/**
 * Locks the session, so that two messages of one conversation are taken one after the other, and then claims the request's key, where it
 * has one: in this order here and in `insertTurnAt`, so that two that send the same do not wait for each other.
 */
export async function takeSession(ctx: MemberCtx, sessionId: string, claim: ClaimWithin | null): Promise<Taken> {
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
 * What a turn reads of the database. The conversation is open; the frame of a trauma talk and what only the guide is told stay
 * sealed until they are asked for: nothing unreadable there may stand in the way of a crisis.
 */
export interface KnownOfTurn {
  /** The request's key was claimed before. */
  readonly repeated: boolean;
  /** Of the list of messages: every new and every changed one counts it up. */
  readonly revision: number;
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
  readonly repeated: boolean;
  readonly revision: number;
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
 * @param claim of the request's key, where it is to be told whether that was claimed before
 */
export async function readTurn(
  ctx: MemberCtx,
  sessionId: string,
  { until, claim }: { readonly until?: Date; readonly claim?: ClaimWithin | null } = {},
): Promise<KnownOfTurn | null> {
  const userId = ctx.actor.user.id;
  const earlier = until ? Prisma.sql`AND m."createdAt" < ${until}::timestamptz` : Prisma.empty;
  const [row] = await readRows<Row>(ctx.db)`
    SELECT s."id", s."revision", ${claim?.isMade ?? Prisma.sql`false`} AS "repeated", s."mood", s."traumaType", s."therapyApproach", s."safetyLevel",
      u."memoryEnabled", u."culturalBackground", u."religion", u."therapyGoals",
      EXISTS (SELECT 1 FROM chat_messages m WHERE m."sessionId" = s."id" AND m."role" = 'user') AS "begun",
      (SELECT m."createdAt" FROM chat_messages m WHERE m."sessionId" = s."id" AND m."status" = 'pending') AS "pendingSince",
      EXISTS (SELECT 1 FROM crisis_incidents i WHERE i."sessionId" = s."id") AS "hadSign",
      EXISTS (SELECT 1 FROM model_health h WHERE h."id" = 1 AND (h."state" <> 'closed' OR h."failures" > 0)) AS "modelFailed",
      (SELECT json_agg(line) FROM (
        SELECT m."id", m."sessionId", m."role", m."content", m."metadata", m."createdAt" FROM chat_messages m
        WHERE m."sessionId" = s."id" AND m."status" = 'complete' ${earlier}
        ORDER BY m."createdAt" DESC, m."id" DESC LIMIT ${HISTORY_LINES}::int) line) AS "lines",
      (SELECT json_agg(item) FROM (
        SELECT i."id", i."content" FROM memory_items i WHERE i."userId" = u."id" AND u."memoryEnabled"
        ORDER BY i."createdAt" DESC, i."id" DESC LIMIT ${TOLD_ITEMS}::int) item) AS "memory",
      (SELECT json_agg(prompt) FROM (
        SELECT t."name", t."systemPrompt", t."ageGroups" FROM therapy_types t
        WHERE t."isActive" AND t."id"::text = ANY (u."preferredTherapyTypes") ORDER BY t."name") prompt) AS "prompts"
    FROM chat_sessions s JOIN users u ON u."id" = s."userId"
    WHERE s."id" = ${sessionId}::uuid AND s."userId" = ${userId}::uuid`;
  if (!row) return null;
  const { repeated, revision, begun, pendingSince, hadSign, modelFailed, memoryEnabled } = row;
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
    ...{ repeated, revision, begun, pendingSince, hadSign, modelFailed, memoryEnabled },
  };
}

export interface NewTurn {
  readonly sessionId: string;
  readonly messageId: string;
  readonly replyId: string;
  readonly content: string;
  readonly clientKey: string | null;
}

/** What the person wrote and the place for its answer, which a job fills if this process dies: two rows of `chat_messages`. */
function linesOf({ actor: { key } }: MemberCtx, turn: NewTurn, now: Date): Prisma.Sql {
  const { sessionId, messageId, replyId, content, clientKey } = turn;
  // One millisecond later, so that the answer always sorts after its question.
  const after = new Date(now.getTime() + 1);
  const said = chatMessageSeal.seal(key, messageId, { content });
  const awaited = chatMessageSeal.seal(key, replyId, { content: "" });
  return Prisma.sql`(VALUES
    (${messageId}::uuid, ${sessionId}::uuid, 'user'::"MessageRole", 'complete'::"MessageStatus", ${said.content}, ${clientKey}::uuid,
      ${now}::timestamptz, ${now}::timestamptz),
    (${replyId}::uuid, ${sessionId}::uuid, 'assistant', 'pending', ${awaited.content}, NULL, ${after}::timestamptz, NULL)) AS line`;
}

const INTO_MESSAGES = Prisma.sql`
  INSERT INTO chat_messages ("id", "sessionId", "role", "status", "content", "clientKey", "createdAt", "completedAt")`;

const messageOf = ({ messageId, sessionId, content }: NewTurn, createdAt: Date): ChatMessage => ({
  id: messageId,
  sessionId,
  role: "user",
  content,
  metadata: null,
  createdAt,
});

/**
 * Stores a turn in the session that is locked. The list of messages changes with it, and a closed session is open again (contract 6).
 */
export async function insertTurn(ctx: MemberCtx, turn: NewTurn): Promise<ChatMessage> {
  const now = ctx.now();
  await ctx.db.$executeRaw`
    WITH turn AS (${INTO_MESSAGES} SELECT line.* FROM ${linesOf(ctx, turn, now)})
    UPDATE chat_sessions SET "revision" = "revision" + 1, "updatedAt" = ${now}::timestamptz, "endedAt" = NULL
    WHERE "id" = ${turn.sessionId}::uuid`;
  return messageOf(turn, now);
}

/**
 * The same in one statement without a lock before it: only if the list of messages is still the one that was read, and the request's key,
 * where it has one, is new. Null otherwise, and nothing is stored.
 */
export async function insertTurnAt(
  ctx: MemberCtx,
  turn: NewTurn,
  { revision, claim }: { readonly revision: number; readonly claim: ClaimWithin | null },
): Promise<ChatMessage | null> {
  const now = ctx.now();
  const stored = await writeRows<unknown>(ctx.db)`
    WITH own AS (
      SELECT s."id" FROM chat_sessions s
      WHERE s."id" = ${turn.sessionId}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid AND s."revision" = ${revision}::int FOR UPDATE),
    allowed AS MATERIALIZED (${claim ? claim.made(Prisma.sql`FROM own`) : Prisma.sql`SELECT 1 FROM own`}),
    turn AS (${INTO_MESSAGES} SELECT line.* FROM allowed, ${linesOf(ctx, turn, now)})
    UPDATE chat_sessions s SET "revision" = s."revision" + 1, "updatedAt" = ${now}::timestamptz, "endedAt" = NULL
    FROM allowed WHERE s."id" = ${turn.sessionId}::uuid RETURNING 1`;
  return stored.length > 0 ? messageOf(turn, now) : null;
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
