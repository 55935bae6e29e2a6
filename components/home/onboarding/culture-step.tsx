import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import { CULTURAL_BACKGROUNDS, RELIGIONS } from "@/lib/core/identity/constants";
import type { OnboardingForm } from "./use-onboarding-form";

interface ChoiceProps<V extends string> {
  name: "culturalBackground" | "religion";
  copy: { readonly label: string; readonly none: string; readonly names: Record<V, string> };
  options: readonly V[];
  form: OnboardingForm;
}

function Choice<V extends string>({ name, copy, options, form }: ChoiceProps<V>) {
  return (
    <Field label={copy.label} error={form.errors[name]}>
      {(control) => (
        <Select
          {...control}
          data-kept
          name={name}
          value={form.answers[name]}
          onChange={(event) => form.set(name, event.currentTarget.value)}
        >
          <option value="">{copy.none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {copy.names[option]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Every field in this step is optional (ONBD-03). */
export function CultureStep({ form }: { form: OnboardingForm }) {
  const copy = ONBOARDING_COPY[form.scope.audience];
  return (
    <>
      <Choice
        name="culturalBackground"
        copy={copy.culture}
        options={CULTURAL_BACKGROUNDS}
        form={form}
      />
      <Choice name="religion" copy={copy.religion} options={RELIGIONS} form={form} />
    </>
  );
}
