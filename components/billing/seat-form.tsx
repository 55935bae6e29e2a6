"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { newUuid } from "@/lib/client/uuid";
import { useInviteToSeat } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import { wordsOfInvitation } from "./refusal";

const copy = PAY_COPY.manage.seats;

/** Offers a seat to an email address. Typed text survives a reload and a failed send. */
export function SeatForm() {
  const invite = useInviteToSeat();
  const [email, setEmail] = useStoredDraft("billing.seat.email");
  const [error, setError] = useState<string>();
  const key = useRef(newUuid());
  const blank = email.trim() === "";

  async function send(event: FormEvent) {
    event.preventDefault();
    if (blank || invite.isPending) return;
    setError(undefined);
    try {
      await invite.mutateAsync({ inviteeEmail: email.trim(), key: key.current });
      key.current = newUuid();
      setEmail("");
      toast(copy.sent);
    } catch (refusal) {
      fail(refusal);
    }
  }

  function fail(refusal: unknown) {
    const refused = refusal instanceof ApiError;
    // After a refusal the changed input is a new request; without a response, the same request is
    // sent again.
    if (refused) key.current = newUuid();
    const words = wordsOfInvitation(refusal);
    if (words) setError(words);
    else toast({ ...copy.failed, variant: "destructive" });
  }

  return (
    <form method="post" noValidate onSubmit={send} className="mt-3 grid max-w-xl gap-3">
      <Field label={copy.email} hint={copy.emailHint} error={error}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        disabled={blank}
        pending={invite.isPending}
        className="justify-self-start"
      >
        {copy.send}
      </Button>
    </form>
  );
}
