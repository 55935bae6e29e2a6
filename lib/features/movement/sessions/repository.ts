import { performanceSeal, ptSessionSeal, routineSeal } from "@/lib/features/movement/sealed";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { type CompletionStatus, MAX_PAIN_TOLD } from "./constants";
import type { RecordSessionInput } from "./schema";
import type { PtSession, SessionPain } from "./types";

const rowsOf = (ctx: MemberCtx, limit: number, where: object) =>
  ctx.db.ptSession.findMany({
    where: { userId: ctx.actor.user.id, ...where },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: { performances: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] }, routine: true },
  });
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function opened(ctx: MemberCtx, { routine, performances, ...row }: Row): PtSession {
  const { key } = ctx.actor;
  const { notes, stopSigns } = ptSessionSeal.open(key, row);
  return {
    ...row,
    notes,
    stopSigns: stopSigns ?? [],
    routineName: routine && routineSeal.open(key, routine).name,
    createdAt: row.createdAt.toISOString(),
    performances: performances.map((performance) => ({
      ...performance,
      completionStatus: performance.completionStatus as CompletionStatus,
      aiComments: performanceSeal.open(key, performance).aiComments,
      createdAt: performance.createdAt.toISOString(),
    })),
  };
}

interface Page {
  readonly limit: number;
  readonly before?: { readonly createdAt: Date; readonly id: string };
}

/** The caller's sessions, newest first. */
export async function findOwnSessions(
  ctx: MemberCtx,
  { limit, before }: Page,
): Promise<PtSession[]> {
  const older = before && {
    OR: [
      { createdAt: { lt: before.createdAt } },
      { createdAt: before.createdAt, id: { lt: before.id } },
    ],
  };
  return (await rowsOf(ctx, limit, older ?? {})).map((row) => opened(ctx, row));
}

export async function findOwnSession(ctx: MemberCtx, id: string): Promise<PtSession | null> {
  const [row] = await rowsOf(ctx, 1, { id });
  return row ? opened(ctx, row) : null;
}

/** The person's notes on one session, or null if they have no such session. */
export async function findOwnWords(ctx: MemberCtx, id: string): Promise<(string | null)[] | null> {
  const row = await ctx.db.ptSession.findFirst({
    where: { id, userId: ctx.actor.user.id },
    select: { id: true, notes: true, stopSigns: true },
  });
  return row && [ptSessionSeal.open(ctx.actor.key, row).notes];
}

export const findOwnSessionMoment = (
  ctx: MemberCtx,
  id: string,
): Promise<{ id: string; createdAt: Date } | null> =>
  ctx.db.ptSession.findFirst({
    where: { id, userId: ctx.actor.user.id },
    select: { id: true, createdAt: true },
  });

/**
 * Sessions since a date, newest first. Doesn't even read notes, routines and stop reasons, because
 * others may see this.
 */
export async function findOwnPain(ctx: MemberCtx, since: Date): Promise<SessionPain[]> {
  const rows = await ctx.db.ptSession.findMany({
    where: { userId: ctx.actor.user.id, createdAt: { gte: since } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_PAIN_TOLD,
    select: { id: true, createdAt: true, duration: true, painBefore: true, painAfter: true },
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** `createdAt`: when the session ended. */
export async function insertSession(
  ctx: MemberCtx,
  id: string,
  createdAt: Date,
  input: RecordSessionInput,
): Promise<void> {
  const { user, key } = ctx.actor;
  const { performances, recordedAt: _, notes, stopSigns, ...plain } = input;
  await ctx.db.ptSession.create({
    data: {
      id,
      userId: user.id,
      createdAt,
      ...plain,
      ...ptSessionSeal.seal(key, id, {
        notes,
        stopSigns: stopSigns.length > 0 ? [...stopSigns] : null,
      }),
    },
    select: { id: true },
  });
  await ctx.db.exercisePerformance.createMany({
    // A shared timestamp would lose their order.
    data: performances.map((performance, at) => ({
      id: newId(),
      sessionId: id,
      createdAt: new Date(createdAt.getTime() + at),
      ...performance,
    })),
  });
}
