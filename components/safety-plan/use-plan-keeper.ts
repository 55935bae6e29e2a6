"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiError } from "@/lib/client/api";
import { type CrisisAbout, openCrisisDialog, showsCrisis } from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { loadDetector } from "@/lib/core/incidents/client";
import { type Severity, severityRank } from "@/lib/crisis/constants";
import { planKey } from "@/lib/features/safety-plan/client";
import type { SafetyPlan, SavedPlan } from "@/lib/features/safety-plan/types";
import { createPlanKeeper } from "./plan-keeper";

const isSaved = (answer: unknown): answer is SavedPlan =>
  typeof answer === "object" && answer !== null && "crisis_detected" in answer;

/**
 * The crisis severity in a server response, or null for none. An error doesn't carry one and counts
 * as "low".
 */
function shownBy(answer: unknown): Severity | null {
  if (answer instanceof ApiError) return showsCrisis(answer) ? "low" : null;
  return isSaved(answer) && answer.crisis_detected ? answer.severity : null;
}

/**
 * State of a plan being edited. The crisis dialog opens at the first sign of a crisis in this visit
 * and again at a more severe one, not at every line: someone who writes down their warning signs
 * is doing the right thing and should get on with it (decision 0020).
 */
export function usePlanKeeper(initial: SafetyPlan, tabOnly: boolean) {
  const client = useQueryClient();
  const shownRank = useRef(-1);
  const [helped, setHelped] = useState(false);

  const help = useCallback((severity: Severity, about: CrisisAbout = "danger") => {
    if (severityRank(severity) <= shownRank.current) return;
    shownRank.current = severityRank(severity);
    setHelped(true);
    openCrisisDialog(about);
  }, []);

  const [keeper] = useState(() =>
    createPlanKeeper(initial, tabOnly, {
      onSaved: (saved) => client.setQueryData(planKey, saved),
      onAnswer: (answer) => {
        bounceIfUnauthorized(answer);
        const severity = shownBy(answer);
        if (severity) help(severity);
      },
    }),
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);

  useEffect(() => {
    keeper.restore();
    // Preloaded, so that it works without a network.
    void loadDetector();
    window.addEventListener("online", keeper.save);
    return () => window.removeEventListener("online", keeper.save);
  }, [keeper]);

  /**
   * Checks the text before it is sent and without a network, with the same quick check as in the
   * conversation (contract 8).
   */
  const examine = useCallback(
    async (text: string) => {
      const heard = (await loadDetector())(text);
      if (heard) help("low", heard);
    },
    [help],
  );

  return { ...kept, helped, change: keeper.change, retry: keeper.save, examine };
}
