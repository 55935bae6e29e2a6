"use client";

import { ArrowUp, Mic } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Textarea } from "@/components/ui/textarea";
import { LazyFace } from "@/components/voice/lazy-face";
import { PrivacyNote } from "@/components/voice/privacy-note";
import type { Voice } from "@/components/voice/types";
import { useFocusKept } from "@/components/voice/use-focus-kept";
import { VoiceBar } from "@/components/voice/voice-bar";
import { VoiceNoticeBox } from "@/components/voice/voice-notice";
import { VoiceQuestion } from "@/components/voice/voice-question";
import { MESSAGE_LENGTH } from "@/lib/features/chat/constants";
import { CHAT_COPY } from "@/lib/features/chat/copy";
import { VOICE_COPY } from "@/lib/features/voice/copy";
import type { Audience } from "@/lib/shared/audience";

interface ComposerProps {
  audience: Audience;
  text: string;
  /** What the field is for, where it is not for talking. */
  placeholder?: string;
  /** A message is on its way: writing goes on, sending waits (CHAT-15). */
  busy: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Somebody wants to send a text that is too long: it stays here, and is looked at for a crisis all the same. */
  onTooLong: () => void;
  /** Why the text still stands here. */
  notice?: ReactNode;
  /** Where there is somebody to talk to. */
  voice?: Voice;
}

/** Typing or talking: the field, or the face of a spoken conversation (CHAT-13). */
export function Composer(props: ComposerProps) {
  const { audience, voice, notice, text } = props;
  if (voice?.mode !== "voice") return <TextComposer {...props} />;
  return <LazyFace audience={audience} voice={voice} notice={notice ? <Unsent notice={notice} text={text} /> : null} />;
}

/** Without the field nobody would see what "Try again" sends. */
const Unsent = ({ notice, text }: { notice: ReactNode; text: string }) => (
  <>
    {notice}
    <p dir="auto" className="line-clamp-3 whitespace-pre-wrap px-4 text-sm">
      {text}
    </p>
  </>
);

/** Enter sends, Shift and Enter begins a new line (CHAT-14); a composing input method keeps its Enter. */
function TextComposer(props: ComposerProps) {
  const { audience, text, placeholder, busy, onChange, onSend, onTooLong, notice, voice } = props;
  const copy = CHAT_COPY[audience];
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusKept(field, voice?.isChosen === true);
  const tooLong = text.length > MESSAGE_LENGTH;
  const blocked = busy || tooLong || text.trim() === "";

  function send() {
    if (tooLong) return onTooLong();
    if (blocked) return;
    onSend();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
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
        {voice ? <AboveField audience={audience} voice={voice} /> : null}
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
                onKeyDown={onKeyDown}
                className={cn("block max-h-[30dvh] resize-none rounded-3xl bg-paper px-4.5", voice && "pe-12")}
              />
              {voice ? <Dictation audience={audience} voice={voice} /> : null}
            </div>
            {/* Pressing it must not take the focus, and with it a phone's keyboard, from the field. */}
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
        {voice ? <VoiceBar audience={audience} voice={voice} /> : null}
      </div>
    </form>
  );
}

/** The question of the first time, why the microphone stays closed, and what is heard while it is open for the field. */
function AboveField({ audience, voice }: { audience: Audience; voice: Voice }) {
  const { view, notice, asks } = voice;
  const copy = VOICE_COPY[audience];
  const dictating = isDictating(voice) ? view : null;
  return (
    <>
      {asks ? <VoiceQuestion audience={audience} voice={voice} /> : null}
      {notice ? (
        <div className="mb-2.5">
          <VoiceNoticeBox audience={audience} notice={notice} />
        </div>
      ) : null}
      <p role="status" className="not-empty:mb-1.5 px-4.5 text-ink-soft text-sm">
        {dictating ? copy.status[dictating.phase === "starting" ? "starting" : "listening"] : ""}
      </p>
      {dictating?.caption ? (
        <p dir="auto" className="mb-1.5 px-4.5 text-sm">
          {dictating.caption}
        </p>
      ) : null}
      {dictating ? (
        <div className="mb-1.5">
          <PrivacyNote audience={audience} view={dictating} />
        </div>
      ) : null}
    </>
  );
}

const isDictating = ({ view }: Voice): boolean =>
  view?.purpose === "dictation" &&
  (view.phase === "starting" || view.phase === "listening" || view.phase === "hearing");

/** One utterance into the field, to be read over before it is sent. */
function Dictation({ audience, voice }: { audience: Audience; voice: Voice }) {
  const active = isDictating(voice);
  return (
    <Button
      variant={active ? "soft" : "quiet"}
      size="icon"
      aria-label={VOICE_COPY[audience].microphone}
      aria-pressed={active}
      onClick={voice.dictate}
      className="absolute end-1.5 bottom-1.5 size-9"
    >
      <Mic aria-hidden className="size-4.5" />
    </Button>
  );
}
