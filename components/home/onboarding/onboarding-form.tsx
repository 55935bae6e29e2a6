"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Progress } from "@/components/ui/progress";
import { STEPS } from "@/lib/across/home/onboarding/constants";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import type { CurrentUser } from "@/lib/core/identity/types";
import type { TherapyTypeSummary } from "@/lib/features/conversation/therapy-types/types";
import { BasicStep } from "./basic-step";
import { CultureStep } from "./culture-step";
import { GoalsStep } from "./goals-step";
import { StopHere } from "./stop-here";
import { type OnboardingForm as Form, useOnboardingForm } from "./use-onboarding-form";
import { WaitingStep } from "./waiting-step";
import { Welcome } from "./welcome";

interface OnboardingProps {
  person: CurrentUser;
  approaches: readonly TherapyTypeSummary[];
  /** Where an adult goes after saving; home by default. */
  next?: string;
}

/** Three steps to create a profile, or to change it (ONBD-01 … ONBD-22; contract 10). */
export function OnboardingForm({ person, approaches, next = "/" }: OnboardingProps) {
  const form = useOnboardingForm(person, approaches, next);
  const { step, scope, saving } = form;
  const copy = ONBOARDING_COPY[scope.audience];
  const fields = useRef<HTMLFormElement>(null);
  useFocusOnStep(fields, form);

  function send(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    void (step === 3 ? form.submit() : form.next());
  }

  return (
    <div
      data-audience={scope.audience}
      className="page-column grid gap-5 py-6 text-ink lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start lg:gap-8 lg:py-12"
    >
      <Welcome
        audience={scope.audience}
        asksLater={scope.asksLater}
        isEdit={person.age !== null}
        step={step}
      />
      <div className="grid gap-4">
        <Card padding="lg">
          <form
            ref={fields}
            method="post"
            onSubmit={send}
            noValidate
            aria-busy={saving}
            className="grid gap-6"
          >
            <LiveFieldset>
              <div className="grid gap-2 lg:hidden">
                <p aria-hidden className="font-medium text-ink-soft text-sm">
                  {copy.progress(step)}
                </p>
                <Progress quiet label={copy.progress(step)} value={step} max={STEPS.length} />
              </div>
              <div key={step} className="grid animate-rise gap-6">
                <StepHeading form={form} />
                <StepFields form={form} />
              </div>
              <Ways form={form} />
            </LiveFieldset>
          </form>
        </Card>
        <QuietConcern audience={scope.audience} of={["/api/user/profile"]} />
        {person.age === null ? <StopHere audience={scope.audience} /> : null}
      </div>
    </div>
  );
}

function Ways({ form: { step, scope, saving, back } }: { form: Form }) {
  const copy = ONBOARDING_COPY[scope.audience];
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-3">
      {step > 1 ? (
        <Button variant="secondary" size="lg" onClick={back} disabled={saving}>
          {copy.back}
        </Button>
      ) : null}
      <Button
        type="submit"
        size="lg"
        pending={saving}
        className="ms-auto grow sm:grow-0"
        onClick={(event) => {
          // The second click of a double click was meant for the previous step.
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {step < 3 ? copy.next : saving ? copy.finishing : copy.finish}
      </Button>
    </div>
  );
}

function StepHeading({ form: { step, scope } }: { form: Form }) {
  const copy = ONBOARDING_COPY[scope.audience];
  return (
    <div>
      <h2 tabIndex={-1} className="outline-none">
        {(scope.asksLater ? copy.stepsLater : copy.steps)[step]}
      </h2>
      <p className="mt-1.5 text-ink-soft">
        {(scope.asksLater ? copy.introLater : copy.intro)[step]}
      </p>
    </div>
  );
}

function StepFields({ form }: { form: Form }) {
  if (form.step === 1) return <BasicStep form={form} />;
  if (form.step === 3) return <GoalsStep form={form} />;
  return form.scope.asksLater ? (
    <WaitingStep audience={form.scope.audience} />
  ) : (
    <CultureStep form={form} />
  );
}

/**
 * A new step is announced by its heading; a refusal moves the focus to the first field to correct.
 */
function useFocusOnStep(
  fields: { readonly current: HTMLFormElement | null },
  { step, refusals }: Form,
) {
  const seen = useRef({ step, refusals });
  useEffect(() => {
    const { step: stepBefore, refusals: refusalsBefore } = seen.current;
    seen.current = { step, refusals };
    if (refusals !== refusalsBefore)
      fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    else if (step !== stepBefore) fields.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [fields, step, refusals]);
}
