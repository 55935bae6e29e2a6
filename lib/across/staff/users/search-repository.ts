import type { Ctx } from "@/lib/ports/context";
import { Prisma } from "@/prisma/client/client";
import { NEWEST } from "./constants";

/** A place in the list; the id breaks ties between equal timestamps. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

interface Searched {
  /** Each has to occur in the name or the address. */
  readonly words: readonly string[];
  readonly limit: number;
  readonly before: Place | undefined;
}

/** Escapes `%` and `_`, so that they match themselves. */
export const literal = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");

/**
 * Whether `search_pieces` (see the migration) extracts anything from the word: it needs three
 * characters, or one outside ASCII.
 */
export const hasPieces = (word: string): boolean =>
  [...word].length >= 3 || /\P{ASCII}/u.test(word);

// No word contains a line break, so no match can span two of the three fields.
const named = (words: readonly string[]): Prisma.Sql =>
  Prisma.sql`concat_ws(E'\n', "email", "firstName", "lastName") ILIKE ALL (${words.map((word) => `%${literal(word)}%`)}::text[])`;

const NEWEST_FIRST = Prisma.sql`ORDER BY "createdAt" DESC, users."id" DESC`;
const ANYBODY = Prisma.sql`true`;

const PLACE = Prisma.sql`("createdAt", users."id")`;
const placeOf = ({ createdAt, id }: Place): Prisma.Sql =>
  Prisma.sql`(${createdAt}::timestamptz, ${id}::uuid)`;

async function idsOf(ctx: Ctx, condition: Prisma.Sql, limit: number): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM users WHERE ${condition} ${NEWEST_FIRST} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Scans the newest people for words that many have, and asks the index of pieces about words that
 * few have. The planner on its own treats a word's pieces as independent, multiplies their
 * frequencies, and then fetches and sorts everyone who has a frequent one.
 *
 * @returns ids, newest first
 */
export async function findIdsByPieces(
  ctx: Ctx,
  { words, limit, before }: Searched,
): Promise<string[]> {
  const among = before ? Prisma.sql`${PLACE} < ${placeOf(before)}` : ANYBODY;
  const [last] = await ctx.db.$queryRaw<Place[]>`
    SELECT "createdAt", "id"::text FROM users WHERE ${among} ${NEWEST_FIRST} OFFSET ${NEWEST} LIMIT 1`;
  if (!last) return idsOf(ctx, Prisma.sql`${among} AND ${named(words)}`, limit);
  const newest = await idsOf(
    ctx,
    Prisma.sql`${among} AND ${PLACE} > ${placeOf(last)} AND ${named(words)}`,
    limit,
  );
  if (newest.length === limit) return newest;
  const pieces = Prisma.sql`search_pieces("email", "firstName", "lastName") @> search_pieces(VARIADIC ${[...words]}::text[])`;
  const others = Prisma.sql`${pieces} AND ${named(words)} AND ${PLACE} <= ${placeOf(last)}`;
  return [...newest, ...(await idsOf(ctx, others, limit - newest.length))];
}
