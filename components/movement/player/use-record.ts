"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "@/lib/client/api";
import { aboutOfError, openCrisisDialog, showsCrisis } from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { loadDetector } from "@/lib/core/incidents/client";
import { sessionOf } from "@/lib/features/movement/player/policy";
import type { Item, Place } from "@/lib/features/movement/player/types";
import { ptSessionsKey } from "@/lib/features/movement/sessions/client";
import type { NewSession, PtSession } from "@/lib/features/movement/sessions/types";
import { keepSession, sendSession } from "@/lib/features/movement/waiting/client";
import { PHYSICAL_WAITING_COPY } from "@/lib/features/movement/waiting/copy";
import type { Audience } from "@/lib/shared/audience";

/** `waiting`: the network was down, so it's stored sealed on this device and sent later. */
export type Outcome = "open" | "saving" | "failed" | "sent" | "waiting";

/**
 * Records a session exactly once: every try uses the same key, and without a network it's stored on
 * the device.
 */
export function useRecord(
  routineId: string,
  items: readonly Item[],
  audience: Audience,
  onKept: () => void,
) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>("open");

  async function send(place: Place, session: NewSession, noticed: boolean): Promise<Outcome> {
    try {
      const { crisis_detected, concern: _, ...saved } = await sendSession(place.key, session);
      client.setQueryData<readonly PtSession[]>(
        ptSessionsKey,
        (earlier) => earlier && [saved, ...earlier],
      );
      if (crisis_detected && !noticed) openCrisisDialog();
      return "sent";
    } catch (error) {
      if (showsCrisis(error) && !noticed) openCrisisDialog(aboutOfError(error));
      // A 409 means the key is taken: an earlier try arrived, although its response was lost.
      if (error instanceof ApiError) return error.status === 409 ? "sent" : refused(error);
      const recordedAt = place.endedAt ?? new Date().toISOString();
      return (await keepSession(place.key, { ...session, noticed, recordedAt }))
        ? "waiting"
        : "failed";
    }
  }

  function refused(error: ApiError): Outcome {
    bounceIfUnauthorized(error);
    return "failed";
  }

  async function record(place: Place): Promise<void> {
    setOutcome("saving");
    const session = sessionOf(routineId, items, place);
    const heard = session.notes !== undefined && (await loadDetector())(session.notes);
    if (heard) openCrisisDialog(heard);
    const result = await send(place, session, heard !== false);
    if (result === "waiting") toast(PHYSICAL_WAITING_COPY[audience].waiting);
    if (result === "sent" || result === "waiting") onKept();
    setOutcome(result);
  }

  return { outcome, record };
}

export type Recording = ReturnType<typeof useRecord>;
