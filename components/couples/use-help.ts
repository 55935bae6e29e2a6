"use client";

import { useCallback, useEffect } from "react";
import { aboutOfError, type CrisisAbout, openCrisisDialog, showsCrisis } from "@/lib/client/crisis";
import { toast } from "@/lib/client/toast";
import { loadDetector } from "@/lib/core/incidents/client";
import { HELP_NOTICE } from "@/lib/crisis/copy/notice";
import { COUPLES_COPY } from "@/lib/features/couples/copy";

const copy = COUPLES_COPY.adult.toast;

export interface Help {
  /** Opens the crisis dialog and leaves a one-sentence toast behind (CHAT-16). */
  show(about?: CrisisAbout): void;
  /**
   * Opens it if the text shows a crisis, without waiting for the network; resolves to whether it
   * did.
   */
  examine(text: string): Promise<boolean>;
  /** Opens it for an error that carries the crisis flag. */
  ofError(error: unknown): boolean;
}

export function useHelp(): Help {
  // Preloaded, so that it works without a network.
  useEffect(() => void loadDetector(), []);
  const show = useCallback((about: CrisisAbout = "danger") => {
    openCrisisDialog(about);
    toast({ ...(about === "harm" ? HELP_NOTICE.adult : copy.crisis), variant: "destructive" });
  }, []);
  return {
    show,
    examine: async (text) => {
      const found = (await loadDetector())(text);
      if (found) show(found);
      return found !== false;
    },
    ofError: (error) => {
      const found = showsCrisis(error);
      if (found) show(aboutOfError(error));
      return found;
    },
  };
}
