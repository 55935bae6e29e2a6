import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import {
  completeAssessment,
  findAgreedResponses,
  type StoredAssessment,
  storeAgreement,
} from "./assessment-repository";
import { actionsFor, compareAnswers } from "./compare-answers";
import { ASSESS_COPY } from "./copy/assess";
import { requireAssessment } from "./fill-assessment";
import { isJointWorkClosed } from "./joint-work";
import { findNewestPause } from "./message-repository";
import { isResting } from "./pause-policy";
import { personKey } from "./relationship-repository";
import type { AgreeInput } from "./schema";
import { shownAssessment } from "./shown-assessment";
import type { Assessment } from "./types";

/**
 * Records one partner's agreement to compare answers, or withdraws it. Answers are compared once
 * both have answered and agreed, but not while joint work is paused for any reason. Until then
 * neither learns where the other stands.
 *
 * @throws Failure not_found, forbidden, conflict
 */
export async function agreeAssessment(ctx: MemberCtx, input: AgreeInput): Promise<Assessment> {
  const { relationship, key, stored, reread } = await requireAssessment(ctx, input);
  if (!stored.responses) throw new Failure("conflict", ASSESS_COPY.missing);
  if (stored.completedAt) return shownAssessment(stored);
  await storeAgreement(ctx, stored, input.agreed);
  const { partner1Id, partner2Id } = relationship;
  const [closed, pause] = await Promise.all([
    isJointWorkClosed(ctx, [partner1Id, partner2Id]),
    findNewestPause(ctx, [partner1Id, partner2Id]),
  ]);
  const rests = closed || isResting(pause, ctx.now());
  const both = await findAgreedResponses(ctx, stored.id, (userId) => personKey(ctx, userId));
  if (both && !rests) await completeAssessment(ctx, key, stored.id, comparisonOf(stored, both));
  return shownAssessment(await reread());
}

function comparisonOf(
  stored: StoredAssessment,
  [first, second]: NonNullable<Awaited<ReturnType<typeof findAgreedResponses>>>,
) {
  const means = compareAnswers(stored.questions, first, second);
  return { means, recommendedActions: actionsFor(shownAssessment(stored).assessmentType, means) };
}
