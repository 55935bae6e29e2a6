import { type ClaimWithin, cameBefore } from "@/lib/core/delivery/idempotency/once";
import type { ToldProfile } from "@/lib/core/identity/profile-for-guide";
import { TOLD_ITEMS } from "@/lib/features/conversation/memory/constants";
import { itemsWithin } from "@/lib/features/conversation/memory/items-within";
import type { SealedItem, StoredItem } from "@/lib/features/conversation/memory/recalled";
import type { ActivePrompt } from "@/lib/features/conversation/therapy-types/prompts-for-age";
import type { MemberCtx } from "@/lib/ports/context";
import { type Beside, readRows, writeRows } from "@/lib/ports/db";
import type { DataKey } from "@/lib/shared/sealing";
import { Prisma } from "@/prisma/client/client";
import { HISTORY_LINES } from "./constants";
import type { StoredHabit } from "./habit-repository";
import { openMessage, type StoredMessage } from "./message-repository";
import { answeredAt } from "./reply-at";
import { chatMessageSeal } from "./sealed";
import { lockOwnSession, type SealedFrame } from "./session-repository";
import type { ChatMessage, Reply } from "./types";

/** "repeated": the claimed key was used before. */
export type Taken = "taken" | "repeated" | "not_found";

/**
 * Locks the session, so that messages of one conversation are accepted one at a time, then claims
 * the request's key, if it has one. `insertTurnAt` uses the same order, so that two identical
 * requests don't deadlock.
 */
export async function takeSession(
  ctx: MemberCtx,
  sessionId: string,
  claim: ClaimWithin | null,
): Promise<Taken> {
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
  readonly profile: ToldProfile;
  readonly memory: readonly StoredItem[];
  readonly prompts: readonly ActivePrompt[];
}

type StoredLine = Omit<StoredMessage, "createdAt"> & { readonly createdAt: string };

interface Row extends SealedFrame, Omit<ToldProfile, "id"> {
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
 * Everything a turn needs from the database about a conversation of the person `u`, as one value
 * (`openTurn`).
 */
export function turnBeside(sessionId: string, { until, key }: Wanted = {}): Beside {
  const earlier = until ? Prisma.sql`AND m."createdAt" < ${until}::timestamptz` : Prisma.empty;
  const repeated = key ? cameBefore(Prisma.sql`u."id"`, key) : Prisma.sql`false`;
  return Prisma.sql`SELECT row_to_json(turn) FROM (
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
    FROM chat_sessions s WHERE s."id" = ${sessionId}::uuid AND s."userId" = u."id") turn`;
}

/** Decodes the result of `turnBeside`; null if the conversation isn't the person's. */
export function openTurn(key: DataKey, found: unknown): KnownOfTurn | null {
  if (!found) return null;
  const row = found as Row;
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

/**
 * Reads the same in its own statement, so that after waiting for a lock it sees what was committed
 * in the meantime. Returns null if the conversation isn't the caller's.
 */
export async function readTurn(
  ctx: MemberCtx,
  sessionId: string,
  wanted: Wanted = {},
): Promise<KnownOfTurn | null> {
  const { key, user } = ctx.actor;
  const [row] = await readRows<{ readonly turn: unknown }>(ctx.db)`
    SELECT (${turnBeside(sessionId, wanted)}) AS "turn" FROM users u WHERE u."id" = ${user.id}::uuid`;
  return openTurn(key, row?.turn);
}

export interface NewTurn {
  readonly sessionId: string;
  readonly messageId: string;
  readonly replyId: string;
  readonly content: string;
  readonly clientKey: string | null;
}

/** The message of a turn, as it is stored at that moment. */
export const messageOf = (
  { messageId, sessionId, content }: NewTurn,
  createdAt: Date,
): ChatMessage => ({
  id: messageId,
  sessionId,
  role: "user",
  content,
  metadata: null,
  createdAt,
});

/**
 * The person's message, and its answer or a placeholder that a job fills if this process dies: two
 * rows of `chat_messages`, the second a millisecond after the first.
 */
function insertLines(
  { actor: { key } }: MemberCtx,
  turn: NewTurn,
  said: ChatMessage,
  reply: Reply | null,
  from: Prisma.Sql,
): Prisma.Sql {
  const { sessionId, messageId, replyId, clientKey } = turn;
  const [now, after] = [said.createdAt, answeredAt(said)].map((moment) => moment.toISOString());
  const question = chatMessageSeal.seal(key, messageId, { content: said.content });
  const answer = chatMessageSeal.seal(key, replyId, reply ?? { content: "", metadata: null });
  const [status, answered] = reply ? ["complete", after] : ["pending", null];
  return Prisma.sql`
    INSERT INTO chat_messages ("id", "sessionId", "role", "status", "content", "metadata", "clientKey", "createdAt", "completedAt")
    SELECT line.* FROM ${from} (VALUES
      (${messageId}::uuid, ${sessionId}::uuid, 'user'::"MessageRole", 'complete'::"MessageStatus", ${question.content}, NULL, ${clientKey}::uuid,
        ${now}::timestamptz, ${now}::timestamptz),
      (${replyId}::uuid, ${sessionId}::uuid, 'assistant', ${status}::"MessageStatus", ${answer.content}, ${answer.metadata}, NULL,
        ${after}::timestamptz, ${answered}::timestamptz)) AS line`;
}

/**
 * Stores a turn in a session that's already locked. Marks the list of messages as changed and
 * reopens a closed session (contract 6).
 */
export async function insertTurn(ctx: MemberCtx, turn: NewTurn): Promise<ChatMessage> {
  const said = messageOf(turn, ctx.now());
  await ctx.db.$executeRaw`
    WITH turn AS (${insertLines(ctx, turn, said, null, Prisma.empty)})
    UPDATE chat_sessions SET "revision" = "revision" + 1, "updatedAt" = ${said.createdAt}::timestamptz, "endedAt" = NULL
    WHERE "id" = ${turn.sessionId}::uuid`;
  return said;
}

interface Unlocked {
  /** Revision of the list of messages, as it was read. */
  readonly revision: number;
  readonly claim: ClaimWithin | null;
  readonly said: ChatMessage;
  /** The answer and the items to remember with it, if they're ready. */
  readonly answer: { readonly reply: Reply; readonly items: readonly SealedItem[] } | null;
}

/**
 * Stores the same in one statement without a prior lock, but only if the list of messages is still
 * at the revision that was read and the request's key, if any, is new. Otherwise returns false and
 * stores nothing.
 */
export async function insertTurnAt(
  ctx: MemberCtx,
  turn: NewTurn,
  { revision, claim, said, answer }: Unlocked,
): Promise<boolean> {
  const items = answer?.items ?? [];
  const allowed = Prisma.sql`allowed,`;
  const stored = await writeRows<unknown>(ctx.db)`
    WITH own AS (
      SELECT s."id" FROM chat_sessions s
      WHERE s."id" = ${turn.sessionId}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid AND s."revision" = ${revision}::int FOR UPDATE),
    allowed AS MATERIALIZED (${claim ? claim.made(Prisma.sql`FROM own`) : Prisma.sql`SELECT 1 FROM own`}),
    turn AS (${insertLines(ctx, turn, said, answer?.reply ?? null, allowed)})
    ${items.length > 0 ? Prisma.sql`, items AS (${itemsWithin(ctx, items, said, allowed)})` : Prisma.empty}
    UPDATE chat_sessions s SET "revision" = s."revision" + 1, "updatedAt" = ${said.createdAt}::timestamptz, "endedAt" = NULL
    FROM allowed WHERE s."id" = ${turn.sessionId}::uuid RETURNING 1`;
  return stored.length > 0;
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
