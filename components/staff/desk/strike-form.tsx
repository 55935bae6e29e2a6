"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { onSave } from "@/components/ui/keys";
import { MAX_STRIKE_REASON } from "@/lib/across/staff/desk/constants";
import { DETAIL, STEPS } from "./copy";
import { useSend } from "./use-send";

interface StrikeFormProps {
  incidentId: string;
  /** The entry's id, followed by its text. */
  entry: string;
  what: string;
}

/** Strikes an entry made by mistake: it asks for a reason, and nothing is erased. */
export function StrikeForm({ incidentId, entry, what }: StrikeFormProps) {
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState<string>(DETAIL.strikeDefault);
  const { send, problem, pending } = useSend(incidentId);
  const isBack = useRef(false);
  if (!asked) {
    return (
      <Button
        ref={(button) => {
          if (isBack.current) button?.focus();
          isBack.current = false;
        }}
        variant="quiet"
        size="sm"
        aria-label={DETAIL.strikeOf(what)}
        onClick={() => setAsked(true)}
      >
        {DETAIL.strike}
      </Button>
    );
  }

  function keep() {
    isBack.current = true;
    setAsked(false);
  }
  function strike(event?: FormEvent) {
    event?.preventDefault();
    const note = reason.trim() || DETAIL.strikeDefault;
    void send(
      { action: "strike", entry, note },
      { title: STEPS.struck, description: STEPS.struckText },
    );
  }

  return (
    <form onSubmit={strike} onKeyDown={onSave(strike)} className="mt-2 grid gap-3">
      <Field label={DETAIL.strikeWhy} hint={DETAIL.strikeHint} error={problem.note}>
        {(control) => (
          <Input
            {...control}
            // Takes over focus from the pressed button; without it, typing would trigger the desk's
            // shortcuts.
            autoFocus
            onFocus={(event) => event.target.select()}
            value={reason}
            maxLength={MAX_STRIKE_REASON}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="danger"
          size="sm"
          pending={pending}
          aria-label={DETAIL.strikeOf(what)}
        >
          {DETAIL.strike}
        </Button>
        <Button variant="quiet" size="sm" onClick={keep}>
          {DETAIL.strikeKeep}
        </Button>
      </div>
    </form>
  );
}
