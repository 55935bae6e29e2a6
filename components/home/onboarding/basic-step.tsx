import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import { MAXIMUM_AGE, MINIMUM_AGE } from "@/lib/shared/audience";
import { LANGUAGES, type Language } from "@/lib/shared/languages";
import type { OnboardingForm } from "./use-onboarding-form";

/**
 * The form's first step (ONBD-02). The parent's address is always there, and is emphasized as soon
 * as the typed age is under 18.
 */
export function BasicStep({
  form: { answers, errors, scope, needsParent, getsOlder, replaces, set },
}: {
  form: OnboardingForm;
}) {
  const copy = ONBOARDING_COPY[scope.audience];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={copy.age.label}
          hint={getsOlder ? copy.age.daysStay : copy.age.hint}
          error={errors.age ?? needsParent ?? undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="age"
              type="number"
              inputMode="numeric"
              min={MINIMUM_AGE}
              max={MAXIMUM_AGE}
              value={answers.age}
              onChange={(event) => set("age", event.currentTarget.value)}
              required
            />
          )}
        </Field>
        <Field label={copy.language.label} error={errors.language} className="content-end">
          {(control) => (
            <Select
              {...control}
              data-kept
              name="language"
              value={answers.language}
              onChange={(event) => set("language", event.currentTarget.value as Language)}
            >
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {copy.language.names[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {/* Comes before the address it explains. For younger children the next step says what
         their parent is asked. */}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {scope.isTeen && !needsParent
          ? copy.parent.noteTeen
          : replaces
            ? copy.parent.replaces
            : null}
      </p>
      <Field
        label={copy.parent.label}
        hint={scope.isMinor ? copy.parent.hintMinor : copy.parent.hint}
        error={errors.parentEmail}
        className={cn(
          "-mx-3 rounded-card border border-transparent p-3 transition-colors",
          scope.isMinor && "border-primary bg-primary-soft",
        )}
      >
        {(control) => (
          <Input
            {...control}
            name="parentEmail"
            type="email"
            autoComplete="off"
            value={answers.parentEmail}
            onChange={(event) => set("parentEmail", event.currentTarget.value)}
            required={scope.isMinor}
          />
        )}
      </Field>
    </>
  );
}
