"use client";

import { useQuery } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/client/api";
import { planKey } from "./keys";
import type { PlanSections, SafetyPlan, SavedPlan } from "./types";

export { planKey };

/**
 * The saved plan. `enabled` waits for the moment at which somebody wants to see it. Asked for with
 * the network down as well: only a failed read leads to the copy on the device, and a read that
 * waits for the network leads nowhere.
 */
export const useSafetyPlan = (enabled = true) =>
  useQuery<SafetyPlan>({ queryKey: planKey, enabled, networkMode: "always" });

export const readPlan = (): Promise<SafetyPlan> => api.get(planKey[0]);

/** Takes the plan over `base`, or throws a 409 when the stored one is another by now. */
export const savePlan = (plan: PlanSections, base: SafetyPlan): Promise<SavedPlan> =>
  api.put(planKey[0], { ...plan, updatedAt: base.updatedAt });

const failedWith = (status: number, code?: string) => (error: unknown) =>
  error instanceof ApiError &&
  error.status === status &&
  (code === undefined || error.detail.code === code);

export const isConflict = failedWith(409);
export const isConsentMissing = failedWith(403, "consent_required");

/** `fetch` throws a TypeError when no answer came at all. */
export const isOffline = (error: unknown): boolean => error instanceof TypeError;
