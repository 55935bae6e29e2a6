"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { openCrisisDialog } from "@/lib/client/crisis";
import { toast } from "@/lib/client/toast";
import {
  hasWaitingSessions,
  type SentSessions,
  sendWaitingSessions,
} from "@/lib/features/movement/waiting/client";
import { PHYSICAL_WAITING_COPY } from "@/lib/features/movement/waiting/copy";
import type { Audience } from "@/lib/shared/audience";

/** Retry interval in ms: no event fires when a server comes back. */
const ASK_AGAIN_MS = 15_000;

interface WaitingSessionsProps {
  personId: string;
  audience: Audience;
}

/**
 * Sends the movement sessions pending on this device: now, when the network is back, and at
 * intervals.
 */
export function WaitingSessions({ personId, audience }: WaitingSessionsProps) {
  const client = useQueryClient();
  useEffect(() => {
    const words = PHYSICAL_WAITING_COPY[audience];
    let sending = false;
    function tell({ sent, lost, crisis }: SentSessions) {
      if (sent + lost > 0) void client.invalidateQueries({ queryKey: ["/api/pt/sessions"] });
      if (crisis) {
        openCrisisDialog();
        toast({ ...words.crisis, variant: "destructive" });
      } else if (lost > 0) toast({ ...words.lost, variant: "destructive" });
      else if (sent > 0) toast(words.sent);
    }
    async function send() {
      if (sending || !hasWaitingSessions()) return;
      sending = true;
      tell(await sendWaitingSessions(personId));
      sending = false;
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
