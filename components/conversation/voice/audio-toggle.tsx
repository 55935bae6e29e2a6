"use client";

import { Volume2, VolumeX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { VOICE_COPY } from "@/lib/features/conversation/voice/copy";
import type { Audience } from "@/lib/shared/audience";
import type { Voice } from "./types";

interface AudioToggleProps {
  audience: Audience;
  voice: Voice;
  /** Shows only the icon, where space is tight. */
  small?: boolean;
  className?: string;
}

/** Switches reading replies aloud on or off (VOIC-08). */
export function AudioToggle({
  audience,
  voice: { audio, setAudio },
  small,
  className,
}: AudioToggleProps) {
  const copy = VOICE_COPY[audience];
  const Icon = audio ? Volume2 : VolumeX;
  return (
    <Button
      variant={small ? "quiet" : "secondary"}
      size="sm"
      aria-pressed={audio}
      aria-label={small ? copy.audio : undefined}
      title={audio ? copy.audioOn : copy.audioOff}
      onClick={() => setAudio(!audio)}
      className={className}
    >
      <Icon aria-hidden className="size-4" />
      {small ? null : <span className="max-sm:kids:sr-only">{copy.audio}</span>}
    </Button>
  );
}
