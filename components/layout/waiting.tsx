"use client";

import { WaitingMoods } from "@/components/mood/waiting-moods";
import { WaitingSessions } from "@/components/movement/waiting-sessions";
import type { Audience } from "@/lib/shared/audience";

/** Sends texts the person wrote while offline. */
export function Waiting(props: { personId: string; audience: Audience }) {
  return (
    <>
      <WaitingMoods {...props} />
      <WaitingSessions {...props} />
    </>
  );
}
