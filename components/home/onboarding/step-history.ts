"use client";

import { useEffect, useRef } from "react";
import { STEPS } from "@/lib/across/home/onboarding/constants";
import type { Step } from "@/lib/across/home/onboarding/types";

/**
 * Kept with each entry of the browser's history that the form made: the step that lies right before
 * it.
 */
const BEFORE = "onboardingStepBefore";

/** The step beside whatever else the address says, such as where to go on afterwards. */
function addressOf(step: Step): string {
  const asked = new URLSearchParams(window.location.search);
  asked.set("step", String(step));
  return `?${asked}`;
}

/** The step that the address names; null when it names none, as on the first visit. */
export function stepInAddress(): Step | null {
  const named = new URLSearchParams(window.location.search).get("step");
  return STEPS.find((step) => String(step) === named) ?? null;
}

/** A new entry, so that the browser's Back leads to the step `from` and not out of the form. */
export const goOn = (step: Step, from: Step): void =>
  window.history.pushState({ [BEFORE]: from }, "", addressOf(step));

/**
 * Takes the browser back where its last entry is that step; else the step takes the place of the
 * present one.
 */
export function goBack(step: Step): void {
  if (window.history.state?.[BEFORE] === step) window.history.back();
  else window.history.replaceState(null, "", addressOf(step));
}

/**
 * Hears of the browser's own Back and Forward. An address without a step stands for the one that
 * was `opened` there.
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
