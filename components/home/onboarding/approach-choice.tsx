import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError, Hint } from "@/components/ui/field";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import type { OnboardingForm } from "./use-onboarding-form";

/** Lists the approaches that fit the age from step 1 as checkboxes (ONBD-10, ONBD-18, ONBD-22). */
export function ApproachChoice({ form }: { form: OnboardingForm }) {
  const { answers, errors, scope, set } = form;
  const copy = ONBOARDING_COPY[scope.audience].approaches;
  const chosen = answers.preferredTherapyTypes;
  const toggle = (id: string, on: boolean) =>
    set("preferredTherapyTypes", on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset
      data-kept
      className="grid gap-3"
      aria-describedby={errors.preferredTherapyTypes ? "approaches-error" : undefined}
    >
      <legend className="mb-1 font-semibold">{copy.legend}</legend>
      <Hint>{copy.hint}</Hint>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {scope.approaches.map(({ id, name, shortName, description }) => (
          <Checkbox
            key={id}
            label={<span className="font-semibold">{name}</span>}
            hint={copy.described[shortName] ?? description}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
      </div>
      {scope.approaches.length === 0 ? (
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          {form.approachesFailed ? copy.failed : copy.none}
          {form.approachesFailed ? (
            <Button size="sm" variant="secondary" onClick={form.retryApproaches}>
              {copy.retry}
            </Button>
          ) : null}
        </p>
      ) : null}
      <FieldError id="approaches-error">{errors.preferredTherapyTypes}</FieldError>
    </fieldset>
  );
}
