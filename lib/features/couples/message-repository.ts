import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { DataKey } from "@/lib/shared/sealing";
import type { SenderType } from "./constants";
import { relationshipKey } from "./relationship-repository";
import { type RelationshipMessageMetadata, relationshipMessageSeal } from "./sealed";
import type { RelationshipMessage } from "./types";
import {
  isForOneAlone,
  mayRead,
  partnerIn,
  READABLE_BY_BOTH,
  readableBy,
  spacesOf,
} from "./visibility";

const columns = {
  id: true,
  sessionId: true,
  senderId: true,
  senderType: true,
  senderName: true,
  content: true,
  messageType: true,
  metadata: true,
  isPrivate: true,
  targetUserId: true,
  createdAt: true,
} as const;

interface Row extends Omit<RelationshipMessage, "metadata"> {
  readonly metadata: string | null;
}

const newestFirst = [{ createdAt: "desc" }, { id: "desc" }] as const;

const keyOf = (
  ctx: MemberCtx,
  roomKey: DataKey,
  row: Parameters<typeof isForOneAlone>[0],
): DataKey => (isForOneAlone(row) ? ctx.actor.key : roomKey);

function opened(ctx: MemberCtx, roomKey: DataKey, row: Row): RelationshipMessage {
  const { content, metadata } = relationshipMessageSeal.open(keyOf(ctx, roomKey, row), row);
  return { ...row, content: content ?? "", metadata };
}

interface Reading {
  readonly limit: number;
  /** The oldest id of the page read before this one. */
  readonly cursor?: string | undefined;
  /** Only messages from before that moment. */
  readonly before?: Date | undefined;
  /** Only messages up to this one, which comes last. */
  readonly upTo?: Written | undefined;
}

type Written = Pick<RelationshipMessage, "id" | "createdAt">;

const until = ({ before, upTo }: Pick<Reading, "before" | "upTo">) => ({
  ...(before ? { createdAt: { lt: before } } : {}),
  ...(upTo ? { createdAt: { lte: upTo.createdAt } } : {}),
});

/** Leaves out a message the partner stored at the same moment. */
const endingWith = (
  messages: RelationshipMessage[],
  upTo: Written | undefined,
): RelationshipMessage[] =>
  upTo ? messages.slice(0, messages.findIndex(({ id }) => id === upTo.id) + 1) : messages;

/** The messages of one conversation the caller may read, oldest first. */
export async function findReadable(
  ctx: MemberCtx,
  sessionId: string,
  roomKey: DataKey,
  { limit, cursor, before, upTo }: Reading,
): Promise<RelationshipMessage[]> {
  const userId = ctx.actor.user.id;
  const rows = await ctx.db.relationshipMessage.findMany({
    where: { sessionId, ...readableBy(userId), ...until({ before, upTo }) },
    orderBy: [...newestFirst],
    take: limit,
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    select: columns,
  });
  const readable = rows.filter((row) => mayRead(userId, row)).reverse();
  return endingWith(
    readable.map((row) => opened(ctx, roomKey, row)),
    upTo,
  );
}

/**
 * The messages of one conversation both may read, oldest first: the only input of a joint answer.
 */
export async function findShared(
  ctx: MemberCtx,
  sessionId: string,
  roomKey: DataKey,
  { limit, upTo }: Pick<Reading, "limit" | "upTo">,
): Promise<RelationshipMessage[]> {
  const rows = await ctx.db.relationshipMessage.findMany({
    where: {
      sessionId,
      session: { relationship: partnerIn(ctx.actor.user.id) },
      ...READABLE_BY_BOTH,
      ...until({ upTo }),
    },
    orderBy: [...newestFirst],
    take: limit,
    select: columns,
  });
  const shared = rows.filter(({ isPrivate }) => !isPrivate).reverse();
  return endingWith(
    shared.map((row) => opened(ctx, roomKey, row)),
    upTo,
  );
}

/**
 * The newest pause the guide called in any conversation of these two, in any of their spaces; both
 * may read it.
 */
export async function findNewestPause(
  ctx: MemberCtx,
  [one, other]: readonly [string, string],
): Promise<RelationshipMessage | null> {
  const row = await ctx.db.relationshipMessage.findFirst({
    where: {
      session: { relationship: { AND: [partnerIn(ctx.actor.user.id), spacesOf(one, other)] } },
      ...READABLE_BY_BOTH,
      messageType: "pause",
      senderType: "ai",
    },
    orderBy: [...newestFirst],
    select: { ...columns, session: { select: { relationshipId: true } } },
  });
  if (!row) return null;
  const { session, ...pause } = row;
  return opened(ctx, await relationshipKey(ctx, session.relationshipId), pause);
}

/**
 * The newest answers only the caller can read, newest first: they hold the crisis protocol's state.
 */
export async function findOwnAnswers(
  ctx: MemberCtx,
  sessionId: string,
  limit: number,
): Promise<RelationshipMessage[]> {
  const userId = ctx.actor.user.id;
  const rows = await ctx.db.relationshipMessage.findMany({
    where: { sessionId, senderType: "ai", isPrivate: true, targetUserId: userId },
    orderBy: [...newestFirst],
    take: limit,
    select: columns,
  });
  return rows.map((row) => opened(ctx, ctx.actor.key, row));
}

/**
 * Changes exactly when the list this caller sees changes; the partner's private messages never
 * count. Null if the conversation isn't the caller's.
 */
export async function findRevision(ctx: MemberCtx, sessionId: string): Promise<string | null> {
  const userId = ctx.actor.user.id;
  const [seen, session] = await Promise.all([
    ctx.db.relationshipMessage.aggregate({
      where: { sessionId, ...readableBy(userId) },
      _count: true,
      _max: { createdAt: true },
    }),
    ctx.db.relationshipSession.findFirst({
      where: { id: sessionId, relationship: partnerIn(userId) },
      select: { id: true },
    }),
  ]);
  return session && `${seen._count}-${seen._max.createdAt?.getTime().toString(36) ?? 0}`;
}

export interface NewMessage {
  readonly id: string;
  readonly sessionId: string;
  readonly senderType: SenderType;
  readonly senderName: string;
  readonly content: string;
  readonly messageType?: string;
  readonly metadata?: RelationshipMessageMetadata | null;
  readonly isPrivate: boolean;
  readonly targetUserId: string | null;
  readonly awaitsAnswer?: boolean;
  readonly createdAt: Date;
}

/** Stores a message from the caller, or from the guide to the caller or to both. */
export async function insertMessage(
  ctx: MemberCtx,
  roomKey: DataKey,
  message: NewMessage,
): Promise<RelationshipMessage> {
  const { content, metadata = null, ...plain } = message;
  const senderId = message.senderType === "user" ? ctx.actor.user.id : null;
  const key = keyOf(ctx, roomKey, { ...plain, senderId });
  const row = await ctx.db.relationshipMessage.create({
    data: {
      ...plain,
      senderId,
      ...relationshipMessageSeal.seal(key, message.id, { content, metadata }),
    },
    select: columns,
  });
  return { ...row, content, metadata };
}

/** One of the caller's messages, and whether its answer is still owed. */
export async function findOwnMessage(
  ctx: MemberCtx,
  id: string,
  roomKey: DataKey,
): Promise<(RelationshipMessage & { readonly awaitsAnswer: boolean }) | null> {
  const row = await ctx.db.relationshipMessage.findFirst({
    where: { id, senderId: ctx.actor.user.id },
    select: { ...columns, awaitsAnswer: true },
  });
  if (!row) return null;
  const { awaitsAnswer, ...message } = row;
  return { ...opened(ctx, roomKey, message), awaitsAnswer };
}

/** The conversation one of the caller's messages is in. */
export async function findTalkOf(ctx: MemberCtx, id: string): Promise<string | null> {
  const row = await ctx.db.relationshipMessage.findFirst({
    where: { id, senderId: ctx.actor.user.id },
    select: { sessionId: true },
  });
  return row?.sessionId ?? null;
}

/** How many of the guide's answers after a message are searched for the one that replies to it. */
const ANSWERS_AFTER = 20;

/**
 * The guide's answer to one of the caller's messages: the private one if there is one; null while
 * it's owed.
 */
export async function findAnswerTo(
  ctx: MemberCtx,
  message: RelationshipMessage,
  roomKey: DataKey,
): Promise<RelationshipMessage | null> {
  const rows = await ctx.db.relationshipMessage.findMany({
    where: {
      sessionId: message.sessionId,
      senderType: "ai",
      createdAt: { gt: message.createdAt },
      ...readableBy(ctx.actor.user.id),
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: ANSWERS_AFTER,
    select: columns,
  });
  const answers = rows
    .map((row) => opened(ctx, roomKey, row))
    .filter(({ metadata }) => metadata?.answers === message.id);
  return answers.find(({ isPrivate }) => isPrivate) ?? answers[0] ?? null;
}

/** Makes sure an answer is given only once, by whoever claims it first. */
export async function claimAnswer(ctx: MemberCtx, id: string): Promise<boolean> {
  const { count } = await ctx.db.relationshipMessage.updateMany({
    where: { id, senderId: ctx.actor.user.id, awaitsAnswer: true },
    data: { awaitsAnswer: false },
  });
  return count === 1;
}

/** When the answer the caller is waiting for became owed; null if none is. */
export async function findOwed(ctx: MemberCtx, sessionId: string): Promise<Date | null> {
  const row = await ctx.db.relationshipMessage.findFirst({
    where: { sessionId, senderId: ctx.actor.user.id, awaitsAnswer: true },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  return row?.createdAt ?? null;
}

/**
 * Marks a shared message whose crisis only the second reader saw, so that no joint answer is made
 * from it anymore.
 */
export async function setApart(
  ctx: MemberCtx,
  roomKey: DataKey,
  message: RelationshipMessage,
): Promise<void> {
  const { metadata } = relationshipMessageSeal.seal(keyOf(ctx, roomKey, message), message.id, {
    metadata: { apart: true },
  });
  await ctx.db.relationshipMessage.updateMany({
    where: { id: message.id, senderId: ctx.actor.user.id },
    data: { metadata },
  });
}

export interface OwedAnswer {
  readonly id: string;
  readonly sessionId: string;
  readonly senderId: string;
}

/**
 * Messages whose answer has been owed since before that moment, oldest first; only of active
 * people.
 */
export async function findOwedAnswers(
  ctx: Ctx,
  before: Date,
  limit: number,
): Promise<OwedAnswer[]> {
  const rows = await ctx.db.relationshipMessage.findMany({
    where: { awaitsAnswer: true, createdAt: { lt: before }, sender: { active: true } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { id: true, sessionId: true, senderId: true },
  });
  return rows.flatMap(({ senderId, ...row }) => (senderId ? [{ ...row, senderId }] : []));
}
