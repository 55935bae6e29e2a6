import type { Db } from "@/lib/ports/db";
import { Prisma } from "@/prisma/client/client";

/**
 * Half-open interval: from the first day's start up to, but not including, the day after the last.
 */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

export interface DayCount {
  /** yyyy-mm-dd in UTC */
  readonly day: string;
  readonly count: number;
  readonly people: number;
}

type Rows = Prisma.Sql;

/**
 * Counts rows per day. `rows` has the columns `at` and `person`. Counting in SQL keeps individual
 * people's data in the database.
 */
const byDay = (db: Db, rows: Rows): Promise<DayCount[]> => db.$queryRaw<DayCount[]>`
  SELECT to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day", count(*)::int AS "count",
    count(DISTINCT "person")::int AS "people"
  FROM (${rows}) AS happened GROUP BY 1`;

const within = (column: string, { from, until }: Span): Rows =>
  Prisma.sql`${Prisma.raw(column)} >= ${from} AND ${Prisma.raw(column)} < ${until}`;

/** When the oldest account was created. Null if there are none. */
export const findFirstSignUp = async (db: Db): Promise<Date | null> =>
  (await db.user.findFirst({ orderBy: { createdAt: "asc" }, select: { createdAt: true } }))
    ?.createdAt ?? null;

export const countSignUps = (db: Db, span: Span): Promise<DayCount[]> =>
  byDay(
    db,
    Prisma.sql`SELECT u."createdAt" AS "at", u."id" AS "person" FROM users u WHERE ${within('u."createdAt"', span)}`,
  );

/**
 * A conversation counts on the day of the person's first message. One that stayed empty was only
 * opened, however long ago.
 */
export const countConversations = (db: Db, span: Span): Promise<DayCount[]> =>
  byDay(
    db,
    Prisma.sql`SELECT min(m."createdAt") AS "at", s."userId" AS "person" FROM chat_messages m
      JOIN chat_sessions s ON s."id" = m."sessionId"
      WHERE m."role" = 'user' AND m."sessionId" IN (
        SELECT w."sessionId" FROM chat_messages w WHERE w."role" = 'user' AND ${within('w."createdAt"', span)})
      GROUP BY s."id", s."userId" HAVING ${within('min(m."createdAt")', span)}`,
  );

export const countCheckIns = (db: Db, span: Span): Promise<DayCount[]> =>
  byDay(
    db,
    Prisma.sql`SELECT e."createdAt" AS "at", e."userId" AS "person" FROM mood_entries e WHERE ${within('e."createdAt"', span)}`,
  );

/** Subscriptions that actually started, by the day they were created. */
export const countPlans = (db: Db, span: Span): Promise<DayCount[]> =>
  byDay(
    db,
    Prisma.sql`SELECT p."createdAt" AS "at", p."userId" AS "person" FROM subscriptions p
      WHERE ${within('p."createdAt"', span)} AND p."status" NOT IN ('pending', 'incomplete', 'incomplete_expired')`,
  );

/** Everyone who wrote, logged a mood or finished something on a day. */
export const countActive = (db: Db, span: Span): Promise<DayCount[]> =>
  byDay(
    db,
    Prisma.sql`SELECT m."createdAt" AS "at", s."userId" AS "person" FROM chat_messages m
        JOIN chat_sessions s ON s."id" = m."sessionId" WHERE m."role" = 'user' AND ${within('m."createdAt"', span)}
      UNION ALL SELECT e."createdAt", e."userId" FROM mood_entries e WHERE ${within('e."createdAt"', span)}
      UNION ALL SELECT f."finishedAt", f."userId" FROM finished_exercises f WHERE ${within('f."finishedAt"', span)}
      UNION ALL SELECT t."createdAt", t."userId" FROM pt_sessions t WHERE ${within('t."createdAt"', span)}
      UNION ALL SELECT r."createdAt", r."senderId" FROM relationship_messages r
        WHERE r."senderType" = 'user' AND ${within('r."createdAt"', span)}`,
  );

export const countIncidents = (db: Db, span: Span): Promise<DayCount[]> =>
  byDay(
    db,
    Prisma.sql`SELECT c."createdAt" AS "at", c."userId" AS "person" FROM crisis_incidents c WHERE ${within('c."createdAt"', span)}`,
  );

export const countIncidentsOf = (db: Db, span: Span, severity: string): Promise<DayCount[]> =>
  byDay(
    db,
    Prisma.sql`SELECT c."createdAt" AS "at", c."userId" AS "person" FROM crisis_incidents c
      WHERE ${within('c."createdAt"', span)} AND c."severity"::text = ${severity}`,
  );

export const countPosts = (db: Db, span: Span): Promise<DayCount[]> =>
  byDay(
    db,
    Prisma.sql`SELECT p."postedAt" AS "at", p."userId" AS "person" FROM marketing_posts p
      WHERE p."isPosted" AND ${within('p."postedAt"', span)}`,
  );
