import { issueCertificate } from "@/lib/features/certificates/issue-certificate";
import type { MemberCtx } from "@/lib/ports/context";
import { closeEnrolment } from "./enrolment-repository";
import { daysBetween } from "./policy";
import type { EnrolmentActivity } from "./progress-repository";
import type { Counts } from "./types";

/**
 * Completes an enrolment and issues its one certificate in the same transaction (CERT-10): both or
 * neither, and once, however many requests find it done at the same moment.
 */
export async function completeEnrolment(
  ctx: MemberCtx,
  standing: EnrolmentActivity,
  counts: Counts,
): Promise<void> {
  const completedAt = ctx.now();
  await ctx.transaction(async (tx) => {
    if (!(await closeEnrolment(tx, standing.id, counts, completedAt))) return;
    await issueCertificate(tx, {
      programId: standing.programId,
      userProgramId: standing.id,
      programName: standing.programName,
      completedAt,
      metrics: { days: daysBetween(standing.enrolledAt, completedAt), ...counts },
    });
  });
}
