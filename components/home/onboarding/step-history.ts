"use client";

import { useEffect, useRef } from "react";
import { STEPS } from "@/lib/across/home/onboarding/constants";
import type { Step } from "@/lib/across/home/onboarding/types";

/** Stored in each history entry that the form pushes: the step right before it. */
const BEFORE = "onboardingStepBefore";

/** Adds the step to the URL's other parameters, such as the one for where to go afterward. */
function addressOf(step: Step): string {
  const asked = new URLSearchParams(window.location.search);
  asked.set("step", String(step));
  return `?${asked}`;
}

/** The step in the URL; null if there is none, as on the first visit. */
export function stepInAddress(): Step | null {
  const named = new URLSearchParams(window.location.search).get("step");
  return STEPS.find((step) => String(step) === named) ?? null;
}

/**
 * Pushes a history entry, so that the browser's Back leads to the step `from` and not out of the
 * form.
 */
export const goForward = (step: Step, from: Step): void =>
  window.history.pushState({ [BEFORE]: from }, "", addressOf(step));

/**
 * Goes back in history if the previous entry is that step; otherwise replaces the current entry.
 */
export function goBack(step: Step): void {
  if (window.history.state?.[BEFORE] === step) window.history.back();
  else window.history.replaceState(null, "", addressOf(step));
}

/**
 * Listens for the browser's Back and Forward. A URL without a step stands for the step `opened`
 * there.
 */
export function useStepHistory(
  opened: { readonly current: Step },
  onStep: (step: Step) => void,
): void {
  const listener = useRef(onStep);
  useEffect(() => {
    listener.current = onStep;
  });
  useEffect(() => {
    const heard = () => listener.current(stepInAddress() ?? opened.current);
    window.addEventListener("popstate", heard);
    return () => window.removeEventListener("popstate", heard);
  }, [opened]);
}
