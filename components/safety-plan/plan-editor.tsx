"use client";

import type { ReactNode } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { HelpLine } from "@/components/layout/help-line";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { ORDER, type Section } from "@/lib/features/safety-plan/constants";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import { isEmpty } from "@/lib/features/safety-plan/policy";
import type { PlanSections, SafetyPlan } from "@/lib/features/safety-plan/types";
import type { Audience } from "@/lib/shared/audience";
import { KeepQuestion } from "./keep-question";
import { SaveLine } from "./save-line";
import { StepCard } from "./step-card";
import { usePlanKeeper } from "./use-plan-keeper";

interface PlanEditorProps {
  audience: Audience;
  initial: SafetyPlan;
  /** The person asked once whether a copy may stay on this device. */
  personId: string | null;
  /** A parent hasn't agreed yet: nothing may be stored on the server. */
  tabOnly: boolean;
  /** Rendered from the current plan, such as its print version. */
  children?: (plan: PlanSections) => ReactNode;
}

/** The six steps and the reasons for living. Saves after every line. */
export function PlanEditor({ audience, initial, personId, tabOnly, children }: PlanEditorProps) {
  const copy = PLAN_EDITOR[audience];
  const { change, retry, examine, ...kept } = usePlanKeeper(initial, tabOnly);
  const card = (section: Section, number: number | null) => (
    <StepCard
      key={section}
      audience={audience}
      section={section}
      number={number}
      items={kept.plan[section]}
      onChange={change}
      onWritten={examine}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 gap-4 print:hidden">
        <SaveLine audience={audience} kept={kept} onRetry={retry} />
        {personId && kept.state === "saved" && !isEmpty(kept.plan) ? (
          <KeepQuestion copy={copy} personId={personId} />
        ) : null}
        {kept.helped ? <HelpLine audience={audience} atPlan /> : null}
        <QuietConcern audience={audience} of={["/api/safety-plan"]} />
        {ORDER[audience].map((section, index) => card(section, index + 1))}
        {card("worthLivingFor", null)}
        <div className="flex flex-wrap items-center gap-4 rounded-card bg-signal-soft px-5 py-4">
          <p className="flex-1">{copy.crisis}</p>
          <CrisisButton variant="danger">{SHELL[audience].crisis}</CrisisButton>
        </div>
      </div>
      {children?.(kept.plan)}
    </>
  );
}
