import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { findAssessment, type StoredAssessment, storeResponses } from "./assessment-repository";
import { isComplete } from "./compare-answers";
import { COUPLES_COPY } from "./copy";
import { ASSESS_COPY } from "./copy/assess";
import { requireAdult } from "./policy";
import { findOwnStatus, relationshipKey } from "./relationship-repository";
import type { FillAssessmentInput } from "./schema";
import { shownAssessment } from "./shown-assessment";
import type { Assessment } from "./types";

/**
 * Stores the caller's answers under their own key. Every question must be answered. Changing
 * answers withdraws the caller's agreement to a comparison; a finished comparison stays as it was.
 *
 * @throws Failure not_found, forbidden, invalid, conflict
 */
export async function fillAssessment(
  ctx: MemberCtx,
  input: FillAssessmentInput,
): Promise<Assessment> {
  const { stored, reread } = await requireAssessment(ctx, input);
  if (!isComplete(stored.questions, input.responses)) {
    const missing = stored.questions.filter(({ id }) => input.responses[id] === undefined);
    const message = ASSESS_COPY.missing;
    throw new Failure("invalid", message, {
      issues: missing.map(({ id }) => ({ path: `responses.${id}`, message })),
    });
  }
  if (!(await storeResponses(ctx, stored, input.responses))) {
    throw new Failure("conflict", "These answers have already been compared. You can start over.");
  }
  return shownAssessment(await reread());
}

interface Named {
  readonly id: string;
  readonly assessmentId: string;
}

/** @throws Failure not_found, forbidden, conflict (the space was closed) */
export async function requireAssessment(
  ctx: MemberCtx,
  { id: relationshipId, assessmentId: id }: Named,
) {
  requireAdult(ctx.actor.user);
  const relationship = await findOwnStatus(ctx, relationshipId);
  if (!relationship) throw notFound("This relationship");
  if (relationship.status === "ended")
    throw new Failure("conflict", COUPLES_COPY.adult.closedSpace);
  const key = await relationshipKey(ctx, relationshipId);
  const reread = async (): Promise<StoredAssessment> => {
    const found = await findAssessment(ctx, { id, relationshipId }, key);
    if (!found) throw notFound("This questionnaire");
    return found;
  };
  return { relationship, key, stored: await reread(), reread };
}
