import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { TYPES_COPY } from "@/lib/features/conversation/therapy-types/copy";
import { AGE_GROUPS, type AgeGroup } from "@/lib/shared/audience";
import type { TypeForm } from "./use-type-form";

const TEXTS = ["description", "techniques", "conditions"] as const;

export function TypeFields({ form }: { form: TypeForm }) {
  const copy = TYPES_COPY.form;
  const { shown, edit, complaints } = form;
  return (
    <>
      <Field label={copy.name.label} error={complaints.name}>
        {(control) => (
          <Input
            {...control}
            value={shown.name}
            onChange={({ target }) => edit({ name: target.value })}
          />
        )}
      </Field>
      {TEXTS.map((field) => (
        <Field
          key={field}
          label={copy[field].label}
          hint={copy[field].hint}
          error={complaints[field]}
        >
          {(control) => (
            <Textarea
              {...control}
              value={shown[field]}
              onChange={({ target }) => edit({ [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <AgeGroups form={form} />
      <Checkbox
        data-kept
        label={copy.isActive.label}
        hint={copy.isActive.hint}
        checked={shown.isActive}
        onChange={({ target }) => edit({ isActive: target.checked })}
      />
      <Field
        label={copy.systemPrompt.label}
        hint={copy.systemPrompt.hint}
        error={complaints.systemPrompt}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            value={shown.systemPrompt}
            onChange={({ target }) => edit({ systemPrompt: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function AgeGroups({ form }: { form: TypeForm }) {
  const id = useId();
  const { shown, edit, complaints } = form;
  const change = (group: AgeGroup, isChosen: boolean) =>
    edit({
      ageGroups: AGE_GROUPS.filter((one) =>
        one === group ? isChosen : shown.ageGroups.includes(one),
      ),
    });
  return (
    <fieldset data-kept aria-describedby={complaints.ageGroups ? id : undefined}>
      <legend className="font-semibold">{TYPES_COPY.form.ageGroups.label}</legend>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {AGE_GROUPS.map((group) => (
          <Checkbox
            key={group}
            label={TYPES_COPY.ages[group]}
            checked={shown.ageGroups.includes(group)}
            onChange={({ target }) => change(group, target.checked)}
          />
        ))}
      </div>
      <FieldError id={id}>{complaints.ageGroups}</FieldError>
    </fieldset>
  );
}
