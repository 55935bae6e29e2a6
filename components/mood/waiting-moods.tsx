"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openWithWords } from "@/lib/client/crisis";
import { hasWaiting } from "@/lib/client/device-outbox";
import { toast } from "@/lib/client/toast";
import { moodsKey } from "@/lib/features/mood/client";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { type SentMoods, sendWaiting } from "@/lib/features/mood/waiting/client";
import type { Audience } from "@/lib/shared/audience";

/** Retry interval in milliseconds: a server that was away fires no event when it is back. */
const ASK_AGAIN_MS = 15_000;

interface WaitingMoodsProps {
  personId: string;
  audience: Audience;
}

/**
 * Sends the moods waiting on this device: now, when the network is back, and at intervals while any
 * are left.
 */
export function WaitingMoods({ personId, audience }: WaitingMoodsProps) {
  const client = useQueryClient();
  useEffect(() => {
    const words = MOOD_COPY[audience].toast;
    let sending = false;
    function tell({ sent, lost, crisis }: SentMoods) {
      if (sent + lost > 0) void client.invalidateQueries({ queryKey: moodsKey });
      if (crisis) openWithWords(words.crisis);
      else if (lost > 0) toast({ ...words.lost, variant: "destructive" });
      else if (sent > 0) toast(words.sent);
    }
    async function send() {
      if (sending || !hasWaiting()) return;
      sending = true;
      try {
        tell(await sendWaiting(personId));
      } finally {
        sending = false;
      }
    }
    void send();
    const asking = setInterval(send, ASK_AGAIN_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(asking);
      window.removeEventListener("online", send);
    };
  }, [personId, audience, client]);
  return null;
}
