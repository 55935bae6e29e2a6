import Link from "next/link";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Separator } from "@/components/ui/separator";
import { Textarea } from "@/components/ui/textarea";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import { ApproachChoice } from "./approach-choice";
import type { OnboardingForm } from "./use-onboarding-form";

/** ONBD-04 and ONBD-17; a child waiting for consent sees only the two boxes. */
export function GoalsStep({ form }: { form: OnboardingForm }) {
  const { answers, errors, scope, set } = form;
  const copy = ONBOARDING_COPY[scope.audience].goals;
  return (
    <>
      {scope.asksLater ? null : (
        <>
          <Field label={copy.label} hint={copy.hint} error={errors.therapyGoals}>
            {(control) => (
              <Textarea
                {...control}
                name="therapyGoals"
                value={answers.therapyGoals}
                onChange={(event) => set("therapyGoals", event.currentTarget.value)}
              />
            )}
          </Field>
          <ApproachChoice form={form} />
          <Separator />
        </>
      )}
      <Agreements form={form} />
    </>
  );
}

function Agreements({ form: { answers, errors, scope, set } }: { form: OnboardingForm }) {
  const { terms, disclaimer } = ONBOARDING_COPY[scope.audience];
  return (
    <div className="grid gap-4">
      <Checkbox
        label={terms.label}
        hint={
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            <Link href="/terms" target="_blank" className="prose-link py-1">
              {terms.read}
            </Link>
            <Link href="/privacy" target="_blank" className="prose-link py-1">
              {terms.privacy}
            </Link>
          </span>
        }
        error={errors.acceptTerms}
        checked={answers.acceptTerms}
        onChange={(event) => set("acceptTerms", event.currentTarget.checked)}
        name="acceptTerms"
        required
      />
      <Checkbox
        label={disclaimer.label}
        hint={disclaimer.hint}
        error={errors.acceptMedicalDisclaimer}
        checked={answers.acceptMedicalDisclaimer}
        onChange={(event) => set("acceptMedicalDisclaimer", event.currentTarget.checked)}
        name="acceptMedicalDisclaimer"
        required
      />
    </div>
  );
}
