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
  /** Undefined while it is on its way or could not be had. */
  readonly plan: SafetyPlan | undefined;
  /** It is the copy on this device: the service has not answered yet, or could not be reached. */
  readonly isCopy: boolean;
  /** The service could not be reached. */
  readonly isAway: boolean;
  /** No answer came at all. */
  readonly isOffline: boolean;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * The saved plan; until it is there, and without a network, the copy on this device: in a hard
 * minute nobody waits for a request to fail. Reading the plan keeps that copy fresh.
 */
export function usePlanReading(kit: PlanKit, enabled = true): PlanReading {
  const { personId } = kit;
  const { data, error, isError, isFetching, refetch } = useSafetyPlan(enabled && personId !== null);
  const [copy, setCopy] = useState<SafetyPlan>();
  const away = isError && !isUnauthorized(error);

  useEffect(() => {
    if (data && kit.personId && !kit.tabOnly) void keepCopy(kit.personId, copyOf(data, kit));
  }, [data, kit]);

  // Looked at again once the service is known to be away: it may have been made meanwhile.
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
