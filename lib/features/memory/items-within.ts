import type { MemberCtx } from "@/lib/ports/context";
import { Prisma } from "@/prisma/client/client";
import type { SealedItem } from "./recalled";
import { memorySeal } from "./sealed";

export const sealedItem = ({ actor: { key } }: MemberCtx, id: string, content: string): SealedItem => ({
  id,
  ...memorySeal.seal(key, id, { content }),
});

const rowOf = ({ id, content }: SealedItem, at: Date): Prisma.Sql =>
  Prisma.sql`(${id}::uuid, ${content}, ${at}::timestamptz)`;

/**
 * Stores items as a part of the statement that stores the message in which they were told, if remembering is still on; a millisecond apart, in
 * the order in which they were told.
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
  WHERE u."id" = ${user.id}::uuid AND u."memoryEnabled"`;
