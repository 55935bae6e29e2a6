"use client";

import { Keyboard, Mic, Square } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { VOICE_COPY, type VoiceCopy } from "@/lib/features/conversation/voice/copy";
import type { Audience } from "@/lib/shared/audience";
import { AudioToggle } from "./audio-toggle";
import type { Engine, View } from "./engine";
import { expressionOfVoice } from "./expression";
import { isOn } from "./machine";
import { Orb } from "./orb";
import { PrivacyNote } from "./privacy-note";
import type { Voice } from "./types";
import { useFocusKept } from "./use-focus-kept";
import { VoiceNoticeBox } from "./voice-notice";

interface VoiceFaceProps {
  audience: Audience;
  voice: Voice;
  engine: Engine;
  view: View;
  /** Says why a message wasn't sent. */
  notice?: ReactNode;
}

const awaitsWords: readonly View["phase"][] = ["waiting", "listening"];

function statusOf({ phase, held, failures }: View, { status }: VoiceCopy): string {
  if (held && phase !== "off") return status.held;
  if (failures > 0 && awaitsWords.includes(phase)) return status.retrying;
  if (phase === "hearing") return status.listening;
  return phase in status ? status[phase as keyof VoiceCopy["status"]] : status.off;
}

/** Number of characters that fill the two lines a phone has for them. */
const CAPTION = 90;

/** Keeps the newest words visible while someone talks on. */
const newest = (caption: string): string =>
  caption.length <= CAPTION ? caption : `…${caption.slice(-CAPTION).replace(/^\S*\s/, "")}`;

function hintOf({ phase, caption, held, canSpeak }: View, { hint }: VoiceCopy): string {
  if (caption !== "") return newest(caption);
  if (held) return "";
  if (phase === "speaking") return canSpeak ? hint.speaking : "";
  if (phase === "listening") return hint.listening;
  return phase === "off" ? hint.off : "";
}

/**
 * The composer of a spoken conversation: who is listening, the text heard so far, and the way out,
 * all from the first moment (VOIC-14).
 */
export function VoiceFace({ audience, voice, engine, view, notice }: VoiceFaceProps) {
  const copy = VOICE_COPY[audience];
  const running = isOn(view);
  const back = useRef<HTMLButtonElement>(null);
  useFocusKept(back, voice.isChosen);
  return (
    <section
      aria-label={copy.voiceMode}
      className="border-line border-t px-3 py-2 sm:px-5 sm:py-3 sm:pb-4"
    >
      <div className="mx-auto grid max-w-3xl justify-items-center gap-1.5 sm:gap-2">
        {notice ? <div className="w-full">{notice}</div> : null}
        {voice.notice ? <VoiceNoticeBox audience={audience} notice={voice.notice} /> : null}
        {view.canHear ? null : <VoiceNoticeBox audience={audience} notice="cannotHear" />}
        {view.canSpeak ? null : <VoiceNoticeBox audience={audience} notice="cannotSpeak" />}
        {view.canHear ? (
          <>
            {/* Side by side on phones, because the conversation above needs the height. */}
            <div className="flex items-center justify-center gap-3 sm:grid sm:justify-items-center sm:gap-2">
              <Orb
                audience={audience}
                engine={engine}
                expression={expressionOfVoice(view) ?? "resting"}
              />
              <p role="status" className="font-semibold leading-tight">
                {statusOf(view, copy)}
              </p>
            </div>
            {/* Not a live region: the words change many times a second and are read out once, as
                the sent message. */}
            <p
              dir="auto"
              className={cn(
                "line-clamp-2 min-h-6 max-w-prose sm:line-clamp-3 text-center text-ink-soft text-sm",
                // Before a start the conversation needs the space more than the hint does.
                view.phase === "off" && "max-sm:hidden",
              )}
            >
              {hintOf(view, copy)}
            </p>
          </>
        ) : null}
        <div className="flex flex-wrap items-center justify-center gap-2 max-sm:kids:gap-1.5">
          <Button
            ref={back}
            variant="secondary"
            size="sm"
            className="max-sm:px-3"
            onClick={() => voice.open("text")}
          >
            <Keyboard aria-hidden className="size-4 max-sm:hidden max-sm:kids:block" />
            <span className="max-sm:kids:sr-only">{copy.textMode}</span>
          </Button>
          {view.canHear ? <MainButton copy={copy} running={running} voice={voice} /> : null}
          <AudioToggle audience={audience} voice={voice} className="max-sm:px-3" />
        </div>
        {view.canHear && !running ? (
          <Checkbox
            data-kept
            label={copy.beginsItself}
            checked={voice.beginsItself}
            onChange={(event) => voice.setBeginsItself(event.target.checked)}
            className="text-ink-soft text-sm"
          />
        ) : null}
        <PrivacyNote audience={audience} view={view} />
      </div>
    </section>
  );
}

function MainButton({ copy, running, voice }: { copy: VoiceCopy; running: boolean; voice: Voice }) {
  const Icon = running ? Square : Mic;
  return (
    <Button onClick={running ? voice.stop : voice.start} className="max-sm:px-4 max-sm:kids:px-3">
      <Icon aria-hidden className="size-4" />
      {running ? copy.stop : copy.start}
    </Button>
  );
}
