import type { Section } from "@/lib/features/safety-plan/constants";
import { ORDER } from "@/lib/features/safety-plan/constants";
import type { PlanSections } from "@/lib/features/safety-plan/types";
import { PlanLine } from "./plan-line";
import type { PlanKit } from "./types";

interface PlanStepsProps {
  kit: PlanKit;
  plan: PlanSections;
}

/**
 * The plan's reading view: the steps that aren't empty, in the person's order, with numbers to call
 * in one tap.
 */
export function PlanSteps({ kit: { audience, copy }, plan }: PlanStepsProps) {
  const sections: readonly Section[] = [...ORDER[audience], "worthLivingFor"];
  return (
    <ol className="grid grid-cols-1 gap-3">
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
