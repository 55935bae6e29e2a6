import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";
import type { KeptPlan } from "./plan-keeper";

/** Says where the plan stands: saved, on its way, or kept in this tab. */
export function SaveLine({ copy, kept, onRetry }: { copy: PlanEditorCopy; kept: KeptPlan; onRetry: () => void }) {
  const { state, merged } = kept;
  const waiting = state === "offline" || state === "failed";
  const Icon = state === "saving" ? LoaderCircle : waiting ? CloudOff : Check;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm print:hidden">
      <p role="status" className="flex items-center gap-2">
        <Icon aria-hidden className={state === "saving" ? "size-4 animate-spin" : "size-4"} />
        {copy.state[state]}
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
