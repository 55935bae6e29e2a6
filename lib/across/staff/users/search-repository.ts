import type { Ctx } from "@/lib/ports/context";
import { Prisma } from "@/prisma/client/client";
import { NEWEST } from "./constants";

/** A position in the list. The id breaks ties between equal timestamps. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

interface Searched {
  /** Each must occur in the name or the address. */
  readonly words: readonly string[];
  readonly limit: number;
  readonly before: Place | undefined;
}

/** Escapes `%` and `_`, so they match literally. */
export const literal = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");

/**
 * Whether `search_pieces` (see the migration) extracts anything from the word. It needs at least
 * three characters, or one outside ASCII.
 */
export const hasPieces = (word: string): boolean =>
  [...word].length >= 3 || /\P{ASCII}/u.test(word);

// Joins the fields with line breaks, which no search word contains, so no match can span two of the
// three.
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
 * Finds people who match all words. It scans the newest people first, which quickly finds common
 * words, and looks up the rest in the index of pieces. Left to itself, the planner treats a word's
 * pieces as independent, multiplies their frequencies, and then fetches and sorts everyone who
 * matches a common one.
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
