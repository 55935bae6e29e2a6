"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { FREE_RANGE } from "@/lib/core/settings/constants";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import type { SettingsView } from "@/lib/core/settings/types";
import { overtakenBy } from "./overtaken-by";
import { useSaveSetting } from "./use-save-setting";

export function LimitsCard({ settings }: { settings: SettingsView }) {
  const copy = SETTINGS_COPY.limits;
  const { least, most } = FREE_RANGE;
  const { save, begin, overtaken, complaints, pending } = useSaveSetting();
  // Null shows the stored value, even if someone else changes it meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== null) save({ freeConversations: Number(typed) }, { done: () => setTyped(null) });
  };
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <form onSubmit={submit} noValidate className="mt-4 grid justify-items-start gap-3">
        <Field
          label={copy.label}
          hint={copy.hint(least, most)}
          error={
            complaints.freeConversations ??
            overtakenBy(overtaken, typed, String(settings.freeConversations))
          }
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={least}
              max={most}
              className="w-28"
              value={typed ?? settings.freeConversations}
              onChange={({ target }) => {
                begin();
                setTyped(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending} disabled={typed === null}>
          {SETTINGS_COPY.save}
        </Button>
      </form>
    </Card>
  );
}
