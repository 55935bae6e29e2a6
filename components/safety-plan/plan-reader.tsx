"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { AnchorButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { isEmpty, mergePlans } from "@/lib/features/safety-plan/policy";
import type { PlanSections, SafetyPlan } from "@/lib/features/safety-plan/types";
import { OneLine } from "./one-line";
import { type PlanDraft, readPlanDraft } from "./plan-keeper";
import { PlanSteps } from "./plan-steps";
import type { PlanKit } from "./types";
import { type PlanReading, usePlanReading } from "./use-plan-reading";

/** This tab's unsaved plan; the only plan of a child whose parent hasn't agreed. */
function useTabPlan(saved: SafetyPlan | undefined): PlanSections | undefined {
  const [draft, setDraft] = useState<PlanDraft | null>(null);
  useEffect(() => setDraft(readPlanDraft()), []);
  if (!draft) return undefined;
  const elsewhere = saved !== undefined && saved.updatedAt !== draft.base.updatedAt;
  return elsewhere ? mergePlans(draft.base, draft.plan, saved) : draft.plan;
}

/** The reading view of the plan, in the crisis dialog and in the sheet. */
export function PlanReader({ kit }: { kit: PlanKit }) {
  const { copy } = kit;
  const reading = usePlanReading(kit);
  const plan = useTabPlan(reading.plan) ?? reading.plan;
  if (!plan && reading.isFailed) return <NotHere kit={kit} reading={reading} />;
  if (!plan) return <Skeleton className="h-24" role="status" aria-label={copy.loading} />;
  const empty = isEmpty(plan);
  return (
    <div className="grid gap-3">
      {reading.isCopy && reading.isAway ? (
        <p className="text-ink-soft text-sm">{copy.offline}</p>
      ) : null}
      {empty ? <p>{copy.empty}</p> : <PlanSteps kit={kit} plan={plan} />}
      {empty && kit.canWrite ? <OneLine kit={kit} plan={reading.plan} /> : null}
      <Door kit={kit} empty={empty} />
    </div>
  );
}

/** Shown if there's neither a response nor a copy: says so, and lets the person add one line. */
function NotHere({ kit, reading }: { kit: PlanKit; reading: PlanReading }) {
  const { copy } = kit;
  return (
    <div className="grid gap-3">
      <p role="status">{reading.isOffline ? copy.notHere : copy.readFailed}</p>
      {kit.canWrite ? <OneLine kit={kit} /> : null}
      <Button
        variant="quiet"
        onClick={reading.retry}
        pending={reading.isRetrying}
        className="justify-self-start"
      >
        {copy.retry}
      </Button>
    </div>
  );
}

/**
 * Links to the page for writing the plan; if that isn't open to them yet, to a blank plan that
 * anyone can print.
 */
function Door({ kit: { copy, canWrite }, empty }: { kit: PlanKit; empty: boolean }) {
  return (
    <AnchorButton
      href={canWrite ? "/safety-plan" : "/safety-plan/blank"}
      variant="secondary"
      className="justify-self-start"
    >
      {canWrite ? (empty ? copy.make : copy.change) : copy.blank}
    </AnchorButton>
  );
}
