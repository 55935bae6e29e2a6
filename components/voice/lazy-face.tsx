"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { Audience } from "@/lib/shared/audience";
import type { Voice } from "./types";
import { loadKit } from "./use-engine";

interface LazyFaceProps {
  audience: Audience;
  voice: Voice;
  notice?: ReactNode;
}

type Face = Awaited<ReturnType<typeof loadKit>>["VoiceFace"];

/** The face of voice mode as soon as its code is there, in a room of the same size until then. */
export function LazyFace({ audience, voice, notice }: LazyFaceProps) {
  const { engine, view } = voice;
  const [Face, setFace] = useState<ComponentType<Parameters<Face>[0]> | null>(null);
  useEffect(() => {
    let gone = false;
    // Not being there is told by the voice itself (`notLoaded`).
    loadKit().then(
      ({ VoiceFace }) => gone || setFace(() => VoiceFace),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (!Face || !engine || !view) return <Waiting />;
  return <Face audience={audience} voice={voice} engine={engine} view={view} notice={notice} />;
}

const Waiting = () => (
  <div aria-busy="true" className="grid h-60 content-center justify-items-center gap-4 border-line border-t">
    <Skeleton className="size-24 rounded-full" />
    <Skeleton className="h-11 w-52 rounded-full" />
  </div>
);
