"use client";

import type { PlanKit } from "./types";
import { usePlanReading } from "./use-plan-reading";

/**
 * For who said that a copy may lie here: it is read anew with a page at rest, so that it is the
 * plan as it now stands.
 */
export function KeepFresh({ kit }: { kit: PlanKit }) {
  usePlanReading(kit);
  return null;
}
