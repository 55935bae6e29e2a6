"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ClaimSubject, Evidence } from "@/lib/core/legal/claims";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import type { SettingsView } from "@/lib/core/settings/types";
import { overtakenBy } from "./overtaken-by";
import { useSaveSetting } from "./use-save-setting";

interface EvidenceFormProps {
  settings: SettingsView;
  subject: ClaimSubject;
  /** The claim's wording, which names the form. */
  claim: string;
}

const EMPTY: Evidence = { document: "", issuedBy: "", validUntil: "" };
const FIELDS = ["document", "issuedBy", "validUntil"] as const;

/** Files the evidence for one claim, or removes it. */
export function EvidenceForm({ settings, subject, claim }: EvidenceFormProps) {
  const copy = SETTINGS_COPY.claims;
  const { save, begin, overtaken, complaints, pending } = useSaveSetting();
  const onFile = settings.claimsEvidence[subject];
  const [typed, setTyped] = useState<Partial<Evidence>>({});
  const shown = { ...EMPTY, ...onFile, ...typed };
  const { [subject]: _own, ...others } = settings.claimsEvidence;
  const put = (event: FormEvent) => {
    event.preventDefault();
    save({ claimsEvidence: { ...others, [subject]: shown } }, { done: () => setTyped({}) });
  };
  return (
    <form onSubmit={put} noValidate aria-label={copy.open(claim)} className="grid gap-3 pb-5">
      <div className="grid items-start gap-3 sm:grid-cols-3">
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={copy[field].label}
            hint={field === "document" ? copy.document.hint : undefined}
            error={
              complaints[`claimsEvidence.${subject}.${field}`] ??
              overtakenBy(overtaken, typed[field], onFile?.[field] ?? "")
            }
          >
            {(control) => (
              <Input
                {...control}
                type={field === "validUntil" ? "date" : "text"}
                autoComplete="off"
                value={shown[field]}
                onChange={({ target }) => {
                  begin();
                  setTyped((before) => ({ ...before, [field]: target.value }));
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          pending={pending}
          disabled={Object.keys(typed).length === 0}
        >
          {copy.put}
        </Button>
        {onFile ? (
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            onClick={() => save({ claimsEvidence: others }, { done: () => setTyped({}) })}
          >
            {copy.remove}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
