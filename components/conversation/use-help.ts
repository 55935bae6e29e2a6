"use client";

import { useCallback, useEffect } from "react";
import { type CrisisAbout, openCrisisDialog } from "@/lib/client/crisis";
import { toast } from "@/lib/client/toast";
import { loadDetector } from "@/lib/core/incidents/client";
import { HELP_NOTICE } from "@/lib/crisis/copy/notice";
import { CRISIS_TOAST } from "@/lib/features/conversation/copy/crisis-toast";
import type { Audience } from "@/lib/shared/audience";

/**
 * Opens the crisis dialog and leaves a one-sentence toast behind when it's closed (CHAT-16). After
 * harm by another person, that sentence names no line, since anyone nearby may read the screen.
 */
export function useHelp(audience: Audience): (about?: CrisisAbout) => void {
  // Prefetch the detector, so that it's there when the network isn't.
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
