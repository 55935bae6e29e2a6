"use client";

import { Button } from "@/components/ui/button";
import { VOICE_COPY } from "@/lib/features/voice/copy";
import type { Audience } from "@/lib/shared/audience";
import type { Voice } from "./types";

/** Asked once, in an empty conversation (contract 8, Voice). "Talk" is the tap that opens the microphone. */
export function VoiceQuestion({ audience, voice }: { audience: Audience; voice: Voice }) {
  const { ask } = VOICE_COPY[audience];
  return (
    <section className="mb-2.5 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunk px-4 py-2.5 text-sm">
      <div className="min-w-48 flex-1">
        <h2 className="font-sans font-semibold text-sm leading-snug tracking-normal">{ask.title}</h2>
        <p className="text-ink-soft">{ask.text}</p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => voice.answer(true)}>
          {ask.talk}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => voice.answer(false)}>
          {ask.type}
        </Button>
      </div>
    </section>
  );
}
