import type { MemberCtx } from "@/lib/ports/context";
import { lockName } from "@/lib/ports/db";
import { MAX_ITEMS } from "./constants";
import { fieldsOf } from "./fields-of";
import type { StoredItem } from "./recalled";
import { memorySeal } from "./sealed";
import type { MemoryItem } from "./types";

const columns = {
  id: true,
  content: true,
  sourceMessageId: true,
  createdAt: true,
  updatedAt: true,
  sourceMessage: { select: { sessionId: true } },
} as const;

const newestFirst = [{ createdAt: "desc" }, { id: "desc" }] as const;

export async function findOwnItems(ctx: MemberCtx, most = MAX_ITEMS): Promise<MemoryItem[]> {
  const rows = await ctx.db.memoryItem.findMany({
    where: { userId: ctx.actor.user.id },
    orderBy: [...newestFirst],
    take: most,
    select: columns,
  });
  return rows.map(({ sourceMessage, ...row }) => {
    const content = memorySeal.open(ctx.actor.key, row).content ?? "";
    return {
      ...row,
      ...fieldsOf(content, row.updatedAt),
      content,
      sourceSessionId: sourceMessage?.sessionId ?? null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

/** Makes conversations that mention the same fact at once take turns, so that it's stored once. */
export const lockMemory = (ctx: MemberCtx): Promise<void> =>
  lockName(ctx.db, `memory:${ctx.actor.user.id}`);

/** The same items, still sealed. */
export const findSealedItems = (ctx: MemberCtx): Promise<StoredItem[]> =>
  ctx.db.memoryItem.findMany({
    where: { userId: ctx.actor.user.id },
    orderBy: [...newestFirst],
    take: MAX_ITEMS,
    select: { id: true, content: true, updatedAt: true, followedUpAt: true },
  });

export async function findOwnItem(ctx: MemberCtx, id: string): Promise<MemoryItem | null> {
  return (await findOwnItems(ctx)).find((item) => item.id === id) ?? null;
}

interface NewItem {
  readonly id: string;
  readonly content: string;
  readonly sourceMessageId: string;
}

/**
 * Skips items that another conversation has stored meanwhile. A millisecond between items keeps
 * their order.
 */
export async function insertItems(
  ctx: MemberCtx,
  items: readonly NewItem[],
  toldAt: Date,
): Promise<void> {
  const rows = items.map(({ id, content, sourceMessageId }, order) => {
    const at = new Date(toldAt.getTime() + order);
    const sealed = memorySeal.seal(ctx.actor.key, id, { content });
    return {
      id,
      userId: ctx.actor.user.id,
      sourceMessageId,
      createdAt: at,
      updatedAt: at,
      ...sealed,
    };
  });
  const byId = rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  await ctx.db.memoryItem.createMany({ data: byId, skipDuplicates: true });
}

/** @returns whether the caller had such an item */
export async function updateOwnItem(ctx: MemberCtx, id: string, content: string): Promise<boolean> {
  const { count } = await ctx.db.memoryItem.updateMany({
    where: { id, userId: ctx.actor.user.id },
    data: {
      updatedAt: ctx.now(),
      followedUpAt: null,
      ...memorySeal.seal(ctx.actor.key, id, { content }),
    },
  });
  return count > 0;
}

/** Notes that the guide asked about an item, so that it isn't asked about again. */
export async function markFollowedUp(ctx: MemberCtx, id: string): Promise<void> {
  // In SQL, because Prisma would also renew "updatedAt", from which the item's dates are meant.
  await ctx.db.$executeRaw`
    UPDATE memory_items SET "followedUpAt" = ${ctx.now()}::timestamptz
    WHERE "id" = ${id}::uuid AND "userId" = ${ctx.actor.user.id}::uuid`;
}

export async function deleteOwnItem(ctx: MemberCtx, id: string): Promise<boolean> {
  const { count } = await ctx.db.memoryItem.deleteMany({
    where: { id, userId: ctx.actor.user.id },
  });
  return count > 0;
}

export async function deleteOwnItems(ctx: MemberCtx, ids?: readonly string[]): Promise<void> {
  await ctx.db.memoryItem.deleteMany({
    where: { userId: ctx.actor.user.id, ...(ids ? { id: { in: [...ids] } } : {}) },
  });
}

export async function readEnabled(ctx: MemberCtx): Promise<boolean> {
  const { memoryEnabled } = await ctx.db.user.findUniqueOrThrow({
    where: { id: ctx.actor.user.id },
    select: { memoryEnabled: true },
  });
  return memoryEnabled;
}

export async function writeEnabled(ctx: MemberCtx, memoryEnabled: boolean): Promise<void> {
  await ctx.db.user.update({
    where: { id: ctx.actor.user.id },
    data: { memoryEnabled },
    select: { id: true },
  });
}
