"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { AuditSearch } from "@/lib/core/audit/client";
import { MAX_ACTION, MAX_WHO } from "@/lib/core/audit/constants";
import { AUDIT_COPY } from "@/lib/core/audit/copy";

const { fields } = AUDIT_COPY;

const EMPTY: AuditSearch = { actor: "", subject: "", action: "", from: "", to: "" };

/** Field values: days and hours in this browser's time zone. */
const asked = (typed: AuditSearch): AuditSearch => ({
  ...typed,
  actor: typed.actor.trim(),
  subject: typed.subject.trim(),
  action: typed.action.trim(),
  from: typed.from && new Date(typed.from).toISOString(),
  to: typed.to && new Date(typed.to).toISOString(),
});

interface AuditFormProps {
  start: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

export function AuditForm({ start, onSearch }: AuditFormProps) {
  const [typed, setTyped] = useState(start);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(asked(typed));
  }

  const text = (name: keyof AuditSearch, longest: number, hint: string) => (
    <Field label={fields[name]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longest}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const moment = (name: "from" | "to") => (
    <Field label={fields[name]}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <search>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {text("actor", MAX_WHO, fields.hint)}
        {text("subject", MAX_WHO, fields.hint)}
        {text("action", MAX_ACTION, fields.actionHint)}
        {moment("from")}
        {moment("to")}
        <div className="flex flex-wrap items-end gap-2">
          <Button type="submit">{AUDIT_COPY.look}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              setTyped(EMPTY);
              onSearch(EMPTY);
            }}
          >
            {AUDIT_COPY.clear}
          </Button>
        </div>
      </form>
    </search>
  );
}
