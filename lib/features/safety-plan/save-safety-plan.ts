import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { detectCrisis } from "@/lib/features/safety/detect";
import { recordIncidentOnce } from "@/lib/features/safety/record-incident-once";
import type { Finding } from "@/lib/features/safety/types";
import { worstOf } from "@/lib/features/safety/worst-of";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { newTexts, type PlanText, sectionsOf } from "./policy";
import { lockOwnPlan, writeOwnPlan } from "./repository";
import type { SavePlanInput } from "./schema";
import type { SafetyPlan, SavedPlan } from "./types";

/** A plan is written line by line and saved after each: within this time (ms) that is one sitting and one incident. */
const ONE_SITTING_MS = 60 * 60_000;

/**
 * Replaces the caller's plan (contract 6; no plan limits it). What is new in it is read for a crisis like everything a
 * person writes, in every step (CRIS-16); what it already said is not reported again (decision 0020).
 *
 * @throws Failure conflict when `updatedAt` was sent and the stored plan is another one: nothing is written then
 */
export async function saveSafetyPlan(ctx: MemberCtx, { updatedAt, ...input }: SavePlanInput): Promise<SavedPlan> {
  const plan = sectionsOf(input);
  const { savedAt, finding } = await ctx.transaction(async (tx) => {
    const before = await lockOwnPlan(tx);
    if (updatedAt !== undefined && !isMoment(before, updatedAt)) {
      throw new Failure("conflict", "This plan was changed somewhere else in the meantime. Nothing is lost.");
    }
    const added = newTexts(before, plan);
    const found = worstOf(added.map(examine));
    const at = momentAfter(before, tx.now());
    await writeOwnPlan(tx, newId(), plan, at);
    const words = added.map(({ text }) => text);
    if (found.crisis) await recordIncidentOnce(tx, { finding: found, source: "safety_plan", words }, ONE_SITTING_MS);
    return { savedAt: at.toISOString(), finding: found };
  });
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { ...plan, updatedAt: savedAt, crisis_detected: finding.crisis, severity: finding.severity };
}

/** The clinician reads in which step it stands: a warning sign tells of other days, and an intent does not. */
function examine({ section, text }: PlanText): Finding {
  const finding = detectCrisis(text);
  return finding.crisis ? { ...finding, evidence: [...finding.evidence, `written in ${section}`] } : finding;
}

const isMoment = (before: SafetyPlan, updatedAt: string | null): boolean =>
  before.updatedAt === null || updatedAt === null
    ? before.updatedAt === updatedAt
    : Date.parse(before.updatedAt) === Date.parse(updatedAt);

/** Two saves within one millisecond must still be told apart. */
const momentAfter = (before: SafetyPlan, now: Date): Date =>
  before.updatedAt === null ? now : new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1));
