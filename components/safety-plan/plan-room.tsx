"use client";

import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import type { PlanSections } from "@/lib/features/safety-plan/types";
import planEn from "@/messages/en/safety-plan.json";
import { PlanAside } from "./plan-aside";
import { PlanEditor } from "./plan-editor";
import { PlanSheet } from "./plan-sheet";
import { PlanSteps } from "./plan-steps";
import { PrintButton } from "./print-button";
import type { PlanKit } from "./types";
import { usePlanReading } from "./use-plan-reading";

interface PlanRoomProps {
  kit: PlanKit;
  /**
   * Inside the sheet over another page: the sheet has the heading, and printing needs the full
   * page.
   */
  inSheet?: boolean;
}

/**
 * The plan in each of its states: loading, failed, read from this device's copy, and being edited.
 */
export function PlanRoom({ kit, inSheet = false }: PlanRoomProps) {
  const { audience } = kit;
  const words = planEn[audience];
  const reading = usePlanReading(kit);
  if (reading.isCopy && reading.isAway && reading.plan) {
    return <ReadOnly kit={kit} plan={reading.plan} inSheet={inSheet} onRetry={reading.retry} />;
  }
  if (!reading.plan && reading.isFailed) {
    return (
      <ErrorState
        title={words.readFailed}
        onRetry={reading.retry}
        retryLabel={words.retry}
        retrying={reading.isRetrying}
      />
    );
  }
  // Edits must be based on the saved plan, and the device's copy isn't it.
  if (!reading.plan || reading.isCopy) return <Waiting label={words.loading} />;
  return (
    <PlanEditor
      audience={audience}
      initial={reading.plan}
      tabOnly={kit.tabOnly}
      personId={kit.personId}
    >
      {(plan) =>
        inSheet ? null : (
          <>
            <PlanSheet audience={audience} plan={plan} className="hidden print:grid" />
            <PlanAside kit={kit} plan={plan} />
          </>
        )
      }
    </PlanEditor>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </div>
  );
}

interface ReadOnlyProps {
  kit: PlanKit;
  plan: PlanSections;
  inSheet: boolean;
  onRetry: () => void;
}

/** The device's copy, while the service can't be reached. */
function ReadOnly({ kit, plan, inSheet, onRetry }: ReadOnlyProps) {
  const words = planEn[kit.audience];
  return (
    <>
      <div className="grid gap-4 print:hidden">
        <p role="status">{words.offline}</p>
        <PlanSteps kit={kit} plan={plan} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onRetry}>
            {words.retry}
          </Button>
          {inSheet ? null : <PrintButton label={PLAN_EDITOR[kit.audience].print} />}
        </div>
      </div>
      {inSheet ? null : (
        <PlanSheet audience={kit.audience} plan={plan} className="hidden print:grid" />
      )}
    </>
  );
}
