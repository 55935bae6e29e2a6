"use client";

import { useEffect, useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { AnchorButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { readDraft } from "@/lib/client/drafts";
import { PLAN_DRAFT } from "@/lib/features/safety-plan/constants";
import { isEmpty } from "@/lib/features/safety-plan/policy";
import type { PlanSections } from "@/lib/features/safety-plan/types";
import { PlanSteps } from "./plan-steps";
import type { PlanKit } from "./types";
import { usePlanReading } from "./use-plan-reading";

/** What was written in this tab and not saved; a child whose parent has not agreed has nothing else. */
function useTabPlan(): PlanSections | undefined {
  const [plan, setPlan] = useState<PlanSections>();
  useEffect(() => {
    try {
      setPlan(JSON.parse(readDraft(PLAN_DRAFT) || "null")?.plan ?? undefined);
    } catch {
      // A draft that cannot be read is none.
    }
  }, []);
  return plan;
}

/** The plan to be read, wherever the person is: in the crisis dialog and in the sheet. */
export function PlanReader({ kit }: { kit: PlanKit }) {
  const { copy } = kit;
  const reading = usePlanReading(kit);
  const inTab = useTabPlan();
  const plan = inTab ?? reading.plan;
  if (!plan && reading.isFailed) {
    return (
      <ErrorState
        title={copy.readFailed}
        onRetry={reading.retry}
        retryLabel={copy.retry}
        retrying={reading.isRetrying}
        className="py-4"
      />
    );
  }
  if (!plan) return <Skeleton className="h-24" role="status" aria-label={copy.loading} />;
  return (
    <div className="grid gap-3">
      {reading.isCopy ? <p className="text-ink-soft text-sm">{copy.offline}</p> : null}
      {isEmpty(plan) ? <p>{copy.empty}</p> : <PlanSteps kit={kit} plan={plan} />}
      <Door kit={kit} empty={isEmpty(plan)} />
    </div>
  );
}

/** To the page on which it is written; before that page is open to them, to a blank plan that anybody can print. */
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
