"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field, FieldError } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { AssessmentType } from "@/lib/features/movement/assessments/constants";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import { CheckFields } from "./check-fields";
import { PainForm } from "./pain-form";
import { useCheck } from "./use-check";

const copy = ASSESSMENT_COPY.adult;

interface CheckFormProps {
  type: AssessmentType;
  /** Pain from the last pain check, if it should be kept in mind. */
  mind: { readonly place: string; readonly level: number } | null;
  onDone: () => void;
}

export function CheckForm({ type, mind, onDone }: CheckFormProps) {
  const check = useCheck(type, onDone);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <CardTitle ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
        {copy.types[type].name}
      </CardTitle>
      <p className="mt-1 text-ink-soft">{copy.types[type].lead}</p>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{copy.safety}</p>
      {mind && type !== "pain" ? (
        <p className="mb-5 rounded-control bg-accent-soft px-4 py-3">
          {copy.mindPain(mind.place, mind.level)}
        </p>
      ) : null}
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void check.save();
        }}
      >
        {type === "pain" ? (
          <PainForm levels={check.scores} onChange={(scores) => check.change({ scores })} />
        ) : (
          <CheckFields
            type={type}
            scores={check.scores}
            errors={check.errors}
            onChange={(scores) => check.change({ scores })}
          />
        )}
        <Field label={copy.limits} hint={copy.limitsHint} error={check.errors.limitations}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={500}
              value={check.limits}
              onChange={(event) => check.change({ limits: event.currentTarget.value })}
            />
          )}
        </Field>
        <FieldError>{check.errors.form}</FieldError>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={check.saving}>
            {check.saving ? copy.saving : copy.save}
          </Button>
          <Button variant="quiet" onClick={check.drop}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
