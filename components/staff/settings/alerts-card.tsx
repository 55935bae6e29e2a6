"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { toast } from "@/lib/client/toast";
import { useTestAlert } from "@/lib/core/settings/client";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import { withoutChange } from "@/lib/core/settings/policy";
import type { SettingsView } from "@/lib/core/settings/types";
import { overtakenBy } from "./overtaken-by";
import { useSaveSetting } from "./use-save-setting";

const KEY = "crisisAlertEmails";

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Merges both edits: a colleague's new address stays on the list, and one they removed stays off.
 */
const mergedLines = (
  typed: string,
  read: readonly string[],
  standing: readonly string[],
): string => {
  const own = { before: linesOf(typed), after: [...read] };
  return (withoutChange([...standing], own) as string[]).join("\n");
};

/** Manages who else is alerted and sends a test mail to show whether alerts arrive. */
export function AlertsCard({ settings }: { settings: SettingsView }) {
  const copy = SETTINGS_COPY.alerts;
  const { save, begin, overtaken, complaints, pending } = useSaveSetting();
  const [typed, setTyped] = useState<string | null>(null);
  // The list as it was when typing began. After a conflict, the person's changes are reapplied to
  // the colleague's list.
  const [read, setRead] = useState<SettingsView | null>(null);
  if (read && typed !== null && settings.revision !== read.revision) {
    setRead(null);
    setTyped(mergedLines(typed, read[KEY], settings[KEY]));
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === null) return;
    save(
      { crisisAlertEmails: linesOf(typed) },
      { done: () => setTyped(null), onConflict: setRead },
    );
  };
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <CardText>{copy.text}</CardText>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-3">
        <Field
          label={copy.label}
          hint={copy.hint}
          error={
            complaintIn(complaints, typed) ??
            overtakenBy(overtaken, typed, settings[KEY].join(", "))
          }
        >
          {(control) => (
            <Textarea
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={typed ?? settings[KEY].join("\n")}
              onChange={({ target }) => {
                begin();
                setTyped(target.value);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" pending={pending} disabled={typed === null}>
            {SETTINGS_COPY.save}
          </Button>
          <TestButton />
        </div>
      </form>
    </Card>
  );
}

/** Names the invalid line, so that it's easy to find among many. */
function complaintIn(
  complaints: Readonly<Record<string, string>>,
  typed: string | null,
): string | undefined {
  const [path, message] =
    Object.entries(complaints).find(([at]) => at === KEY || at.startsWith(`${KEY}.`)) ?? [];
  if (path === undefined) return undefined;
  const line = linesOf(typed ?? "")[Number(path.slice(KEY.length + 1))];
  return path === KEY || !line ? message : `${message}: ${line}`;
}

function TestButton() {
  const copy = SETTINGS_COPY.alerts;
  const { mutate, isPending } = useTestAlert();
  const send = () =>
    mutate(undefined, {
      onSuccess: ({ recipients }) => toast(copy.tested(recipients)),
      onError: toastFailedRequest,
    });
  return (
    <Button variant="quiet" onClick={send} pending={isPending}>
      {isPending ? copy.testing : copy.test}
    </Button>
  );
}
