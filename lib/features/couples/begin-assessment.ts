import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { findAssessment, findAssessments, insertAssessment } from "./assessment-repository";
import { questionsOf } from "./compare-answers";
import { type AssessmentType, LIST_LENGTH } from "./constants";
import { COUPLES_COPY } from "./copy";
import { INSTRUMENTS } from "./copy/assessments";
import { requireAdult } from "./policy";
import { findOwnStatus, lockRelationship, relationshipKey } from "./relationship-repository";
import type { BeginAssessmentInput } from "./schema";
import { shownAssessment } from "./shown-assessment";
import type { Assessment } from "./types";

export interface BeginAssessmentResult {
  readonly assessment: Assessment;
  readonly isNew: boolean;
}

/**
 * Begins a questionnaire, or returns the open one of its kind. Two people sitting side by side may
 * both begin at the same moment, and would otherwise fill in two that are never compared.
 *
 * @throws Failure not_found, forbidden, conflict
 */
export async function beginAssessment(
  ctx: MemberCtx,
  { id, assessmentType }: BeginAssessmentInput,
): Promise<BeginAssessmentResult> {
  requireAdult(ctx.actor.user);
  const relationship = await findOwnStatus(ctx, id);
  if (!relationship) throw notFound("This relationship");
  if (relationship.status === "ended")
    throw new Failure("conflict", COUPLES_COPY.adult.closedSpace);
  return ctx.transaction(async (tx) => {
    await lockRelationship(tx, id);
    return begin(tx, id, assessmentType);
  });
}

async function begin(
  ctx: MemberCtx,
  relationshipId: string,
  assessmentType: AssessmentType,
): Promise<BeginAssessmentResult> {
  const key = await relationshipKey(ctx, relationshipId);
  const known = (await findAssessments(ctx, relationshipId, key, LIST_LENGTH)).find(
    (one) => one.assessmentType === assessmentType && one.completedAt === null,
  );
  if (known) return { assessment: shownAssessment(known), isNew: false };
  const id = newId();
  const { title } = INSTRUMENTS[assessmentType];
  await insertAssessment(ctx, key, {
    id,
    relationshipId,
    assessmentType,
    title,
    questions: questionsOf(assessmentType),
  });
  const begun = await findAssessment(ctx, { id, relationshipId }, key);
  if (!begun) throw notFound("This questionnaire");
  return { assessment: shownAssessment(begun), isNew: true };
}
