"use client";

import { ArrowUp } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { onEnter } from "@/components/ui/keys";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Textarea } from "@/components/ui/textarea";
import { MESSAGE_LENGTH } from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import type { TalkOfTwo } from "./use-talk";

const copy = COUPLES_COPY.adult.talk;

interface TalkComposerProps {
  /** Null while no talk is open: nothing can be sent then (VALD-22). */
  talk: TalkOfTwo | null;
  partnerName: string;
}

/**
 * Enter sends, Shift+Enter starts a new line; during IME composition Enter belongs to the input
 * method.
 */
export function TalkComposer({ talk, partnerName }: TalkComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = talk?.draft.text ?? "";
  const tooLong = text.length > MESSAGE_LENGTH;
  const blocked = !talk || talk.busy || tooLong || text.trim() === "";

  function send() {
    if (tooLong && !talk?.busy) talk?.sendTooLong();
    if (blocked) return;
    talk.send();
    field.current?.focus();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="border-line border-t px-3 py-3 sm:px-5 sm:pb-4"
    >
      {talk?.kept ? (
        <p role="status" className="mb-2.5 rounded-control bg-primary-soft px-4 py-2.5 text-sm">
          {copy.kept(partnerName)}
        </p>
      ) : null}
      {talk?.refusal ? <NotSent talk={talk} /> : null}
      <label htmlFor={id} className="sr-only">
        {copy.message}
      </label>
      <LiveFieldset>
        <div className="flex items-end gap-2">
          <Textarea
            ref={field}
            id={id}
            rows={1}
            dir="auto"
            value={text}
            disabled={!talk}
            placeholder={talk?.isPrivate ? copy.placeholderPrivate : copy.placeholder(partnerName)}
            enterKeyHint="send"
            aria-invalid={tooLong || undefined}
            aria-describedby={`${id}-keys ${tooLong ? `${id}-error` : ""}`.trim()}
            onChange={(event) => talk?.draft.change(event.target.value)}
            onKeyDown={onEnter(send)}
            className="block max-h-[30dvh] min-w-0 flex-1 resize-none rounded-3xl bg-paper px-4.5"
          />
          <Button
            type="submit"
            size="icon"
            aria-label={copy.send}
            disabled={blocked}
            onPointerDown={(event) => event.preventDefault()}
            className="size-12 shrink-0"
          >
            <ArrowUp aria-hidden className="size-5.5" />
          </Button>
        </div>
        <FieldError id={`${id}-error`}>{tooLong ? copy.tooLong : null}</FieldError>
        <Checkbox
          data-kept
          label={copy.private}
          hint={copy.privateHint}
          checked={talk?.isPrivate ?? false}
          disabled={!talk}
          onChange={(event) => talk?.setPrivate(event.target.checked)}
          className="mt-2.5"
        />
      </LiveFieldset>
      <p id={`${id}-keys`} className="sr-only">
        {copy.keys}
      </p>
    </form>
  );
}

function NotSent({ talk }: { talk: TalkOfTwo }) {
  return (
    <div
      role="alert"
      className="mb-2.5 flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sunk px-4 py-2.5 text-sm"
    >
      <p className="grow">{talk.refusal?.message ?? copy.notSent}</p>
      <Button variant="secondary" size="sm" onClick={talk.send}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}
