"use client";

import { Mic } from "lucide-react";
import type { ReactNode } from "react";
import { LazyFace } from "@/components/conversation/voice/lazy-face";
import { PrivacyNote } from "@/components/conversation/voice/privacy-note";
import type { Voice } from "@/components/conversation/voice/types";
import { VoiceBar } from "@/components/conversation/voice/voice-bar";
import { VoiceNoticeBox } from "@/components/conversation/voice/voice-notice";
import { VoiceQuestion } from "@/components/conversation/voice/voice-question";
import { Button } from "@/components/ui/button";
import { VOICE_COPY } from "@/lib/features/conversation/voice/copy";
import type { Audience } from "@/lib/shared/audience";
import { TextComposer, type TextComposerProps } from "./text-composer";

interface ComposerProps
  extends Omit<TextComposerProps, "above" | "within" | "below" | "takesFocus"> {
  /** Absent where there's no one to talk to. */
  voice?: Voice;
}

/** Shows the text field, or the voice face during a spoken conversation (CHAT-13). */
export function Composer({ voice, ...props }: ComposerProps) {
  const { audience, notice, text } = props;
  if (!voice) return <TextComposer {...props} />;
  if (voice.mode === "voice") {
    return (
      <LazyFace
        audience={audience}
        voice={voice}
        notice={notice ? <Unsent notice={notice} text={text} /> : null}
      />
    );
  }
  return (
    <TextComposer
      {...props}
      takesFocus={voice.isChosen}
      above={<AboveField audience={audience} voice={voice} />}
      within={<Dictation audience={audience} voice={voice} />}
      below={<VoiceBar audience={audience} voice={voice} />}
    />
  );
}

/**
 * Shows the unsent text: with no field on screen, nobody could tell what "Try again" would send.
 */
const Unsent = ({ notice, text }: { notice: ReactNode; text: string }) => (
  <>
    {notice}
    <p dir="auto" className="line-clamp-3 whitespace-pre-wrap px-4 text-sm">
      {text}
    </p>
  </>
);

/**
 * The first-time voice question, the reason the microphone is off, and the live dictation caption.
 */
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

/** Dictates one utterance into the field, to be checked before sending. */
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
