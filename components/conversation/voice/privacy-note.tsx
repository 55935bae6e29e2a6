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
    // Without storage the note appears again next time.
  }
}

/**
 * says truthfully where the voice goes, until that was acknowledged on this device. Phones
 * show one line, which names the less private part, and the rest on tap. Before a start no one
 * knows whether the browser recognizes speech itself, so the note describes the less private way;
 * people who have read that don't need the more private one.
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
