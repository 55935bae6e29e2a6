"use client";

import { ArrowUp } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { useFocusKept } from "@/components/conversation/voice/use-focus-kept";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { onEnter } from "@/components/ui/keys";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Textarea } from "@/components/ui/textarea";
import { MESSAGE_LENGTH } from "@/lib/features/conversation/constants";
import { FIELD_COPY } from "@/lib/features/conversation/copy/field";
import type { Audience } from "@/lib/shared/audience";

export interface TextComposerProps {
  audience: Audience;
  text: string;
  /** Placeholder for a field that isn't used for chatting. */
  placeholder?: string | undefined;
  /** True while a message is on its way: typing goes on, sending waits (CHAT-15). */
  busy: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  /**
   * Called on an attempt to send an overlong text: it stays in the field but is still checked for a
   * crisis.
   */
  onTooLong: () => void;
  /** Says why the text is still in the field. */
  notice?: ReactNode;
  /** Slots around the field for the voice controls. */
  above?: ReactNode;
  within?: ReactNode;
  below?: ReactNode;
  /** True when the field replaced the control that was pressed. */
  takesFocus?: boolean;
}

/**
 * Enter sends, Shift+Enter starts a new line (CHAT-14); an IME that is composing keeps its Enter.
 */
export function TextComposer(props: TextComposerProps) {
  const {
    audience,
    text,
    placeholder,
    busy,
    onChange,
    onSend,
    onTooLong,
    notice,
    above,
    within,
    below,
  } = props;
  const copy = FIELD_COPY[audience];
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusKept(field, props.takesFocus === true);
  const tooLong = text.length > MESSAGE_LENGTH;
  const blocked = busy || tooLong || text.trim() === "";

  function send() {
    if (tooLong) return onTooLong();
    if (blocked) return;
    onSend();
    field.current?.focus();
  }

  return (
    <form
      method="post"
      data-composer
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="border-line border-t px-3 py-3 sm:px-5 sm:pb-4"
    >
      <div className="mx-auto max-w-3xl">
        {notice}
        {above}
        <label htmlFor={id} className="sr-only">
          {copy.message}
        </label>
        <div className="flex items-end gap-2">
          <LiveFieldset>
            <div className="relative min-w-0 flex-1">
              <Textarea
                ref={field}
                id={id}
                rows={1}
                dir="auto"
                value={text}
                placeholder={placeholder ?? copy.placeholder}
                enterKeyHint="send"
                aria-invalid={tooLong || undefined}
                aria-describedby={`${id}-keys ${tooLong ? `${id}-error` : ""}`.trim()}
                onChange={(event) => onChange(event.target.value)}
                onKeyDown={onEnter(send)}
                className={cn(
                  "block max-h-[30dvh] resize-none rounded-3xl bg-paper px-4.5",
                  within && "pe-12",
                )}
              />
              {within}
            </div>
            {/* Pressing the button must not take focus from the field, or a phone would close its
                keyboard. */}
            <Button
              type="submit"
              size="icon"
              aria-label={copy.send}
              aria-disabled={blocked}
              onPointerDown={(event) => event.preventDefault()}
              className="size-12 shrink-0"
            >
              <ArrowUp aria-hidden className="size-5.5" />
            </Button>
          </LiveFieldset>
        </div>
        <FieldError id={`${id}-error`}>{tooLong ? copy.tooLong : null}</FieldError>
        <p id={`${id}-keys`} className="sr-only">
          {copy.keys}
        </p>
        {below}
      </div>
    </form>
  );
}
