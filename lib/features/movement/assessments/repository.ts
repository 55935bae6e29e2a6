import { assessmentSeal } from "@/lib/features/movement/sealed";
import type { MemberCtx } from "@/lib/ports/context";
import type { RecordAssessmentInput } from "./schema";
import type { Assessment } from "./types";

interface Page {
  readonly limit: number;
  readonly before?: { readonly createdAt: Date; readonly id: string };
}

const rowsOf = (ctx: MemberCtx, limit: number, where: object) =>
  ctx.db.physicalAssessment.findMany({
    where: { userId: ctx.actor.user.id, ...where },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });

function opened(ctx: MemberCtx, row: Awaited<ReturnType<typeof rowsOf>>[number]): Assessment {
  const told = assessmentSeal.open(ctx.actor.key, row);
  return {
    ...row,
    ...told,
    goals: told.goals ?? [],
    limitations: told.limitations ?? [],
    nextAssessmentDate: row.nextAssessmentDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The caller's assessments, newest first. */
export async function findOwnAssessments(
  ctx: MemberCtx,
  { limit, before }: Page,
): Promise<Assessment[]> {
  const older = before && {
    OR: [
      { createdAt: { lt: before.createdAt } },
      { createdAt: before.createdAt, id: { lt: before.id } },
    ],
  };
  return (await rowsOf(ctx, limit, older ?? {})).map((row) => opened(ctx, row));
}

export async function findOwnAssessment(ctx: MemberCtx, id: string): Promise<Assessment | null> {
  const [row] = await rowsOf(ctx, 1, { id });
  return row ? opened(ctx, row) : null;
}

export const findOwnAssessmentMoment = (
  ctx: MemberCtx,
  id: string,
): Promise<{ id: string; createdAt: Date } | null> =>
  ctx.db.physicalAssessment.findFirst({
    where: { id, userId: ctx.actor.user.id },
    select: { id: true, createdAt: true },
  });

interface Concluded {
  readonly recommendations: string;
  readonly nextAssessmentDate: Date;
}

export async function insertAssessment(
  ctx: MemberCtx,
  id: string,
  input: RecordAssessmentInput,
  { recommendations, nextAssessmentDate }: Concluded,
): Promise<Assessment> {
  const { user, key } = ctx.actor;
  const createdAt = ctx.now();
  const { assessmentType, goals, limitations, ...given } = input;
  const scores = {
    painLevels: given.painLevels ?? null,
    mobilityScores: given.mobilityScores ?? null,
    strengthScores: given.strengthScores ?? null,
    functionalScores: given.functionalScores ?? null,
  };
  await ctx.db.physicalAssessment.create({
    data: {
      id,
      userId: user.id,
      ...{ assessmentType, nextAssessmentDate, createdAt },
      ...assessmentSeal.seal(key, id, { ...scores, goals, limitations, recommendations }),
    },
    select: { id: true },
  });
  return {
    id,
    userId: user.id,
    ...scores,
    ...{ assessmentType, goals, limitations, recommendations },
    nextAssessmentDate: nextAssessmentDate.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
