"use client";

import { useCallback, useEffect } from "react";
import { openCrisisDialog } from "@/lib/client/crisis";
import { toast } from "@/lib/client/toast";
import { CHAT_COPY } from "@/lib/features/chat/copy";
import { loadDetector } from "@/lib/features/safety/client";
import type { Audience } from "@/lib/shared/audience";

/** Brings help up: the crisis dialog and one sentence that stays behind when it is closed (CHAT-16). */
export function useHelp(audience: Audience): () => void {
  // The detector is fetched ahead, so that it is there when the network is not.
  useEffect(() => void loadDetector(), []);
  return useCallback(() => {
    openCrisisDialog();
    toast({ ...CHAT_COPY[audience].toast.crisis, variant: "destructive" });
  }, [audience]);
}
