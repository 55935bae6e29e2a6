import type { Ctx } from "@/lib/ports/context";
import type { AuditLine } from "./types";

interface Wanted {
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: bigint | undefined;
  readonly limit: number;
}

type Row = Omit<AuditLine, "actorEmail" | "subjectEmail">;

/** Escapes `%` and `_`, so they match literally. */
const literal = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");

/** Newest first. */
export async function findTrail(ctx: Ctx, wanted: Wanted): Promise<Row[]> {
  const { actor, subject, action, from, to, before, limit } = wanted;
  const rows = await ctx.db.auditEvent.findMany({
    where: {
      ...(actor ? { actor } : {}),
      ...(subject ? { subject } : {}),
      ...(action ? { action: { startsWith: literal(action) } } : {}),
      ...(from || to
        ? { createdAt: { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) } }
        : {}),
      ...(before === undefined ? {} : { seq: { lt: before } }),
    },
    orderBy: { seq: "desc" },
    take: limit,
  });
  return rows.map((row) => ({
    ...row,
    seq: row.seq.toString(),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The addresses of people who still have an account, by id. */
export async function findAddresses(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const people = await ctx.db.user.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, email: true },
  });
  return new Map(people.map(({ id, email }) => [id, email]));
}

export async function findIdByAddress(ctx: Ctx, email: string): Promise<string | null> {
  return (
    (await ctx.db.user.findUnique({ where: { email: email.toLowerCase() }, select: { id: true } }))
      ?.id ?? null
  );
}

/** When this person did this, newest first. */
export async function findActs(
  ctx: Ctx,
  { actor, action, since, limit }: { actor: string; action: string; since: Date; limit: number },
): Promise<Date[]> {
  const rows = await ctx.db.auditEvent.findMany({
    where: { actor, action, outcome: "done", createdAt: { gt: since } },
    orderBy: { seq: "desc" },
    take: limit,
    select: { createdAt: true },
  });
  return rows.map(({ createdAt }) => createdAt);
}

/** The newest action of this kind on this person. */
export async function findLastAct(
  ctx: Ctx,
  { action, subject }: { action: string; subject: string },
): Promise<{ createdAt: Date; reason: string | null } | null> {
  const where = { action, subject, outcome: "done" } as const;
  return ctx.db.auditEvent.findFirst({
    where,
    orderBy: { seq: "desc" },
    select: { createdAt: true, reason: true },
  });
}

/** The first action of this kind on this person. */
export const findFirstAct = (
  ctx: Ctx,
  { action, subject }: { action: string; subject: string },
): Promise<{ createdAt: Date } | null> =>
  ctx.db.auditEvent.findFirst({
    where: { action, subject, outcome: "done" },
    orderBy: { seq: "asc" },
    select: { createdAt: true },
  });

export const countActsOn = (
  ctx: Ctx,
  { subject, action, since }: { subject: string; action: string; since: Date },
): Promise<number> =>
  ctx.db.auditEvent.count({ where: { subject, action, createdAt: { gte: since } } });
