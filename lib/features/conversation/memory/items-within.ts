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
 * Stores items as a part of the statement that stores the message in which they were told, if
 * remembering is still on; a millisecond apart, in the order in which they were told. What another
 * conversation keeps at the same moment is not kept twice; they go in by id, so that two that tell
 * the same things in another order do not wait for each other in a circle.
 *
 * @param from what has to have a row for it, followed by a comma
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
