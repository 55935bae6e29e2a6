"use client";

import type { PlanKit } from "./types";
import { usePlanReading } from "./use-plan-reading";

/**
 * Refetches the plan on an idle page, so that the copy on this device stays current. For people who
 * agreed to a copy.
 */
export function KeepFresh({ kit }: { kit: PlanKit }) {
  usePlanReading(kit);
  return null;
}
