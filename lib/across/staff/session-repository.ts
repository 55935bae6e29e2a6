import type { MemberCtx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";

interface AdminSessionRow {
  readonly expiresAt: Date;
  readonly lastSeenAt: Date;
}

/** The caller's own PIN session. Null for an unknown token or someone else's. */
export const findAdminSession = (
  ctx: MemberCtx,
  tokenHash: string,
): Promise<AdminSessionRow | null> =>
  ctx.db.adminSession.findFirst({
    where: { token: tokenHash, userId: ctx.actor.user.id },
    select: { expiresAt: true, lastSeenAt: true },
  });

export async function insertAdminSession(
  ctx: MemberCtx,
  session: { token: string; expiresAt: Date },
): Promise<void> {
  const now = ctx.now();
  const data = { ...session, userId: ctx.actor.user.id, lastSeenAt: now, createdAt: now };
  await ctx.db.adminSession.create({ data, select: { token: true } });
}

export async function touchAdminSession(ctx: MemberCtx, tokenHash: string): Promise<void> {
  await ctx.db.adminSession.updateMany({
    where: { token: tokenHash },
    data: { lastSeenAt: ctx.now() },
  });
}

/** @returns whether there was one */
export async function deleteAdminSession(ctx: MemberCtx, tokenHash: string): Promise<boolean> {
  const { count } = await ctx.db.adminSession.deleteMany({
    where: { token: tokenHash, userId: ctx.actor.user.id },
  });
  return count === 1;
}

export async function deleteAdminSessionsOf(db: Db, userId: string): Promise<number> {
  return (await db.adminSession.deleteMany({ where: { userId } })).count;
}

export async function deleteAllAdminSessions(db: Db): Promise<number> {
  return (await db.adminSession.deleteMany({})).count;
}

export async function deleteDeadAdminSessions(
  db: Db,
  at: { now: Date; idleSince: Date },
): Promise<number> {
  const where = { OR: [{ expiresAt: { lte: at.now } }, { lastSeenAt: { lte: at.idleSince } }] };
  return (await db.adminSession.deleteMany({ where })).count;
}
