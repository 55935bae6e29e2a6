"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Select } from "@/components/ui/select";
import { TITLE_LENGTH } from "@/lib/features/chat/constants";
import {
  type AnyTraumaApproach,
  OFFERED_TRAUMA_TYPES,
  type OfferedTraumaType,
  TRAUMA_APPROACHES,
} from "@/lib/features/trauma/constants";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { useStart } from "./use-start";

interface StartFormProps {
  level: number;
  onOpened: (id: string) => void;
}

/** Type (required), approach, a name; the safety level is the page's (TRAU-07 … TRAU-09). */
export function StartForm({ level, onOpened }: StartFormProps) {
  const copy = TRAUMA_COPY.adult.start;
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
          hint={form.kind === "" ? copy.kindHint : copy.kinds[form.kind].hint}
          error={form.missing ? TRAUMA_COPY.adult.toast.kindRequired.description : undefined}
        >
          {(control) => (
            <Select
              {...control}
              ref={kind}
              required
              value={form.kind}
              onChange={(event) => form.chooseKind(event.target.value as OfferedTraumaType | "")}
            >
              <option value="">{copy.choose}</option>
              {OFFERED_TRAUMA_TYPES.map((type) => (
                <option key={type} value={type}>
                  {copy.kinds[type].label}
                </option>
              ))}
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
