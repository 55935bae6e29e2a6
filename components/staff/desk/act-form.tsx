"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { onSave } from "@/components/ui/keys";
import { Textarea } from "@/components/ui/textarea";
import type { ShownDetail } from "@/lib/across/staff/desk/client";
import { DEEDS, MAX_NOTE, REACHES_HOME } from "@/lib/across/staff/desk/constants";
import { DESK_COPY } from "@/lib/across/staff/desk/copy";
import { ChoiceList } from "./choice-list";
import { STEPS } from "./copy";
import { deedOf, OWN_WORDS, type useSteps } from "./use-steps";

interface ActFormProps {
  steps: ReturnType<typeof useSteps>;
  detail: ShownDetail;
}

/**
 * Records an action and a note. The single button names exactly what it will store, so no choice
 * gets lost.
 */
export function ActForm({ steps, detail }: ActFormProps) {
  const { problem } = steps;
  const homeMayKnow = detail.person.isMinor && !detail.doNotContactHome;
  const offered = DEEDS.filter((deed) => homeMayKnow || !REACHES_HOME.has(deed));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what its button does
    <div className="grid gap-3" onKeyDown={onSave(steps.store)}>
      <Field label={STEPS.action} error={problem.template}>
        {(control) => (
          <ChoiceList
            control={control}
            step="act"
            value={steps.deed}
            onChoose={steps.setDeed}
            onWriting={steps.writeFromList}
          >
            <option value="">{STEPS.noAction}</option>
            <option value={OWN_WORDS}>{STEPS.ownWords}</option>
            {offered.map((deed) => (
              <option key={deed} value={deed}>
                {DESK_COPY.deeds[deed]}
              </option>
            ))}
          </ChoiceList>
        )}
      </Field>
      <Field label={STEPS.note} hint={STEPS.noteHint} error={problem.note}>
        {(control) => (
          <Textarea
            {...control}
            data-step="note"
            value={steps.note}
            maxLength={MAX_NOTE}
            onChange={(event) => steps.write(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {steps.moved ? STEPS.moved : null}
      </p>
      <Button
        variant="secondary"
        pending={steps.pending}
        onClick={steps.store}
        className="sm:w-fit"
      >
        {stores(steps)}
      </Button>
    </div>
  );
}

/** Names what the button is about to store. */
function stores({ deed, note }: Pick<ReturnType<typeof useSteps>, "deed" | "note">): string {
  const template = deedOf(deed);
  if (template) return STEPS.record(DESK_COPY.deeds[template], note.trim() !== "");
  return deed === OWN_WORDS ? STEPS.recordOwn : STEPS.noteOnly;
}
