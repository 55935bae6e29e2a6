import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { SCORES } from "./constants";
import { findOwnAssessment, findOwnAssessmentMoment, findOwnAssessments } from "./repository";
import { type ListAssessmentsInput, listAssessmentsInput } from "./schema";
import type { Assessment, Scores } from "./types";

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

export const readUnreadAssessment: UnreadReader = async (ctx, id) => {
  const assessment = await findOwnAssessment(ctx, id);
  return examineAgain(ctx, "movement", assessment && wordsOf(assessment));
};

type Entered = Pick<Assessment, "goals" | "limitations"> & {
  readonly [Field in (typeof SCORES)[keyof typeof SCORES]]?: Scores | null | undefined;
};

/** All text of a self-check, including names of places (CRIS-16). */
export const wordsOf = (entered: Entered): string[] => [
  ...entered.goals,
  ...entered.limitations,
  ...Object.values(SCORES).flatMap((field) => Object.keys(entered[field] ?? {})),
];
