"use client";

import { useEffect, useState } from "react";
import { isUnauthorized } from "@/lib/client/api";
import { keepCopy, readCopy } from "@/lib/client/device-copy";
import { useSafetyPlan } from "@/lib/features/safety-plan/client";
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
  /** It is the copy on this device, because the service could not be reached. */
  readonly isCopy: boolean;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The saved plan; without a network the copy on this device. Reading it keeps that copy fresh. */
export function usePlanReading(kit: PlanKit, enabled = true): PlanReading {
  const { data, error, isError, isFetching, refetch } = useSafetyPlan(enabled && kit.personId !== null);
  const [copy, setCopy] = useState<SafetyPlan>();
  const away = isError && !isUnauthorized(error);

  useEffect(() => {
    if (data && kit.personId && !kit.tabOnly) void keepCopy(kit.personId, copyOf(data, kit));
  }, [data, kit]);

  useEffect(() => {
    if (away) void readCopy<PlanCopy>().then((found) => setCopy(found?.plan));
  }, [away]);

  const isCopy = data === undefined && copy !== undefined;
  return {
    plan: data ?? copy,
    isCopy,
    isFailed: isError && !isCopy,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
