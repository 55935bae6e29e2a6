"use client";

import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { AnchorButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { ORDER, type Section } from "@/lib/features/safety-plan/constants";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import { planEn } from "@/lib/features/safety-plan/copy/en";
import type { PlanSections } from "@/lib/features/safety-plan/types";
import { DeviceSwitch } from "./device-switch";
import { PlanEditor } from "./plan-editor";
import { PlanLine } from "./plan-line";
import { PlanSheet } from "./plan-sheet";
import { PrintButton } from "./print-button";
import type { PlanKit } from "./types";
import { usePlanReading } from "./use-plan-reading";

interface PlanRoomProps {
  kit: PlanKit;
  /** Inside the sheet over another page: the sheet has the heading, and printing needs the page. */
  inSheet?: boolean;
}

/** The plan with all its states: on its way, not to be had, read from this device, and being written. */
export function PlanRoom({ kit, inSheet = false }: PlanRoomProps) {
  const { audience } = kit;
  const words = planEn[audience];
  const reading = usePlanReading(kit);
  if (reading.isCopy && reading.plan) return <ReadOnly kit={kit} plan={reading.plan} onRetry={reading.retry} />;
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
  if (!reading.plan) return <Waiting label={words.loading} />;
  return (
    <>
      <PlanEditor audience={audience} initial={reading.plan} tabOnly={kit.tabOnly}>
        {(plan) => (inSheet ? null : <PlanSheet audience={audience} plan={plan} className="hidden print:grid" />)}
      </PlanEditor>
      {inSheet ? null : <Aside kit={kit} />}
    </>
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

function Aside({ kit: { audience, personId, tabOnly } }: { kit: PlanKit }) {
  const copy = PLAN_EDITOR[audience];
  return (
    <div className="mt-6 grid gap-5 print:hidden">
      <div className="flex flex-wrap gap-3">
        <PrintButton label={copy.print} />
        <AnchorButton href="/safety-plan/blank" variant="quiet">
          {copy.blank}
        </AnchorButton>
      </div>
      {personId && !tabOnly ? <DeviceSwitch copy={copy} /> : null}
    </div>
  );
}

interface ReadOnlyProps {
  kit: PlanKit;
  plan: PlanSections;
  onRetry: () => void;
}

/** What this device kept, while the service cannot be reached. */
function ReadOnly({ kit: { audience }, plan, onRetry }: ReadOnlyProps) {
  const words = planEn[audience];
  const sections: readonly Section[] = [...ORDER[audience], "worthLivingFor"];
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-4">
        {words.offline}
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      </p>
      {sections.map((section) => (
        <section key={section}>
          <h2 className="text-xl">{words.steps[section]}</h2>
          <ul className="mt-1 list-disc ps-6">
            {plan[section].map((item) => (
              <li key={`${item.text}${item.phone}`}>
                <PlanLine item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
