import type { MemberCtx } from "@/lib/ports/context";
import {
  type CountedMetric,
  type EnrolmentStatus,
  MAX_LISTED,
  MIN_MESSAGES,
  type ProgramType,
} from "./constants";
import { requirementsShape } from "./schema";
import { enrolmentSeal } from "./sealed";
import type { Counts, Requirements } from "./types";

/** Counted by the database; the safety plan is sealed, so its own feature counts it. */
type CountedHere = Exclude<CountedMetric, "planSteps">;

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly programId: string;
  readonly programName: string;
  readonly programType: ProgramType;
  readonly duration: number;
  readonly requirements: unknown;
  readonly enrolledAt: Date;
  readonly completedAt: Date | null;
  readonly progress: number;
  readonly status: EnrolmentStatus;
  readonly certificateGenerated: boolean;
  readonly certificateId: string | null;
  readonly counts: string | null;
  readonly done: Record<CountedHere, number> | null;
}

export interface EnrolmentActivity extends Omit<Row, "requirements" | "counts" | "done"> {
  readonly requirements: Requirements;
  /** As last stored. */
  readonly stored: Counts;
  /** Since enrolling, counted just now; empty unless the enrolment is active. */
  readonly now: Counts;
}

const NO_STEPS: Requirements = { ageGroups: [], sources: [], modules: [] };

function standingOf(
  ctx: MemberCtx,
  { requirements, done, counts: sealed, ...row }: Row,
): EnrolmentActivity {
  const read = requirementsShape.safeParse(requirements);
  const { counts } = enrolmentSeal.open(ctx.actor.key, { id: row.id, counts: sealed });
  return {
    ...row,
    requirements: read.success ? read.data : NO_STEPS,
    stored: counts ?? {},
    now: done ?? {},
  };
}

/**
 * The caller's enrolments, newest first, with the activity since each began, in one statement. A
 * conversation counts from the person's third message, a routine once any of it was finished. Days
 * are UTC: the server doesn't know anyone's time zone.
 */
export async function findOwnActivity(ctx: MemberCtx): Promise<EnrolmentActivity[]> {
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT e."id", e."userId", e."programId", p."name" AS "programName", p."type" AS "programType", p."duration",
      p."requirements", e."enrolledAt", e."completedAt", e."progress", e."status", e."certificateGenerated",
      e."counts", c."id" AS "certificateId", d."done"
    FROM user_programs e
    JOIN programs p ON p."id" = e."programId"
    LEFT JOIN certificates c ON c."userProgramId" = e."id"
    LEFT JOIN LATERAL (
      SELECT json_build_object(
        'moodDays', (SELECT count(DISTINCT (m."createdAt" AT TIME ZONE 'UTC')::date) FROM mood_entries m
          WHERE m."userId" = e."userId" AND m."createdAt" >= e."enrolledAt"),
        'conversations', (SELECT count(*) FROM (
          SELECT 1 FROM chat_sessions s JOIN chat_messages t ON t."sessionId" = s."id"
          WHERE s."userId" = e."userId" AND t."role" = 'user' AND t."createdAt" >= e."enrolledAt"
          GROUP BY s."id" HAVING count(*) >= ${MIN_MESSAGES}) AS held),
        'exercises', (SELECT count(*) FROM finished_exercises f
          WHERE f."userId" = e."userId" AND f."finishedAt" >= e."enrolledAt"),
        'movementSessions', (SELECT count(*) FROM pt_sessions w
          WHERE w."userId" = e."userId" AND w."createdAt" >= e."enrolledAt" AND w."completedExercises" > 0)
      ) AS "done"
    ) d ON e."status" = 'active'
    WHERE e."userId" = ${ctx.actor.user.id}::uuid
    ORDER BY e."enrolledAt" DESC, e."id" DESC
    LIMIT ${MAX_LISTED}`;
  return rows.map((row) => standingOf(ctx, row));
}
