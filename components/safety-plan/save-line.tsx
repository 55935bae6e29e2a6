import { Check, CircleAlert, CloudOff, LoaderCircle, type LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import { crowdedSteps } from "@/lib/features/safety-plan/policy";
import type { Audience } from "@/lib/shared/audience";
import planEn from "@/messages/en/safety-plan.json";
import type { KeptPlan, SaveState } from "./plan-keeper";

interface SaveLineProps {
  audience: Audience;
  kept: KeptPlan;
  onRetry: () => void;
}

const ICONS: Partial<Record<SaveState, LucideIcon>> = {
  saving: LoaderCircle,
  offline: CloudOff,
  failed: CloudOff,
  crowded: CircleAlert,
};

function wordsOf(audience: Audience, { state, plan }: KeptPlan): string {
  const copy = PLAN_EDITOR[audience];
  if (state !== "crowded") return copy.state[state];
  const names = crowdedSteps(plan).map((section) => planEn[audience].steps[section]);
  return copy.crowded(names.join("; "));
}

/**
 * Shows the save state: saved, saving, kept in this tab, or waiting for the person to make room.
 */
export function SaveLine({ audience, kept, onRetry }: SaveLineProps) {
  const { state, merged } = kept;
  const copy = PLAN_EDITOR[audience];
  const waiting = state === "offline" || state === "failed";
  const Icon = ICONS[state] ?? Check;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm print:hidden">
      <p role="status" className="flex items-center gap-2">
        <Icon aria-hidden className={state === "saving" ? "size-4 animate-spin" : "size-4"} />
        {wordsOf(audience, kept)}
      </p>
      {waiting ? (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {copy.retry}
        </Button>
      ) : null}
      {merged ? <p className="basis-full font-medium text-ink">{copy.state.merged}</p> : null}
    </div>
  );
}
