import { type ExaminedInput, examining } from "@/lib/core/incidents/examine";
import { crisisFlags } from "@/lib/crisis/crisis-flags";
import { storeExamined } from "@/lib/features/movement/store-examined";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { SCORES } from "./constants";
import { adviceFor } from "./policy";
import { wordsOf } from "./queries";
import { insertAssessment } from "./repository";
import type { RecordAssessmentInput } from "./schema";
import type { RecordedAssessment } from "./types";

const DAY_MS = 24 * 60 * 60 * 1000;

export const examineAssessment = examining((input: RecordAssessmentInput) => wordsOf(input));

/**
 * Stores a self-check with the conclusions of the rules in `policy.ts`: advice, and when to check
 * again (PHYS-11).
 */
export async function recordAssessment(
  ctx: MemberCtx,
  { input, ...examination }: ExaminedInput<RecordAssessmentInput>,
): Promise<RecordedAssessment> {
  const { recommendations, again } = adviceFor(
    input.assessmentType,
    input[SCORES[input.assessmentType]] ?? {},
    {
      age: ctx.actor.user.age,
    },
  );
  const assessment = await storeExamined(ctx, examination, "movement_check", (tx) =>
    insertAssessment(tx, newId(), input, {
      recommendations: recommendations.join("\n"),
      nextAssessmentDate: new Date(tx.now().getTime() + again * DAY_MS),
    }),
  );
  return { ...assessment, ...crisisFlags(examination.finding) };
}
