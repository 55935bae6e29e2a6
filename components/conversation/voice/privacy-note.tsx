"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { VOICE_COPY } from "@/lib/features/conversation/voice/copy";
import type { HearingPlace } from "@/lib/features/conversation/voice/types";
import type { Audience } from "@/lib/shared/audience";
import type { View } from "./engine";

const KEY = "willow.voice-notice";

function lastRead(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(place: HearingPlace): void {
  try {
    localStorage.setItem(KEY, place);
  } catch {
    // Without a memory it is said again next time.
  }
}

/**
 * where the voice goes, told truly, until it was understood on this device; on phones in one
 * line, which names the less private part, and the whole at a tap. Before a start nobody knows
 * whether the browser hears by itself, so the less private way is told; who has read that needs no
 * word of the more private one.
 */
export function PrivacyNote({ audience, view }: { audience: Audience; view: View }) {
  const [read, setRead] = useState(lastRead);
  const [whole, setWhole] = useState(false);
  const { privacy } = VOICE_COPY[audience];
  const place = view.place ?? "service";
  if (read === "service" || read === place || !view.canHear) return null;
  return (
    <p className="mx-auto max-w-prose text-center text-ink-soft text-xs leading-snug">
      {whole ? null : (
        <span className="sm:hidden">
          {privacy.short[place]}
          <Button
            variant="quiet"
            size="sm"
            className="min-h-6 px-2 py-0 text-xs underline"
            onClick={() => setWhole(true)}
          >
            {privacy.more}
          </Button>
        </span>
      )}
      <span className={whole ? undefined : "max-sm:hidden"}>
        {privacy[place]} {view.remoteVoice ? `${privacy.remoteVoice} ` : ""}
      </span>
      <Button
        variant="quiet"
        size="sm"
        className="min-h-6 px-2 py-0 text-xs underline"
        onClick={() => {
          remember(place);
          setRead(place);
        }}
      >
        {privacy.understood}
      </Button>
    </p>
  );
}
