"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { useTryKey } from "@/lib/client/use-try-key";
import { useInvite } from "@/lib/features/couples/client";
import {
  DEFAULT_RELATIONSHIP_TYPE,
  OFFERED_RELATIONSHIP_TYPES,
  PERSONAL_MESSAGE_LENGTH,
  type RelationshipType,
} from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { useHelp } from "./use-help";

const copy = COUPLES_COPY.adult;

interface InviteFormProps {
  onSolo: () => void;
  onSent: () => void;
}

type Errors = Partial<Record<"inviteeEmail" | "relationshipType" | "personalMessage", string>>;

/**
 * Invites a partner (COUP-01 … COUP-05, VALD-13). Typed text survives a reload and a failed send.
 */
export function InviteForm({ onSolo, onSent }: InviteFormProps) {
  const invite = useInvite();
  const help = useHelp();
  const [email, setEmail] = useStoredDraft("couples.invite.email");
  const [message, setMessage] = useStoredDraft("couples.invite.message");
  const [type, setType] = useState<RelationshipType>(DEFAULT_RELATIONSHIP_TYPE);
  const [errors, setErrors] = useState<Errors>({});
  const { keyFor, done } = useTryKey();
  const blocked = email.trim() === "" || invite.isPending;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (blocked) return;
    setErrors({});
    void help.examine(message);
    try {
      const body = { inviteeEmail: email.trim(), relationshipType: type, personalMessage: message };
      const { crisis_detected } = await invite.mutateAsync({ ...body, key: keyFor(body) });
      done();
      setEmail("");
      setMessage("");
      if (crisis_detected) help.show();
      else toast(copy.toast.invited);
      onSent();
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const issues = error instanceof ApiError ? (error.detail.issues ?? []) : [];
    setErrors(Object.fromEntries(issues.map((issue) => [issue.path, issue.message])));
    if (help.ofError(error) || issues.length > 0) return;
    toast({ ...copy.toast.inviteFailed, variant: "destructive" });
  }

  return (
    <Card>
      <CardTitle>{copy.invite.title}</CardTitle>
      <CardText>{copy.invite.text}</CardText>
      <form method="post" onSubmit={send} className="mt-5 grid gap-5">
        <LiveFieldset>
          <Field label={copy.invite.email} hint={copy.invite.emailHint} error={errors.inviteeEmail}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                required
                maxLength={254}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Field label={copy.invite.type} error={errors.relationshipType}>
            {(control) => (
              <Select
                {...control}
                value={type}
                onChange={(event) => setType(event.target.value as RelationshipType)}
              >
                {OFFERED_RELATIONSHIP_TYPES.map((value) => (
                  <option key={value} value={value}>
                    {copy.types[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label={copy.invite.message}
            hint={copy.invite.messageHint}
            error={errors.personalMessage}
          >
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                value={message}
                maxLength={PERSONAL_MESSAGE_LENGTH}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={email.trim() === ""} pending={invite.isPending}>
              {copy.invite.send}
            </Button>
            <Button variant="quiet" onClick={onSolo}>
              {copy.invite.solo}
            </Button>
          </div>
        </LiveFieldset>
      </form>
    </Card>
  );
}
