import type { ExerciseKit } from "@/components/conversation/exercises/types";
import type { PlanKit } from "@/components/safety-plan/types";
import { AnchorButton } from "@/components/ui/link-button";
import type { CrisisDialogCopy } from "@/lib/crisis/copy/schema";
import { ExerciseTool, PlanTool } from "./crisis-tool";

interface CrisisToolsProps {
  copy: CrisisDialogCopy;
  exercises: ExerciseKit;
  plan: PlanKit;
}

/**
 * The tools people use most in a crisis: their own plan and grounding (safety notes). Each works
 * inside the dialog, with the network down, and in a simpler form without any script.
 */
export function CrisisTools({ copy, exercises, plan }: CrisisToolsProps) {
  const signedIn = plan.personId !== null;
  const { breathing } = exercises.copy;
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-2.5 sm:not-has-[[open]]:grid-cols-3 sm:not-has-[[open]]:items-stretch">
      <PlanTool label={copy.plan} hint={copy.planHint} kit={plan}>
        <PlanLinks plan={plan} signedIn={signedIn} />
      </PlanTool>
      <ExerciseTool
        name="grounding"
        label={copy.ground}
        hint={copy.groundHint}
        kit={exercises}
        signedIn={signedIn}
      >
        <ol className="grid gap-2">
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
      </ExerciseTool>
      <ExerciseTool
        name="breathing"
        label={breathing.title}
        hint={breathing.hint}
        kit={exercises}
        signedIn={signedIn}
      >
        <p>
          {breathing.phases.in} (4), {breathing.phases.out} (6).
        </p>
      </ExerciseTool>
    </div>
  );
}

function PlanLinks({ plan: { copy, canWrite }, signedIn }: { plan: PlanKit; signedIn: boolean }) {
  return (
    <div className="grid gap-3">
      {signedIn ? null : <p>{copy.signedOut}</p>}
      <div className="flex flex-wrap gap-2.5">
        {canWrite ? (
          <AnchorButton href="/safety-plan" variant="secondary">
            {copy.change}
          </AnchorButton>
        ) : null}
        <AnchorButton href="/safety-plan/blank" variant="secondary">
          {copy.blank}
        </AnchorButton>
      </div>
    </div>
  );
}
