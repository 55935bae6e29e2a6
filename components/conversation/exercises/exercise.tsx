"use client";

import { useCallback } from "react";
import { tellFinished } from "@/lib/features/conversation/exercises/client";
import type { Interactive } from "@/lib/features/conversation/exercises/constants";
import { Breathing } from "./breathing";
import { Grounding } from "./grounding";
import type { ExerciseKit } from "./types";

interface AnyExerciseProps {
  name: Interactive;
  kit: ExerciseKit;
  /** Only exercises finished by a signed-in person are recorded. */
  signedIn: boolean;
  sessionId?: string | null;
}

const SCREENS = { breathing: Breathing, grounding: Grounding } as const;

/** Renders an interactive exercise by name. */
export function Exercise({ name, kit, signedIn, sessionId = null }: AnyExerciseProps) {
  const Screen = SCREENS[name];
  const onFinished = useCallback(() => {
    if (signedIn) tellFinished({ exercise: name, sessionId });
  }, [signedIn, name, sessionId]);
  return <Screen kit={kit} onFinished={onFinished} />;
}
