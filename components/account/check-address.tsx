"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Buddy } from "@/components/ui/art/buddy";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useCurrentUser, useUpdateProfile } from "@/lib/features/account/client";
import type { CurrentUser } from "@/lib/features/account/types";
import { CONSENT_PENDING_COPY } from "@/lib/features/consent/copy";

const copy = CONSENT_PENDING_COPY.check;

/** A teenager whose parent's address was a stranger's; nothing once there is another one. */
export function CheckParentAddress({ person }: { person: CurrentUser }) {
  const { user } = useCurrentUser(person);
  return (user ?? person).parentEmail ? null : <CheckAddress />;
}

/** Says calmly that the mail went astray, and takes the address once more. `more` stands under the text. */
export function CheckAddress({ more }: { more?: ReactNode }) {
  return (
    <Card tone="accent" aria-label={copy.title} className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Buddy expression="thinking" className="w-24 shrink-0" />
      <div className="min-w-60 flex-1">
        <CardTitle>{copy.title}</CardTitle>
        <CardText>{copy.text}</CardText>
        {more}
        <AddressForm />
      </div>
    </Card>
  );
}

/** What the server has against the address, in its words. */
const refusalOf = (error: Error): string | undefined =>
  error instanceof ApiError ? error.detail.issues?.[0]?.message : undefined;

function AddressForm() {
  const [address, setAddress] = useState("");
  const save = useUpdateProfile();
  function send(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate({ parentEmail: address }, { onSuccess: () => toast(copy.done) });
  }
  const error = save.error ? (refusalOf(save.error) ?? copy.failed) : undefined;
  return (
    <form method="post" noValidate onSubmit={send} className="mt-4 grid gap-3">
      <Field label={copy.label} hint={copy.hint} error={error}>
        {(control) => (
          <Input
            {...control}
            name="parentEmail"
            type="email"
            autoComplete="off"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            required
          />
        )}
      </Field>
      <Button type="submit" pending={save.isPending} className="justify-self-start">
        {save.isPending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
