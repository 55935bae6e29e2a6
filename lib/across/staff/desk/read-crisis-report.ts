import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { keptTimes, yearSpan } from "./keep-times";
import { sumReferrals } from "./report-repository";
import type { CrisisReportInput } from "./schema";
import type { CrisisReport } from "./types";

/**
 * The report of one calendar year (UTC; the current one by default): how often people were referred
 * to help, and how fast the desk was (R-04; CA SB 243, Business and Professions Code 22603). No
 * identities. The counts outlive the people they count; the times cover only incidents that still
 * existed when computed, a few minutes ago at most.
 */
export async function readCrisisReport(
  ctx: MemberCtx,
  input: CrisisReportInput,
): Promise<CrisisReport> {
  const year = input.year ?? ctx.now().getUTCFullYear();
  return ctx.transaction(async (tx) => {
    const referrals = await sumReferrals(tx, yearSpan(year));
    const times = await keptTimes(tx, year);
    await recordAudit(tx, {
      action: "crisis_report.read",
      outcome: "done",
      resource: `crisis_counts:${year}`,
    });
    return { year, total: referrals.reduce((sum, { count }) => sum + count, 0), referrals, times };
  });
}
