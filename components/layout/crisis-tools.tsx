import { ClipboardList, Leaf } from "lucide-react";
import type { CrisisDialogCopy } from "@/lib/features/safety/crisis-dialog/shape";

const TILE =
  "flex w-full items-center gap-3 rounded-control border border-line-strong bg-card p-3.5 text-start transition-colors hover:border-primary hover:bg-primary-soft";

/** What people in a crisis use most: their own plan and grounding (safety notes). Both work with the network down. */
export function CrisisTools({ copy }: { copy: CrisisDialogCopy }) {
  return (
    <div className="mt-5 grid items-start gap-2.5 sm:grid-cols-2">
      <a href="/safety#plan" className={TILE} aria-label={copy.plan} aria-describedby="crisis-plan-hint">
        <ClipboardList aria-hidden className="size-6 shrink-0 text-primary" />
        <span>
          <span className="block font-bold leading-snug">{copy.plan}</span>
          <span id="crisis-plan-hint" className="block text-ink-soft text-sm">
            {copy.planHint}
          </span>
        </span>
      </a>
      <details className="group open:sm:col-span-2">
        <summary className={`${TILE} list-none`}>
          <Leaf aria-hidden className="size-6 shrink-0 text-primary" />
          <span>
            <span className="block font-bold leading-snug">{copy.ground}</span>
            <span className="block text-ink-soft text-sm">{copy.groundHint}</span>
          </span>
        </summary>
        <ol className="mt-2.5 grid gap-2">
          {copy.groundSteps.map((step, index) => (
            <li key={step} className="flex items-center gap-3 rounded-control bg-primary-soft p-3">
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-items-center rounded-full bg-primary font-bold text-on-primary"
              >
                {copy.groundSteps.length - index}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-2.5">{copy.groundAfter}</p>
      </details>
    </div>
  );
}
