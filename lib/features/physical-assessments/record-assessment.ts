import { findingIn, storeExamined } from "@/lib/features/physical/examine-words";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { SCORES } from "./constants";
import { adviceFor } from "./policy";
import { insertAssessment } from "./repository";
import type { RecordAssessmentInput } from "./schema";
import type { RecordedAssessment } from "./types";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a self-check with what the rules of `policy.ts` conclude from it: what to do, and when to look again (PHYS-11).
 * All words that came with it are read for a crisis, names of places too (CRIS-16).
 */
export async function recordAssessment(ctx: MemberCtx, input: RecordAssessmentInput): Promise<RecordedAssessment> {
  const { recommendations, again } = adviceFor(input.assessmentType, input[SCORES[input.assessmentType]] ?? {}, {
    age: ctx.actor.user.age,
  });
  const finding = findingIn([
    ...input.goals,
    ...input.limitations,
    ...Object.values(SCORES).flatMap((field) => Object.keys(input[field] ?? {})),
  ]);
  const assessment = await storeExamined(ctx, finding, (tx) =>
    insertAssessment(tx, newId(), input, {
      recommendations: recommendations.join("\n"),
      nextAssessmentDate: new Date(tx.now().getTime() + again * DAY_MS),
    }),
  );
  return { ...assessment, crisis_detected: finding.crisis };
}
