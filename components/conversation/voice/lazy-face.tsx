"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { VOICE_COPY } from "@/lib/features/conversation/voice/copy";
import type { Audience } from "@/lib/shared/audience";
import type { Voice } from "./types";
import { loadKit } from "./use-engine";

interface LazyFaceProps {
  audience: Audience;
  voice: Voice;
  notice?: ReactNode;
}

type Face = Awaited<ReturnType<typeof loadKit>>["VoiceFace"];

/** The voice face once its code has loaded; until then, a placeholder of the same size. */
export function LazyFace({ audience, voice, notice }: LazyFaceProps) {
  const { engine, view } = voice;
  const [Face, setFace] = useState<ComponentType<Parameters<Face>[0]> | null>(null);
  useEffect(() => {
    let gone = false;
    // A failed load is reported by the voice itself (`notLoaded`).
    loadKit().then(
      ({ VoiceFace }) => gone || setFace(() => VoiceFace),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (!Face || !engine || !view) return <Waiting audience={audience} voice={voice} />;
  return <Face audience={audience} voice={voice} engine={engine} view={view} notice={notice} />;
}

/**
 * On a slow network this may show for a while, so it has the way back to the field from the start.
 */
const Waiting = ({ audience, voice }: LazyFaceProps) => (
  <div
    aria-busy="true"
    className="grid h-36 content-center justify-items-center gap-3 border-line border-t sm:h-60 sm:gap-4"
  >
    <Skeleton className="size-12 rounded-full sm:size-24" />
    <Button variant="secondary" size="sm" onClick={() => voice.open("text")}>
      {VOICE_COPY[audience].textMode}
    </Button>
  </div>
);
