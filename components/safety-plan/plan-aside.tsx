import { AnchorButton } from "@/components/ui/link-button";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import type { PlanSections } from "@/lib/features/safety-plan/types";
import { DeviceSwitch } from "./device-switch";
import { PrintButton } from "./print-button";
import { SaveFileButton } from "./save-file-button";
import type { PlanKit } from "./types";

/** The ways to take a plan off this page: paper, a file, and the copy on the device. */
export function PlanAside({
  kit: { audience, personId, tabOnly },
  plan,
}: {
  kit: PlanKit;
  plan: PlanSections;
}) {
  const copy = PLAN_EDITOR[audience];
  return (
    <div className="mt-6 grid gap-5 print:hidden">
      <div className="grid gap-2.5">
        <div className="flex flex-wrap gap-3">
          <PrintButton label={copy.print} />
          <SaveFileButton audience={audience} plan={plan} />
          <AnchorButton href="/safety-plan/blank" variant="quiet">
            {copy.blank}
          </AnchorButton>
        </div>
        <p className="text-ink-soft text-sm">{copy.fileHint}</p>
      </div>
      {personId && !tabOnly ? <DeviceSwitch copy={copy} personId={personId} /> : null}
    </div>
  );
}
