"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { type ShownDetail, useBreakGlass } from "@/lib/across/staff/desk/client";
import { MAX_REASON, MIN_REASON } from "@/lib/across/staff/desk/constants";
import { ApiError } from "@/lib/client/api";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { useTimeZone } from "@/lib/client/time-zone";
import { timeOfDay } from "@/lib/shared/dates";
import { Conversation } from "./conversation";
import { GLASS, STEPS } from "./copy";
import { useNow } from "./use-now";

/**
 * The conversation behind an incident: closed by default, open for an hour to anyone who gives a
 * reason, then closed again automatically.
 */
export function BreakGlass({ detail }: { detail: ShownDetail }) {
  const { id, conversation } = detail;
  const zone = useTimeZone() ?? "UTC";
  const now = useNow();
  const until = conversation.openUntil;
  const isOpen = until !== null && Date.parse(until) > now;
  return (
    <Card>
      <CardTitle>{GLASS.title}</CardTitle>
      <CardText>{conversation.exists ? GLASS.text : GLASS.none}</CardText>
      {conversation.exists && !isOpen ? <ReasonForm id={id} /> : null}
      {isOpen ? (
        <>
          <p className="mt-3 font-semibold">{GLASS.until(timeOfDay(until, zone))}</p>
          <Conversation id={id} />
        </>
      ) : null}
    </Card>
  );
}

function ReasonForm({ id }: { id: string }) {
  const draft = `reason.${id}`;
  const [reason, setReason] = useState(() => readDraft(draft));
  const [tried, setTried] = useState(false);
  const open = useBreakGlass(id);
  const isShort = reason.trim().length < MIN_REASON;

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isShort) open.mutate(reason.trim(), { onSuccess: () => writeDraft(draft, "") });
  }

  return (
    <form onSubmit={send} noValidate className="mt-3 grid gap-3">
      <Field
        label={GLASS.reason}
        error={errorOf(open.error) ?? (tried && isShort ? GLASS.short : undefined)}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={reason}
            maxLength={MAX_REASON}
            onChange={(event) => {
              setReason(event.target.value);
              writeDraft(draft, event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="danger" pending={open.isPending} className="sm:w-fit">
        {GLASS.open}
      </Button>
    </form>
  );
}

const errorOf = (error: Error | null): string | undefined =>
  error ? (error instanceof ApiError && error.detail.message) || STEPS.failedText : undefined;
