"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Select } from "@/components/ui/select";
import { TITLE_LENGTH } from "@/lib/features/conversation/constants";
import {
  type AnyTraumaApproach,
  TRAUMA_APPROACHES,
  TRAUMA_TYPES,
  type TraumaType,
} from "@/lib/features/conversation/trauma/constants";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { type ChosenKind, useStart } from "./use-start";

interface StartFormProps {
  level: number;
  onOpened: (id: string) => void;
}

const copy = TRAUMA_COPY.adult.start;

const hintOf = (kind: ChosenKind): string => {
  if (kind === undefined) return copy.kindHint;
  return (kind === null ? copy.unsaid : copy.kinds[kind]).hint;
};

/**
 * Two options have an empty value: the first is the prompt to choose, the last means "prefer not to
 * say".
 */
const chosenIn = ({ value, options, selectedIndex }: HTMLSelectElement): ChosenKind =>
  value === "" && selectedIndex < options.length - 1
    ? undefined
    : ((value || null) as TraumaType | null);

/** Type (required), approach and name; the safety level comes from the page (TRAU-07 … TRAU-09). */
export function StartForm({ level, onOpened }: StartFormProps) {
  const form = useStart(level, onOpened);
  const kind = useRef<HTMLSelectElement>(null);
  return (
    <form
      method="post"
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.submit()) kind.current?.focus();
      }}
    >
      <LiveFieldset>
        <Field
          label={copy.kind}
          hint={hintOf(form.kind)}
          error={form.missing ? TRAUMA_COPY.adult.toast.kindRequired.description : undefined}
        >
          {(control) => (
            <Select
              key={form.opened}
              {...control}
              ref={kind}
              required
              value={form.kind ?? ""}
              onChange={({ target }) => form.chooseKind(chosenIn(target))}
            >
              {/* After a choice, "prefer not to say" is the only option without a value. */}
              {form.kind === undefined ? <option value="">{copy.choose}</option> : null}
              {TRAUMA_TYPES.map((type) => (
                <option key={type} value={type}>
                  {copy.kinds[type].label}
                </option>
              ))}
              <option value="">{copy.unsaid.label}</option>
            </Select>
          )}
        </Field>
        <Field label={copy.approach} hint={copy.approaches[form.approach].hint}>
          {(control) => (
            <Select
              {...control}
              value={form.approach}
              onChange={(event) => form.setApproach(event.target.value as AnyTraumaApproach)}
            >
              {TRAUMA_APPROACHES.map((approach) => (
                <option key={approach} value={approach}>
                  {copy.approaches[approach].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={copy.name} hint={copy.nameHint}>
          {(control) => (
            <Input
              {...control}
              value={form.name}
              maxLength={TITLE_LENGTH}
              autoComplete="off"
              onChange={(event) => form.setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" pending={form.isPending}>
          {copy.submit}
        </Button>
      </LiveFieldset>
    </form>
  );
}
