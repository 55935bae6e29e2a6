"use client";

import { useCallback, useEffect } from "react";
import { type CrisisAbout, openCrisisDialog } from "@/lib/client/crisis";
import { toast } from "@/lib/client/toast";
import { loadDetector } from "@/lib/core/incidents/client";
import { HELP_NOTICE } from "@/lib/crisis/copy/notice";
import { CRISIS_TOAST } from "@/lib/features/conversation/copy/crisis-toast";
import type { Audience } from "@/lib/shared/audience";

/**
 * Brings help up: the crisis dialog and one sentence that stays behind when it is closed (CHAT-16).
 * After harm by somebody that sentence names no line: it is read by whoever looks at the screen.
 */
export function useHelp(audience: Audience): (about?: CrisisAbout) => void {
  // The detector is fetched ahead, so that it is there when the network is not.
  useEffect(() => void loadDetector(), []);
  return useCallback(
    (about = "danger") => {
      openCrisisDialog(about);
      const words = about === "harm" ? HELP_NOTICE[audience] : CRISIS_TOAST[audience];
      toast({ ...words, variant: "destructive" });
    },
    [audience],
  );
}
