import { STEPS } from "@/lib/features/safety-plan/constants";
import { readSafetyPlan } from "@/lib/features/safety-plan/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { completeEnrolment } from "./complete-enrolment";
import { FINISHED } from "./constants";
import { writeStanding } from "./enrolment-repository";
import { grown, isSameCounts, progressOf, walk } from "./policy";
import { type EnrolmentActivity, findOwnActivity } from "./progress-repository";
import type { Counts, Enrolment } from "./types";

const asksForPlan = ({ status, requirements }: EnrolmentActivity): boolean =>
  status === "active" && requirements.modules.some(({ counts }) => counts === "planSteps");

/** Counts the plan's steps as they are now, so no one has to rewrite an existing plan. */
async function filledSteps(ctx: MemberCtx): Promise<number> {
  const plan = await readSafetyPlan(ctx);
  return STEPS.filter((step) => plan[step].length > 0).length;
}

/** Stores progress if it moved; at 100, closes the enrolment with its certificate (CERT-10). */
async function settle(
  ctx: MemberCtx,
  standing: EnrolmentActivity,
  now: Counts,
): Promise<{ counts: Counts; progress: number }> {
  const { id, stored, requirements } = standing;
  const counts = grown(stored, now);
  const progress = Math.max(standing.progress, progressOf(walk(requirements.modules, counts)));
  if (progress === FINISHED) await completeEnrolment(ctx, standing, counts);
  else if (progress !== standing.progress || !isSameCounts(counts, stored))
    await writeStanding(ctx, id, { progress, counts });
  return { counts, progress };
}

function viewOf(
  { requirements, stored: _, now: __, ...row }: EnrolmentActivity,
  counts: Counts,
): Enrolment {
  return {
    ...row,
    enrolledAt: row.enrolledAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    sources: requirements.sources,
    modules: walk(requirements.modules, counts),
  };
}

/**
 * The caller's programs, newest first, with every step (API-43). Progress is recounted from stored
 * activity, so anything done elsewhere shows here; it never falls.
 */
export async function listEnrolments(ctx: MemberCtx): Promise<Enrolment[]> {
  const standings = await findOwnActivity(ctx);
  const planSteps = standings.some(asksForPlan) ? await filledSteps(ctx) : 0;
  const settled = [];
  for (const standing of standings) {
    const moves = standing.status === "active" && standing.requirements.modules.length > 0;
    const { counts, progress } = moves
      ? await settle(ctx, standing, { ...standing.now, planSteps })
      : { counts: standing.stored, progress: standing.progress };
    settled.push({ standing, view: { ...viewOf(standing, counts), progress } });
  }
  const closes = settled.some(
    ({ standing, view }) => standing.status === "active" && view.progress === FINISHED,
  );
  // An enrolment that was just closed has a certificate now, issued here or by a concurrent
  // request.
  return closes ? readClosed(ctx) : settled.map(({ view }) => view);
}

async function readClosed(ctx: MemberCtx): Promise<Enrolment[]> {
  return (await findOwnActivity(ctx)).map((standing) =>
    viewOf(standing, grown(standing.stored, standing.now)),
  );
}
