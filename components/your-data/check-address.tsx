"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Buddy } from "@/components/ui/art/buddy";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { CONSENT_PENDING_COPY } from "@/lib/core/consent/copy";
import { useCurrentUser, useUpdateProfile } from "@/lib/core/identity/client";
import type { CurrentUser } from "@/lib/core/identity/types";

const copy = CONSENT_PENDING_COPY.check;

/** For a teenager whose parent's address was a stranger's; renders nothing once it's replaced. */
export function CheckParentAddress({ person }: { person: CurrentUser }) {
  const { user } = useCurrentUser(person);
  return (user ?? person).parentEmail ? null : <CheckAddress />;
}

/**
 * Says calmly that the mail went astray and asks for the address again. `more` follows the text.
 */
export function CheckAddress({ more }: { more?: ReactNode }) {
  return (
    <Card
      tone="accent"
      aria-label={copy.title}
      className="flex flex-wrap items-center gap-x-6 gap-y-4"
    >
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

/** The server's complaint about the address. */
const refusalOf = (error: Error): string | undefined =>
  error instanceof ApiError ? error.detail.issues?.[0]?.message : undefined;

interface AddressFormProps {
  /** The address to be replaced; typing it again wouldn't send a new request. */
  replaced?: string | null;
  /** Set if a button opened the form: the field takes focus, and a button next to it goes back. */
  onClose?: () => void;
}

/** Sends a grown-up's address and nothing else: earlier answers stay as they are. */
export function AddressForm({ replaced = null, onClose }: AddressFormProps) {
  const [address, setAddress] = useState("");
  const [isSame, setIsSame] = useState(false);
  const save = useUpdateProfile();
  async function send(event: FormEvent) {
    event.preventDefault();
    const same = replaced !== null && address.trim().toLowerCase() === replaced.toLowerCase();
    setIsSame(same);
    if (same || save.isPending) return;
    try {
      await save.mutateAsync({ parentEmail: address });
      toast(copy.done);
      onClose?.();
    } catch {
      // The error shows at the field.
    }
  }
  const refused = save.error ? (refusalOf(save.error) ?? copy.failed) : undefined;
  const error = isSame ? copy.same : refused;
  return (
    <form method="post" noValidate onSubmit={send} className="mt-4 grid gap-3">
      <Field label={copy.label} hint={copy.hint} error={error}>
        {(control) => (
          <Input
            {...control}
            name="parentEmail"
            type="email"
            autoComplete="off"
            autoFocus={onClose !== undefined}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            required
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending}>
          {save.isPending ? copy.saving : copy.save}
        </Button>
        {onClose ? (
          <Button variant="quiet" onClick={onClose} disabled={save.isPending}>
            {copy.keep}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
