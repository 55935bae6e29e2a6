"use client";

import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ShownDetail } from "@/lib/features/crisis-desk/client";
import { DEEDS, LONGEST_NOTE, OUTCOMES, REACHES_HOME } from "@/lib/features/crisis-desk/constants";
import { DESK_COPY } from "@/lib/features/crisis-desk/copy";
import { STEPS } from "./copy";
import { useSteps } from "./use-steps";

interface NextStepsProps {
  detail: ShownDetail;
  onResolved: () => void;
}

/** Ctrl or ⌘ and Enter anywhere in a form stores it. */
const onSave = (save: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  save();
};

/** Acknowledge, act, resolve, in this order and each in one place. `data-step` is where a key leads. */
export function NextSteps({ detail, onResolved }: NextStepsProps) {
  const steps = useSteps(detail, onResolved);
  const { resolved, waitingSince } = detail;
  return (
    <Card aria-busy={steps.pending || undefined}>
      <CardTitle>{STEPS.title}</CardTitle>
      <div className="mt-3 grid gap-5">
        {waitingSince === null ? null : (
          <Button data-step="acknowledge" pending={steps.pending} onClick={steps.acknowledge} className="sm:w-fit">
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

function ActForm({ steps, detail }: FormProps & { detail: ShownDetail }) {
  const { problem } = steps;
  const homeMayKnow = detail.person.isMinor && !detail.doNotContactHome;
  const offered = DEEDS.filter((deed) => homeMayKnow || !REACHES_HOME.has(deed));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what its buttons do
    <div className="grid gap-3" onKeyDown={onSave(steps.deed ? steps.act : steps.saveNote)}>
      <Field label={STEPS.action} error={problem.template}>
        {(control) => (
          <Select
            {...control}
            data-step="act"
            value={steps.deed}
            onChange={(event) => steps.setDeed(event.target.value)}
          >
            <option value="">{STEPS.chooseAction}</option>
            {offered.map((deed) => (
              <option key={deed} value={deed}>
                {DESK_COPY.deeds[deed]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={STEPS.note} hint={STEPS.noteHint} error={problem.note}>
        {(control) => (
          <Textarea
            {...control}
            data-step="note"
            value={steps.note}
            maxLength={LONGEST_NOTE}
            onChange={(event) => steps.write(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" pending={steps.pending} onClick={steps.act}>
          {STEPS.act}
        </Button>
        <Button variant="quiet" pending={steps.pending} onClick={steps.saveNote}>
          {STEPS.noteOnly}
        </Button>
      </div>
    </div>
  );
}

function ResolveForm({ steps }: FormProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what its button does
    <div className="grid gap-3 border-line border-t pt-5" onKeyDown={onSave(steps.resolve)}>
      <Field label={STEPS.outcome} error={steps.problem.outcome}>
        {(control) => (
          <Select
            {...control}
            data-step="resolve"
            value={steps.outcome}
            onChange={(event) => steps.setOutcome(event.target.value)}
          >
            <option value="">{STEPS.chooseOutcome}</option>
            {OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {DESK_COPY.outcomes[outcome]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="secondary" pending={steps.pending} onClick={steps.resolve} className="sm:w-fit">
        {STEPS.resolve}
      </Button>
    </div>
  );
}

/** Chosen first and given then: with the arrows of a closed list one passes by every name before the right one. */
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
          <Select {...control} data-step="assign" value={value} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{STEPS.nobody}</option>
            {detail.colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="secondary" pending={steps.pending} onClick={give} className="sm:w-fit">
        {STEPS.give}
      </Button>
    </div>
  );
}
