"use client";

import { useEffect, useState } from "react";
import { isUnauthorized } from "@/lib/client/api";
import { keepCopy, readCopy } from "@/lib/client/device-copy";
import { isOffline, useSafetyPlan } from "@/lib/features/safety-plan/client";
import { ORDER } from "@/lib/features/safety-plan/constants";
import type { SafetyPlan } from "@/lib/features/safety-plan/types";
import type { PlanCopy, PlanKit } from "./types";

const copyOf = (plan: SafetyPlan, { audience, copy }: PlanKit): PlanCopy => ({
  plan,
  order: [...ORDER[audience], "worthLivingFor"],
  title: copy.title,
  steps: copy.steps,
  nothing: copy.nothing,
});

export interface PlanReading {
  /** Undefined while loading, and if it couldn't be loaded. */
  readonly plan: SafetyPlan | undefined;
  /** This is the device's copy: the service hasn't answered yet, or couldn't be reached. */
  readonly isCopy: boolean;
  /** The service could not be reached. */
  readonly isAway: boolean;
  /** No response came at all. */
  readonly isOffline: boolean;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * The saved plan; until it has loaded, and without a network, the device's copy: in a hard minute
 * no one should wait for a request to fail. Reading the plan keeps that copy fresh.
 */
export function usePlanReading(kit: PlanKit, enabled = true): PlanReading {
  const { personId } = kit;
  const { data, error, isError, isFetching, refetch } = useSafetyPlan(enabled && personId !== null);
  const [copy, setCopy] = useState<SafetyPlan>();
  const away = isError && !isUnauthorized(error);

  useEffect(() => {
    if (data && kit.personId && !kit.tabOnly) void keepCopy(kit.personId, copyOf(data, kit));
  }, [data, kit]);

  // Checks again once the service is known to be away: a copy may have been made in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: being away is the event to react to
  useEffect(() => {
    if (!enabled || personId === null) return;
    let gone = false;
    void readCopy<PlanCopy>(personId).then((found) => gone || setCopy(found?.plan));
    return () => {
      gone = true;
    };
  }, [away, enabled, personId]);

  const own = isUnauthorized(error) ? undefined : copy;
  const isCopy = data === undefined && own !== undefined;
  return {
    plan: data ?? own,
    isCopy,
    isAway: away,
    isOffline: isOffline(error),
    isFailed: isError && !isCopy,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
