"use client";

import { useEffect, useRef, useState } from "react";
import { createSpeaker, type Speaker } from "@/components/conversation/voice/speaker";
import { FALLBACK_LOCALE } from "@/lib/features/conversation/voice/constants";
import type { Audience } from "@/lib/shared/audience";

interface VoicePrompts {
  readonly on: boolean;
  /** False if the browser can't speak. */
  readonly offered: boolean;
  toggle(): void;
}

/**
 * Speaks each prompt while it's switched on, which takes a tap on this page. The prompts are
 * in English, and so is the voice.
 */
export function useVoicePrompts(
  audience: Audience,
  onDeviceOnly: boolean,
  prompt: string,
): VoicePrompts {
  const [on, setOn] = useState(false);
  const [offered, setOffered] = useState(false);
  const speaker = useRef<Speaker | null>(null);

  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    setOffered(true);
    const made = createSpeaker(
      window.speechSynthesis,
      { audience, locale: FALLBACK_LOCALE, onDeviceOnly },
      { began: () => undefined, spoken: () => undefined },
    );
    speaker.current = made;
    return () => made.reset();
  }, [audience, onDeviceOnly]);

  useEffect(() => {
    speaker.current?.reset();
    if (on && prompt) speaker.current?.follow(prompt, true);
  }, [on, prompt]);

  return { on, offered, toggle: () => setOn((before) => !before) };
}
