import type { ProtocolState } from "@/lib/crisis/protocol/state";
import type { Finding } from "@/lib/crisis/types";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import { chatMessageSeal, type MessageMetadata } from "./sealed";
import type { ChatMessage } from "./types";

const columns = {
  id: true,
  sessionId: true,
  role: true,
  content: true,
  metadata: true,
  createdAt: true,
} as const;

export interface StoredMessage {
  readonly id: string;
  readonly sessionId: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly metadata: string | null;
  readonly createdAt: Date;
}

export function openMessage(key: DataKey, row: StoredMessage): ChatMessage {
  const { content, metadata } = chatMessageSeal.open(key, row);
  const { id, sessionId, role, createdAt } = row;
  // The person's own messages carry no metadata, and an answer may have none.
  return {
    id,
    sessionId,
    role,
    content: content ?? "",
    metadata: role === "user" ? null : metadata,
    createdAt,
  };
}

interface Page {
  /** The oldest id of the page read before this one. */
  readonly cursor?: string | undefined;
  /** Only messages that were stored earlier. */
  readonly before?: Date | undefined;
}

/**
 * The newest complete messages of a session, returned oldest first. Only for sessions already known
 * to be the caller's.
 */
export async function findMessages(
  ctx: MemberCtx,
  sessionId: string,
  limit: number,
  { cursor, before }: Page = {},
): Promise<ChatMessage[]> {
  const rows = await ctx.db.chatMessage.findMany({
    where: {
      sessionId,
      status: "complete",
      session: { userId: ctx.actor.user.id },
      ...(before ? { createdAt: { lt: before } } : {}),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    select: columns,
  });
  return rows.reverse().map((row) => openMessage(ctx.actor.key, row));
}

/** After more than this many guide answers since a crisis, the protocol starts over. */
const ANSWERS_SEARCHED = 500;

/**
 * Where the crisis protocol stood before that message, however long ago; null if this conversation
 * led to no incident. Only for sessions already known to be the caller's.
 */
export async function findCrisisState(
  ctx: MemberCtx,
  { sessionId, createdAt }: Pick<ChatMessage, "sessionId" | "createdAt">,
): Promise<ProtocolState | null> {
  const session = { userId: ctx.actor.user.id };
  const sign = await ctx.db.chatMessage.findFirst({
    where: { sessionId, session, createdAt: { lt: createdAt }, incidents: { some: {} } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { createdAt: true },
  });
  if (!sign) return null;
  const answers = await ctx.db.chatMessage.findMany({
    where: {
      sessionId,
      session,
      role: "assistant",
      createdAt: { gt: sign.createdAt, lt: createdAt },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: ANSWERS_SEARCHED,
    select: { id: true, metadata: true },
  });
  for (const answer of answers) {
    const { metadata } = chatMessageSeal.open(ctx.actor.key, { ...answer, content: null });
    if (metadata?.crisis) return metadata.crisis;
  }
  return null;
}

/** Stores the opening message, before the person has written anything. */
export async function insertOpening(
  ctx: MemberCtx,
  sessionId: string,
  opening: { content: string; metadata: MessageMetadata },
): Promise<void> {
  const id = newId();
  const now = ctx.now();
  await ctx.db.chatMessage.create({
    data: {
      id,
      sessionId,
      role: "assistant",
      createdAt: now,
      completedAt: now,
      ...chatMessageSeal.seal(ctx.actor.key, id, opening),
    },
    select: { id: true },
  });
}

/**
 * Updates the metadata of the newest answer in one of the caller's conversations, and bumps the
 * list's revision.
 *
 * @returns false if something was said after it, or the conversation is gone
 */
export async function amendNewestAnswer(
  ctx: MemberCtx,
  answer: ChatMessage,
  metadata: MessageMetadata,
): Promise<boolean> {
  const { id, sessionId, content } = answer;
  const sealed = chatMessageSeal.seal(ctx.actor.key, id, { content, metadata });
  const changed = await ctx.db.$queryRaw<unknown[]>`
    WITH own AS (
      SELECT s."id" FROM chat_sessions s
      WHERE s."id" = ${sessionId}::uuid AND s."userId" = ${ctx.actor.user.id}::uuid FOR UPDATE),
    answer AS (
      UPDATE chat_messages m SET "metadata" = ${sealed.metadata} FROM own
      WHERE m."id" = ${id}::uuid AND m."sessionId" = own."id" AND NOT EXISTS (
        SELECT 1 FROM chat_messages l WHERE l."sessionId" = own."id" AND l."createdAt" > m."createdAt")
      RETURNING m."sessionId")
    UPDATE chat_sessions s SET "revision" = s."revision" + 1 FROM answer WHERE s."id" = answer."sessionId" RETURNING 1`;
  return changed.length === 1;
}

/** The placeholder of a conversation's pending answer. */
export const findPending = (ctx: MemberCtx, sessionId: string): Promise<PendingReply | null> =>
  ctx.db.chatMessage.findFirst({
    where: { sessionId, status: "pending", session: { userId: ctx.actor.user.id } },
    select: { id: true, sessionId: true, createdAt: true },
  });

export interface Exchange {
  readonly userMessage: ChatMessage;
  /** Null while the answer is pending. */
  readonly reply: ChatMessage | null;
}

/** One of the caller's messages and the answer that follows it. */
export async function findExchange(ctx: MemberCtx, messageId: string): Promise<Exchange | null> {
  const message = await ctx.db.chatMessage.findFirst({
    where: { id: messageId, session: { userId: ctx.actor.user.id } },
    select: columns,
  });
  if (!message) return null;
  const reply = await ctx.db.chatMessage.findFirst({
    where: {
      sessionId: message.sessionId,
      role: "assistant",
      createdAt: { gt: message.createdAt },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { ...columns, status: true },
  });
  const key = ctx.actor.key;
  return {
    userMessage: openMessage(key, message),
    reply: reply && reply.status === "complete" ? openMessage(key, reply) : null,
  };
}

/** Whether one of the caller's messages already has an incident of this kind and severity. */
export async function hasIncidentAs(
  ctx: MemberCtx,
  id: string,
  { kind, severity }: Pick<Finding, "kind" | "severity">,
): Promise<boolean> {
  if (severity === "none") return false;
  const row = await ctx.db.chatMessage.findFirst({
    where: { id, session: { userId: ctx.actor.user.id }, incidents: { some: { kind, severity } } },
    select: { id: true },
  });
  return row !== null;
}

export interface PendingReply {
  readonly id: string;
  readonly sessionId: string;
  readonly createdAt: Date;
}

export interface StuckReply extends PendingReply {
  readonly userId: string;
}

/**
 * Answers pending since before that moment, oldest first. Those of deactivated people wait: no one
 * may open their texts now, and they must not block the others.
 */
export async function findStuckReplies(
  ctx: Ctx,
  before: Date,
  limit: number,
): Promise<StuckReply[]> {
  const rows = await ctx.db.chatMessage.findMany({
    where: { status: "pending", createdAt: { lt: before }, session: { user: { active: true } } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { id: true, sessionId: true, createdAt: true, session: { select: { userId: true } } },
  });
  return rows.map(({ session, ...row }) => ({ ...row, userId: session.userId }));
}

/** The person's message that a pending answer belongs to. */
export async function findQuestion(
  ctx: MemberCtx,
  reply: PendingReply,
): Promise<ChatMessage | null> {
  const row = await ctx.db.chatMessage.findFirst({
    where: { sessionId: reply.sessionId, role: "user", createdAt: { lt: reply.createdAt } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: columns,
  });
  return row && openMessage(ctx.actor.key, row);
}
