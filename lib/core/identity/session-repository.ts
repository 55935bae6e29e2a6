import type { Member, SignedInUser } from "@/lib/ports/context";
import { type Db, type ExtraCount, type ExtraRead, readRows, writeRows } from "@/lib/ports/db";
import type { KeyProvider } from "@/lib/ports/keys";
import { MAX_DELETED_PER_RUN } from "@/lib/shared/dropping";
import type { DataKey } from "@/lib/shared/sealing";
import { Prisma, type PrismaClient } from "@/prisma/client/client";
import { dataKeyOf } from "./data-key-repository";
import { idleDeadline, lastUsed, SESSION_TOUCH_MS } from "./session-policy";

/** The row as returned in JSON. */
interface SignedInRow extends SignedInUser {
  readonly expire: string;
  readonly signedInAt: string;
  readonly provenAt: string | null;
  readonly version: number;
  readonly kekId: string;
  readonly wrapped: string;
  readonly extraRead: unknown;
  readonly count?: number | null;
  readonly windowStart?: string | null;
}

const NOTHING: ExtraRead = Prisma.sql`NULL`;

/**
 * The signed-in person, plus the results of the extra read and of the count (`hits`), each null if
 * it found nothing.
 */
export interface SignedIn {
  readonly member: Member;
  readonly extraRead: unknown;
  readonly hits: { readonly count: number; readonly windowStart: Date } | null;
}

interface Sought {
  readonly sid: string;
  readonly now: Date;
  readonly extraRead?: ExtraRead | undefined;
  readonly counted?: ExtraCount | undefined;
}

const signedInRows = ({ sid, now, extraRead = NOTHING }: Sought): Prisma.Sql => Prisma.sql`
    SELECT s."expire", s."sess"->>'signedInAt' AS "signedInAt", s."sess"->>'provenAt' AS "provenAt", k."version", k."kekId", k."wrapped",
           u."id", u."email", u."firstName", u."lastName", u."profileImageUrl", u."age", u."ageGroup"::text,
           u."isChildAccount", u."isAdmin", u."isClinician", u."subscriptionTier", u."subscriptionStatus",
           u."language"::text, u."consent"::text, (${extraRead}) AS "extraRead"
    FROM sessions s
    JOIN users u ON u."id" = s."userId" AND u."active"
    JOIN data_keys k ON k."ownerKind" = 'person' AND k."ownerId" = u."id"
    WHERE s."sid" = ${sid} AND s."expire" > ${now}
    ORDER BY k."version" DESC LIMIT 1`;

const WHO = Prisma.sql`who`;

interface Asked {
  readonly asked: SignedInRow;
}

/**
 * Losing a count in a crash only allows a few more tries, so the commit doesn't wait for the disk.
 */
const UNFLUSHED = Prisma.sql`set_config('synchronous_commit', 'off', true) IS NOT NULL`;

/**
 * Returns the row as one JSON value, because otherwise the driver gets the name and type of each of
 * twenty columns with every response. A count makes this a transaction that stores nothing else. It
 * must run outside any other transaction, or that one would skip the wait for the disk too; that's
 * why `db` has this type.
 */
const findRows = (db: PrismaClient, sought: Sought): Promise<Asked[]> =>
  sought.counted
    ? writeRows<Asked>(db)`
        WITH who AS (${signedInRows(sought)}), hits AS (${sought.counted(WHO)})
        SELECT row_to_json(asked) AS "asked"
        FROM (SELECT who.*, hits."count", hits."windowStart" FROM who LEFT JOIN hits ON true WHERE ${UNFLUSHED}) asked`
    : readRows<Asked>(
        db,
      )`SELECT row_to_json(asked) AS "asked" FROM (${signedInRows(sought)}) asked`;

/**
 * Loads session, person and key in one query. Null if the session is unknown or expired, or the
 * person is deactivated. A session in use is extended at most once an hour, so every other request
 * stays a single query.
 */
export async function findSignedIn(
  db: PrismaClient,
  keys: KeyProvider,
  sought: Sought,
): Promise<SignedIn | null> {
  const { sid, now } = sought;
  const [row] = await findRows(db, sought);
  if (!row) return null;
  const {
    expire,
    signedInAt,
    provenAt,
    version,
    kekId,
    wrapped,
    extraRead,
    count,
    windowStart,
    ...user
  } = row.asked;
  const began = new Date(signedInAt);
  const deadline = idleDeadline(now, began);
  if (deadline.getTime() - new Date(expire).getTime() > SESSION_TOUCH_MS) {
    await db.session.updateMany({ where: { sid }, data: { expire: deadline } });
  }
  const proven = provenAt ? new Date(provenAt) : began;
  const key = () =>
    dataKeyOf(keys, { ownerKind: "person", ownerId: user.id, version, kekId, wrapped });
  const hits = count && windowStart ? { count, windowStart: new Date(windowStart) } : null;
  return { member: memberOf(user, key, { sid, signedInAt: proven }), extraRead, hits };
}

/**
 * Unwraps the key only when something encrypted is first read, because most polling requests read
 * nothing encrypted.
 */
function memberOf(
  user: SignedInUser,
  unwrapped: () => DataKey,
  session: Pick<Member, "sid" | "signedInAt">,
): Member {
  let key: DataKey | undefined;
  return {
    kind: "member",
    user,
    get key() {
      key ??= unwrapped();
      return key;
    },
    ...session,
  };
}

const signedInColumns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  age: true,
  ageGroup: true,
  isChildAccount: true,
  isAdmin: true,
  isClinician: true,
  subscriptionTier: true,
  subscriptionStatus: true,
  language: true,
  consent: true,
} as const;

export const findSignedInUser = (db: Db, id: string): Promise<SignedInUser | null> =>
  db.user.findFirst({ where: { id, active: true }, select: signedInColumns });

/** Includes deactivated people. */
export const findUser = (db: Db, id: string): Promise<SignedInUser | null> =>
  db.user.findUnique({ where: { id }, select: signedInColumns });

interface NewSession {
  readonly sid: string;
  readonly userId: string;
  readonly now: Date;
  /** When the person authenticated, according to the identity provider. Null if it doesn't say. */
  readonly provenAt: Date | null;
}

export async function createSessionRow(
  db: Db,
  { sid, userId, now, provenAt }: NewSession,
): Promise<void> {
  const expire = idleDeadline(now, now);
  const proven = provenAt ? { provenAt: provenAt.toISOString() } : {};
  await db.session.create({
    data: { sid, userId, expire, sess: { signedInAt: now.toISOString(), ...proven } },
  });
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.session.deleteMany({ where: { sid } });
}

/**
 * Signs a person out everywhere.
 *
 * @returns how many sessions ended
 */
export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  return (await db.session.deleteMany({ where: { userId } })).count;
}

/**
 * Ends all of a person's sessions except the one given.
 *
 * @returns how many ended
 */
export async function deleteOtherSessionsOf(db: Db, userId: string, sid: string): Promise<number> {
  return (await db.session.deleteMany({ where: { userId, sid: { not: sid } } })).count;
}

/** When each of a person's open sessions began and was last used. */
export async function findUses(db: Db, userId: string, now: Date): Promise<Date[]> {
  const rows = await db.$queryRaw<{ expire: Date; signedInAt: string }[]>`
    SELECT "expire", "sess"->>'signedInAt' AS "signedInAt" FROM sessions
    WHERE "userId" = ${userId}::uuid AND "expire" > ${now}`;
  return rows.flatMap(({ expire, signedInAt }) => {
    const began = new Date(signedInAt);
    return [began, lastUsed(expire, began) ?? began];
  });
}

/** A person's open sessions. */
export async function findOpenSessions(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ readonly sid: string; readonly signedInAt: Date }[]> {
  const rows = await db.$queryRaw<{ sid: string; signedInAt: string }[]>`
    SELECT "sid", "sess"->>'signedInAt' AS "signedInAt" FROM sessions
    WHERE "userId" = ${userId}::uuid AND "expire" > ${now}`;
  return rows.map(({ sid, signedInAt }) => ({ sid, signedInAt: new Date(signedInAt) }));
}

/**
 * Signs everyone out.
 *
 * @returns how many sessions ended
 */
export async function deleteAllSessions(db: Db): Promise<number> {
  return (await db.session.deleteMany({})).count;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  return (
    await db.session.deleteMany({ where: { expire: { lte: now } }, limit: MAX_DELETED_PER_RUN })
  ).count;
}

/** @throws if the database doesn't answer */
export async function ping(db: Db): Promise<void> {
  await db.$queryRaw`SELECT 1`;
}
