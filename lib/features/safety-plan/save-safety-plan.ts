import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { type Examination, placeOf } from "@/lib/core/incidents/examine";
import { excerptOf } from "@/lib/core/incidents/excerpt";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncidentOnce } from "@/lib/core/incidents/record-incident-once";
import { worstOf } from "@/lib/crisis/compare-findings";
import { crisisFlags } from "@/lib/crisis/crisis-flags";
import { detectCrisis } from "@/lib/crisis/detect";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { StaleReadError, untilCurrent } from "@/lib/shared/stale-read";
import { newTexts, type PlanText, sectionsOf } from "./policy";
import { findOwnPlan, lockOwnPlan, writeOwnPlan } from "./repository";
import type { SavePlanInput } from "./schema";
import type { PlanSections, SafetyPlan, SavedPlan } from "./types";

/**
 * A plan is written line by line and saved after each one: within this time (ms) it's one sitting
 * and one incident.
 */
const ONE_SITTING_MS = 60 * 60_000;

/**
 * Replaces the caller's plan (contract 6; no plan limits it). New text in any step is examined for
 * a crisis like everything a person writes (CRIS-16); text already in it isn't reported again
 * (decision 0020).
 *
 * @throws Failure conflict if `updatedAt` was sent and the stored plan is another one: nothing is
 *   written then
 */
export async function saveSafetyPlan(
  ctx: MemberCtx,
  { updatedAt, ...input }: SavePlanInput,
): Promise<SavedPlan> {
  const plan = sectionsOf(input);
  const saved = await untilCurrent(async () => {
    const before = await findOwnPlan(ctx);
    refuseOther(before, updatedAt);
    const examination = await examinePlan(ctx, newTexts(before, plan));
    return { ...examination, savedAt: await write(ctx, { plan, before, updatedAt, examination }) };
  });
  if (!saved) throw changedElsewhere();
  const { savedAt, finding } = saved;
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { ...plan, updatedAt: savedAt, ...crisisFlags(finding), severity: finding.severity };
}

interface Writing {
  readonly plan: PlanSections;
  /** The plan it was compared with. */
  readonly before: SafetyPlan;
  readonly updatedAt: SavePlanInput["updatedAt"];
  readonly examination: Examination;
}

/** @throws StaleReadError if another plan was saved since this one was read */
const write = (
  ctx: MemberCtx,
  { plan, before, updatedAt, examination }: Writing,
): Promise<string> =>
  ctx.transaction(async (tx) => {
    const { finding, excerpt } = examination;
    const stored = await lockOwnPlan(tx);
    refuseOther(stored, updatedAt);
    if (stored.updatedAt !== before.updatedAt) throw new StaleReadError();
    const at = momentAfter(stored, tx.now());
    await writeOwnPlan(tx, newId(), plan, at);
    await markUnread(tx, finding, "safety_plan", tx.actor.user.id);
    if (finding.crisis)
      await recordIncidentOnce(tx, { finding, source: "safety_plan", excerpt }, ONE_SITTING_MS);
    return at.toISOString();
  });

const changedElsewhere = (): Failure =>
  new Failure(
    "conflict",
    "This plan was changed somewhere else in the meantime. Nothing was lost.",
  );

function refuseOther(stored: SafetyPlan, updatedAt: SavePlanInput["updatedAt"]): void {
  if (updatedAt !== undefined && !isMoment(stored, updatedAt)) throw changedElsewhere();
}

/**
 * Tells the clinician which step a text is in: a warning sign is about other days, an intent isn't.
 */
async function examinePlan(ctx: MemberCtx, added: readonly PlanText[]): Promise<Examination> {
  const place = placeOf(ctx);
  const findings = added.map(async ({ section, text }) => {
    const finding = await detectCrisis(text, place);
    return finding.crisis
      ? { ...finding, evidence: [...finding.evidence, `written in ${section}`] }
      : finding;
  });
  const finding = worstOf(await Promise.all(findings));
  const words = added.map(({ text }) => text);
  return { finding, excerpt: finding.crisis ? await excerptOf(words, place) : null };
}

const isMoment = (before: SafetyPlan, updatedAt: string | null): boolean =>
  before.updatedAt === null || updatedAt === null
    ? before.updatedAt === updatedAt
    : Date.parse(before.updatedAt) === Date.parse(updatedAt);

/** Two saves within one millisecond must still have different times. */
const momentAfter = (before: SafetyPlan, now: Date): Date =>
  before.updatedAt === null
    ? now
    : new Date(Math.max(now.getTime(), Date.parse(before.updatedAt) + 1));
