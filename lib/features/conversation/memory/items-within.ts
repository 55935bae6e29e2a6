import type { MemberCtx } from "@/lib/ports/context";
import { Prisma } from "@/prisma/client/client";
import { itemIdOf } from "./item-id";
import type { SealedItem } from "./recalled";
import { memorySeal } from "./sealed";

export function sealedItem(ctx: MemberCtx, content: string): SealedItem {
  const id = itemIdOf(ctx, content);
  return { id, ...memorySeal.seal(ctx.actor.key, id, { content }) };
}

const rowOf = ({ id, content }: SealedItem, at: Date): Prisma.Sql =>
  Prisma.sql`(${id}::uuid, ${content}, ${at}::timestamptz)`;

/**
 * Stores items in the same statement as the message they came from, if remembering is still on, a
 * millisecond apart to keep their order. An item another conversation stores at the same moment
 * isn't stored twice. Rows go in by id, so that two statements storing the same items in a
 * different order don't deadlock.
 *
 * @param from the relation that must have a row, followed by a comma
 */
export const itemsWithin = (
  { actor: { user } }: MemberCtx,
  items: readonly SealedItem[],
  { id, createdAt }: { readonly id: string; readonly createdAt: Date },
  from: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  INSERT INTO memory_items ("id", "userId", "sourceMessageId", "content", "createdAt", "updatedAt")
  SELECT item."id", u."id", ${id}::uuid, item."content", item."at", item."at"
  FROM ${from} users u, (VALUES ${Prisma.join(items.map((item, at) => rowOf(item, new Date(createdAt.getTime() + at))))}) AS item ("id", "content", "at")
  WHERE u."id" = ${user.id}::uuid AND u."memoryEnabled"
  ORDER BY item."id" ON CONFLICT ("id") DO NOTHING`;
