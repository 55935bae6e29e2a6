import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { readTimes, yearSpan } from "./keep-times";
import { sumReferrals } from "./report-repository";
import type { CrisisReportInput } from "./schema";
import type { CrisisReport } from "./types";

/**
 * The report for one calendar year (UTC, the current one by default): how often people were
 * referred to help, and how fast the desk was (R-04; CA SB 243, Business and Professions Code
 * 22603). It identifies no one. Counts stay after a person is erased, but times only cover
 * incidents that still existed when computed, a few minutes ago at most.
 */
export async function readCrisisReport(
  ctx: MemberCtx,
  input: CrisisReportInput,
): Promise<CrisisReport> {
  const year = input.year ?? ctx.now().getUTCFullYear();
  return ctx.transaction(async (tx) => {
    const referrals = await sumReferrals(tx, yearSpan(year));
    const times = await readTimes(tx, year);
    await recordAudit(tx, {
      action: "crisis_report.read",
      outcome: "done",
      resource: `crisis_counts:${year}`,
    });
    return { year, total: referrals.reduce((sum, { count }) => sum + count, 0), referrals, times };
  });
}
