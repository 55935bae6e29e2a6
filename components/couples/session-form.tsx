"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Select } from "@/components/ui/select";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { useTryKey } from "@/lib/client/use-try-key";
import { useOpenRelationshipSession } from "@/lib/features/couples/client";
import {
  APPROACHES,
  type Approach,
  DEFAULT_APPROACH,
  DEFAULT_FOCUS,
  FOCI,
  type Focus,
  TITLE_LENGTH,
} from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { useHelp } from "./use-help";

const { adult } = COUPLES_COPY;
const copy = adult.session;

interface SessionFormProps {
  /** Null without a relationship: the form stays, and says what is missing (COUP-14). */
  relationshipId: string | null;
  onOpened: (id: string) => void;
}

/** Starts a talk with a name, a focus and an approach (COUP-07, COUP-08, COUP-17). */
export function SessionForm({ relationshipId, onOpened }: SessionFormProps) {
  const open = useOpenRelationshipSession();
  const { keyFor, done } = useTryKey();
  const help = useHelp();
  const [sessionFocus, setFocus] = useState<Focus>(DEFAULT_FOCUS);
  const [therapyApproach, setApproach] = useState<Approach>(DEFAULT_APPROACH);
  const [title, setTitle] = useStoredDraft("couples.session.title");
  const [titleError, setTitleError] = useState<string>();

  async function start(event: FormEvent) {
    event.preventDefault();
    // Without a relationship no request is sent (ERR-19).
    if (!relationshipId)
      return void toast({ ...adult.toast.noRelationship, variant: "destructive" });
    setTitleError(undefined);
    void help.examine(title);
    try {
      const session = { relationshipId, sessionFocus, therapyApproach, sessionTitle: title };
      const { id, crisis_detected } = await open.mutateAsync({ ...session, key: keyFor(session) });
      done();
      setTitle("");
      if (crisis_detected) help.show();
      onOpened(id);
    } catch (error) {
      const issues = error instanceof ApiError ? (error.detail.issues ?? []) : [];
      setTitleError(issues.find(({ path }) => path === "sessionTitle")?.message);
      if (!help.ofError(error)) toast({ ...adult.toast.sessionFailed, variant: "destructive" });
    }
  }

  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      {relationshipId ? null : (
        <div className="mt-3 grid justify-items-start gap-3 rounded-control bg-sunk p-4">
          <p>{copy.needsPartner}</p>
          <LinkButton href="/chat" variant="secondary" size="sm">
            {copy.toSelf}
          </LinkButton>
        </div>
      )}
      <form
        method="post"
        noValidate
        onSubmit={start}
        className="mt-5 grid items-start gap-5 sm:grid-cols-2"
      >
        <LiveFieldset>
          <Field label={copy.focus} hint={copy.focusHint}>
            {(control) => (
              <Select
                {...control}
                value={sessionFocus}
                onChange={(event) => setFocus(event.target.value as Focus)}
              >
                {FOCI.map((value) => (
                  <option key={value} value={value}>
                    {adult.foci[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={copy.approach} hint={adult.approaches[therapyApproach].hint}>
            {(control) => (
              <Select
                {...control}
                value={therapyApproach}
                onChange={(event) => setApproach(event.target.value as Approach)}
              >
                {APPROACHES.map((value) => (
                  <option key={value} value={value}>
                    {adult.approaches[value].name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label={copy.name}
            hint={copy.nameHint}
            error={titleError}
            className="sm:col-span-2"
          >
            {(control) => (
              <Input
                {...control}
                dir="auto"
                maxLength={TITLE_LENGTH}
                value={title}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" pending={open.isPending} className="justify-self-start">
            {copy.start}
          </Button>
        </LiveFieldset>
      </form>
    </Card>
  );
}
