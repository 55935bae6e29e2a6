import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { findOwnAssessmentMoment, findOwnAssessments } from "./repository";
import { type ListAssessmentsInput, listAssessmentsInput } from "./schema";
import type { Assessment } from "./types";

/**
 * The caller's assessments, newest first (PHYS-11).
 *
 * @throws Failure invalid when the cursor is no assessment of the caller
 */
export async function listAssessments(
  ctx: MemberCtx,
  { limit, cursor }: ListAssessmentsInput = listAssessmentsInput.parse({}),
): Promise<Assessment[]> {
  const before = cursor ? await findOwnAssessmentMoment(ctx, cursor) : undefined;
  if (before === null) {
    throw new Failure("invalid", "Unknown cursor", {
      issues: [{ path: "cursor", message: "Unknown cursor" }],
    });
  }
  return findOwnAssessments(ctx, { limit, before });
}
