"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { VOICE_COPY } from "@/lib/features/voice/copy";
import type { Audience } from "@/lib/shared/audience";
import type { View } from "./engine";

const KEY = "willow.voice-notice";

function wasRead(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Without a memory it is said again next time.
  }
}

/**
 * where the voice goes, told truly, until it was understood on this device. Before a start nobody knows whether the
 * browser hears by itself, so the less private way is told.
 */
export function PrivacyNote({ audience, view }: { audience: Audience; view: View }) {
  const [isRead, setIsRead] = useState(wasRead);
  const { privacy } = VOICE_COPY[audience];
  if (isRead || !view.canHear) return null;
  const stays = view.place === "device";
  return (
    <p className="max-w-prose text-center text-ink-soft text-xs leading-snug">
      {stays ? privacy.device : privacy.service} {view.remoteVoice ? `${privacy.remoteVoice} ` : ""}
      <Button
        variant="quiet"
        size="sm"
        className="min-h-6 px-2 py-0 text-xs underline"
        onClick={() => {
          remember();
          setIsRead(true);
        }}
      >
        {privacy.understood}
      </Button>
    </p>
  );
}
