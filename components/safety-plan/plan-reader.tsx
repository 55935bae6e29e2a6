"use client";

import { useEffect, useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { AnchorButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { readDraft } from "@/lib/client/drafts";
import { ORDER, PLAN_DRAFT, type Section } from "@/lib/features/safety-plan/constants";
import { isEmpty } from "@/lib/features/safety-plan/policy";
import type { PlanSections } from "@/lib/features/safety-plan/types";
import { PlanLine } from "./plan-line";
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
      {isEmpty(plan) ? <p>{copy.empty}</p> : <Steps kit={kit} plan={plan} />}
      <AnchorButton href="/safety-plan" variant="secondary" className="justify-self-start">
        {isEmpty(plan) ? copy.make : copy.change}
      </AnchorButton>
    </div>
  );
}

function Steps({ kit: { audience, copy }, plan }: { kit: PlanKit; plan: PlanSections }) {
  const sections: readonly Section[] = [...ORDER[audience], "worthLivingFor"];
  return (
    <ol className="grid gap-3">
      {sections
        .filter((section) => plan[section].length > 0)
        .map((section) => (
          <li key={section} className="rounded-control bg-primary-soft p-3.5">
            <h3 className="font-bold font-sans text-base">{copy.steps[section]}</h3>
            <ul className="mt-1 grid gap-0.5">
              {plan[section].map((item) => (
                <li key={`${item.text}${item.phone}`} className="flex">
                  <PlanLine item={item} />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  );
}
