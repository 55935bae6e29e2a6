"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { onSave } from "@/components/ui/keys";
import type { ShownDetail } from "@/lib/across/staff/desk/client";
import { OUTCOMES } from "@/lib/across/staff/desk/constants";
import { DESK_COPY } from "@/lib/across/staff/desk/copy";
import { ActForm } from "./act-form";
import { ChoiceList } from "./choice-list";
import { STEPS } from "./copy";
import { useSteps } from "./use-steps";

interface NextStepsProps {
  detail: ShownDetail;
  onResolved: () => void;
}

/**
 * Acknowledge, act, resolve: always in this order and place. Keyboard shortcuts go to `data-step`.
 */
export function NextSteps({ detail, onResolved }: NextStepsProps) {
  const steps = useSteps(detail, onResolved);
  const { resolved, waitingSince } = detail;
  return (
    <Card aria-busy={steps.pending || undefined}>
      <CardTitle>{STEPS.title}</CardTitle>
      <div className="mt-3 grid gap-5">
        {waitingSince === null ? null : (
          <Button
            data-step="acknowledge"
            pending={steps.pending}
            onClick={steps.acknowledge}
            className="sm:w-fit"
          >
            {STEPS.acknowledge}
          </Button>
        )}
        {resolved ? (
          <Button
            variant="secondary"
            data-step="reopen"
            pending={steps.pending}
            onClick={steps.reopen}
            className="sm:w-fit"
          >
            {STEPS.reopen}
          </Button>
        ) : (
          <ActForm steps={steps} detail={detail} />
        )}
        {resolved ? null : <ResolveForm steps={steps} />}
        {resolved ? null : <Assignment steps={steps} detail={detail} />}
      </div>
    </Card>
  );
}

interface FormProps {
  steps: ReturnType<typeof useSteps>;
}

function ResolveForm({ steps }: FormProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what its button does
    <div className="grid gap-3 border-line border-t pt-5" onKeyDown={onSave(steps.resolve)}>
      <Field label={STEPS.outcome} error={steps.problem.outcome}>
        {(control) => (
          <ChoiceList
            control={control}
            step="resolve"
            value={steps.outcome}
            onChoose={steps.setOutcome}
            onWriting={steps.writeFromList}
          >
            <option value="">{STEPS.chooseOutcome}</option>
            {OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {DESK_COPY.outcomes[outcome]}
              </option>
            ))}
          </ChoiceList>
        )}
      </Field>
      <Button
        variant="secondary"
        pending={steps.pending}
        onClick={steps.resolve}
        className="sm:w-fit"
      >
        {steps.deed ? STEPS.resolveToo : STEPS.resolve}
      </Button>
    </div>
  );
}

/**
 * Choosing and assigning are separate steps, because arrow keys in a closed select pass through
 * every name on the way to the right one.
 */
function Assignment({ steps, detail }: FormProps & { detail: ShownDetail }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? detail.assignee?.id ?? "";
  const give = async () => {
    if (await steps.assign(value)) setChosen(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what its button does
    <div className="grid gap-3 border-line border-t pt-5" onKeyDown={onSave(give)}>
      <Field label={STEPS.assignee} hint={STEPS.assigneeHint} error={steps.problem.assignee}>
        {(control) => (
          <ChoiceList
            control={control}
            step="assign"
            value={value}
            onChoose={setChosen}
            onWriting={steps.writeFromList}
          >
            <option value="">{STEPS.nobody}</option>
            {detail.colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChoiceList>
        )}
      </Field>
      <Button variant="secondary" pending={steps.pending} onClick={give} className="sm:w-fit">
        {STEPS.give}
      </Button>
    </div>
  );
}
