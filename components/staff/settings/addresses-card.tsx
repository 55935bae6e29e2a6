"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import type { SettingsView } from "@/lib/core/settings/types";
import { overtakenBy } from "./overtaken-by";
import { useSaveSetting } from "./use-save-setting";

const FIELDS = [
  { key: "privacyContact", words: SETTINGS_COPY.addresses.privacyContact },
  { key: "privacyOfficerEmail", words: SETTINGS_COPY.addresses.privacyOfficer },
] as const;

type Typed = Partial<Record<(typeof FIELDS)[number]["key"], string>>;

export function AddressesCard({ settings }: { settings: SettingsView }) {
  const { save, begin, overtaken, complaints, pending } = useSaveSetting();
  const [typed, setTyped] = useState<Typed>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(typed, { done: () => setTyped({}) });
  };
  return (
    <Card>
      <CardTitle>{SETTINGS_COPY.addresses.title}</CardTitle>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
        {FIELDS.map(({ key, words }) => (
          <Field
            key={key}
            label={words.label}
            hint={words.hint}
            error={complaints[key] ?? overtakenBy(overtaken, typed[key], settings[key])}
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                value={typed[key] ?? settings[key]}
                onChange={({ target }) => {
                  begin();
                  setTyped((before) => ({ ...before, [key]: target.value }));
                }}
              />
            )}
          </Field>
        ))}
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          pending={pending}
          disabled={Object.keys(typed).length === 0}
        >
          {SETTINGS_COPY.save}
        </Button>
      </form>
    </Card>
  );
}
