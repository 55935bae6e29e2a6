"use client";

import { useQuery } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/client/api";
import { planKey } from "./constants";
import type { PlanSections, SafetyPlan, SavedPlan } from "./types";

export { planKey };

/**
 * The saved plan. `enabled` delays the request until someone wants to see it. Also runs offline:
 * only a failed request leads to the copy on the device, and one paused until the network returns
 * never fails.
 */
export const useSafetyPlan = (enabled = true) =>
  useQuery<SafetyPlan>({ queryKey: planKey, enabled, networkMode: "always" });

export const readPlan = (): Promise<SafetyPlan> => api.get(planKey[0]);

/** Saves the plan over `base`; throws a 409 if the stored one has changed since. */
export const savePlan = (plan: PlanSections, base: SafetyPlan): Promise<SavedPlan> =>
  api.put(planKey[0], { ...plan, updatedAt: base.updatedAt });

const failedWith = (status: number, code?: string) => (error: unknown) =>
  error instanceof ApiError &&
  error.status === status &&
  (code === undefined || error.detail.code === code);

export const isConflict = failedWith(409);
export const isConsentMissing = failedWith(403, "consent_required");

/** `fetch` throws a TypeError if no response came at all. */
export const isOffline = (error: unknown): boolean => error instanceof TypeError;
