"use client";

import { AudioLines } from "lucide-react";
import { Button } from "@/components/ui/button";
import { VOICE_COPY } from "@/lib/features/conversation/voice/copy";
import type { Audience } from "@/lib/shared/audience";
import { AudioToggle } from "./audio-toggle";
import type { Voice } from "./types";

/** The voice options below the text field (CHAT-13). */
export function VoiceBar({ audience, voice }: { audience: Audience; voice: Voice }) {
  const copy = VOICE_COPY[audience];
  return (
    <div className="-mb-1.5 mt-1 flex flex-wrap items-center gap-x-1">
      <Button variant="quiet" size="sm" className="px-2.5" onClick={voice.start}>
        <AudioLines aria-hidden className="size-4" />
        {copy.start}
      </Button>
      <AudioToggle audience={audience} voice={voice} small className="px-2.5" />
      <Button
        variant="quiet"
        size="sm"
        className="ms-auto px-2.5"
        onClick={() => voice.open("voice")}
      >
        {copy.voiceMode}
      </Button>
    </div>
  );
}
