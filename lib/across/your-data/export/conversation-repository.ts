import { memorySeal } from "@/lib/features/conversation/memory/sealed";
import { chatMessageSeal, chatSessionSeal } from "@/lib/features/conversation/sealed";
import type { MemberCtx } from "@/lib/ports/context";
import { inPages } from "./in-pages";
import { tellsAll } from "./incident-repository";
import { openRows } from "./shown";
import { type Entry, type Part, Rows } from "./types";

/**
 * A message's metadata without the state that the crisis protocol keeps between turns. The kind of
 * crisis is also dropped from files that leave out incidents involving someone close (`tellsAll`).
 */
function besides(isAll: boolean, metadata: Readonly<Record<string, unknown>> | null) {
  if (!metadata) return null;
  const { crisis, ...rest } = metadata;
  if (!crisis || !isAll) return rest;
  const { kind, severity } = crisis as { kind: unknown; severity: unknown };
  return { ...rest, crisis: { kind, severity } };
}

const messagesOf = (ctx: MemberCtx, sessionId: string, onRequest: boolean): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "chat_messages",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.chatMessage.findMany({
        where: { AND: [{ sessionId, session: { userId: ctx.actor.user.id } }, after] },
        ...take,
      }),
    ),
    (row) => {
      const { content, metadata } = chatMessageSeal.open(ctx.actor.key, row);
      return {
        content,
        metadata: row.metadata === null ? null : besides(tellsAll(ctx, onRequest), metadata),
        by: row.role === "user" ? "you" : "guide",
      };
    },
  );

const conversations = (ctx: MemberCtx, onRequest: boolean): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "chat_sessions",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.chatSession.findMany({
        where: { AND: [{ userId: ctx.actor.user.id }, after] },
        ...take,
      }),
    ),
    (row) => ({
      ...chatSessionSeal.open(ctx.actor.key, row),
      messages: new Rows("chat_messages", messagesOf(ctx, row.id, onRequest)),
    }),
  );

const memory = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "memory_items",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.memoryItem.findMany({
        where: { AND: [{ userId: ctx.actor.user.id }, after] },
        ...take,
      }),
    ),
    (row) => memorySeal.open(ctx.actor.key, row),
  );

export const conversationParts = (onRequest: boolean): readonly Part[] => [
  {
    name: "conversations",
    table: "chat_sessions",
    nested: { messages: "chat_messages" },
    entries: (ctx) => conversations(ctx, onRequest),
  },
  { name: "memory", table: "memory_items", entries: memory },
];
