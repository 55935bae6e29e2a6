"use client";

import { Button } from "@/components/ui/button";
import { VOICE_COPY } from "@/lib/features/conversation/voice/copy";
import type { Audience } from "@/lib/shared/audience";
import type { Voice } from "./types";

/**
 * Asked once, in an empty conversation (contract 8, Voice). "Talk" is the tap that opens the
 * microphone.
 */
export function VoiceQuestion({ audience, voice }: { audience: Audience; voice: Voice }) {
  const { ask } = VOICE_COPY[audience];
  return (
    <section className="mb-2 flex animate-rise items-center gap-x-3 gap-y-2 rounded-control bg-sunk px-3 py-1.5 text-sm sm:mb-2.5 sm:flex-wrap sm:gap-x-4 sm:px-4 sm:py-2.5">
      <div className="min-w-0 flex-1 sm:min-w-48">
        <h2 className="font-sans font-semibold text-sm leading-snug tracking-normal">
          {ask.title}
        </h2>
        {/* Hidden on phones, where the greeting needs the space; screen readers still read it. */}
        <p className="text-ink-soft max-sm:sr-only">{ask.text}</p>
      </div>
      <div className="flex shrink-0 gap-1.5 sm:gap-2">
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
