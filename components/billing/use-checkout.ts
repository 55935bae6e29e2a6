"use client";

import { useRouter } from "next/navigation";
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api";
import { goTo } from "@/lib/client/navigation";
import { type ToastInput, toast } from "@/lib/client/toast";
import {
  isInForce,
  isRunning,
  type OwnPlan,
  usePrepare,
  useReadPlanAgain,
  useSubscription,
} from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { PreparedView, TierView } from "@/lib/features/billing/schema";
import { PAID_TIERS, type PaidTier } from "@/lib/shared/tiers";
import { isLoadedHere, keepChoice, takeChoice } from "./loaded-here";

/**
 * After this long (ms) without the provider's confirmation, the person is told and can check
 * manually.
 */
const PATIENCE_MS = 30_000;

const CONFLICT = 409;
const UNAVAILABLE = 503;

/** The person's progress between choosing a plan and having it. */
export type CheckoutStep =
  | { readonly at: "plans" }
  | { readonly at: "form"; readonly tier: PaidTier; readonly prepared: PreparedView }
  | { readonly at: "away" }
  /** `greets`: announce success once the plan is active, because it isn't known yet. */
  | { readonly at: "awaiting"; readonly slow: boolean; readonly greets: boolean };

const PLANS: CheckoutStep = { at: "plans" };

/** Choosing a plan, paying, and waiting for it to become active (SUBS-02, SUBS-08). */
export function useCheckout(plans: readonly TierView[]) {
  const router = useRouter();
  const prepare = usePrepare();
  const readAgain = useReadPlanAgain();
  const [step, setStep] = useState<CheckoutStep>(PLANS);
  /**
   * Where focus continues after a form closes: the active plan, or the button that opened the form.
   */
  const [cameFrom, setCameFrom] = useState<PaidTier | "paid" | null>(null);

  async function choose(tier: PaidTier): Promise<void> {
    if (prepare.isPending) return;
    if (!isLoadedHere()) {
      keepChoice(tier);
      return goTo("/subscribe");
    }
    try {
      const prepared = await prepare.mutateAsync(tier);
      setStep({ at: "form", tier, prepared });
    } catch (error) {
      if (error instanceof ApiError && error.status === UNAVAILABLE) return setStep({ at: "away" });
      toast(wordsOfFailure(error));
    }
  }

  /** The plan is active: refetch everything that names it, server-rendered pages included. */
  function arrive(own: OwnPlan): void {
    if (step.at === "awaiting" && step.greets && isInForce(own) && !own.cancelAtPeriodEnd)
      greet(own.tier);
    setStep(PLANS);
    setCameFrom("paid");
    void readAgain();
    router.refresh();
  }

  const own = useArrival(step, setStep, arrive);
  useKeptChoice(choose);

  function greet(tier: PaidTier): void {
    const name = plans.find(({ id }) => id === tier)?.name;
    if (name) toast(PAY_COPY.paid(name));
  }

  function wait(greets: boolean): void {
    setStep({ at: "awaiting", slow: false, greets });
    void readAgain();
  }

  function processing(): void {
    toast(PAY_COPY.processing);
    wait(true);
  }

  return {
    step,
    pending: prepare.isPending ? (prepare.variables ?? null) : null,
    choose,
    paid: (tier: PaidTier) => {
      greet(tier);
      wait(false);
    },
    processing,
    /**
     * Called on return from the bank's page, perhaps days later, so it claims nothing that the plan
     * itself doesn't confirm.
     */
    returned: (outcome: "succeeded" | "processing") => {
      if (!own) toast(PAY_COPY.over);
      else if (outcome === "processing" && !isRunning(own)) processing();
      else wait(true);
    },
    /** Checks again whether the plan is active. */
    look: () => wait(step.at === "awaiting" && step.greets),
    cameFrom,
    back: () => {
      setCameFrom(step.at === "form" ? step.tier : null);
      setStep(PLANS);
    },
  };
}

/** ERR-11, with the reason if it's one the person can do something about. */
function wordsOfFailure(error: unknown): ToastInput {
  // A plan is already active, perhaps started in another window: the server names it, and the page
  // has refetched it.
  const said =
    error instanceof ApiError && error.status === CONFLICT ? error.detail.message : undefined;
  const description = navigator.onLine ? said : PAY_COPY.offline;
  return {
    ...PAY_COPY.initFailed,
    ...(description ? { description } : {}),
    variant: "destructive",
  };
}

/**
 * Polls for the plan while it's awaited and reports when it becomes active or takes too long.
 * Returns the plan as known so far.
 */
function useArrival(
  step: CheckoutStep,
  setStep: Dispatch<SetStateAction<CheckoutStep>>,
  onOn: (own: OwnPlan) => void,
): OwnPlan | null {
  const isAwaiting = step.at === "awaiting" && !step.slow;
  const own = useSubscription(isAwaiting).data?.own ?? null;
  const arrived = step.at === "awaiting" && isRunning(own) ? own : null;

  useEffect(() => {
    if (!isAwaiting) return;
    const lose = (before: CheckoutStep) =>
      before.at === "awaiting" ? { ...before, slow: true } : before;
    const timer = setTimeout(() => setStep(lose), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAwaiting, setStep]);

  const latest = useRef(onOn);
  useEffect(() => {
    latest.current = onOn;
  });
  useEffect(() => {
    if (arrived) latest.current(arrived);
  }, [arrived]);
  return own;
}

/** Resumes with the plan chosen before the page was loaded directly. */
function useKeptChoice(choose: (tier: PaidTier) => Promise<void>): void {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    const kept = takeChoice();
    const tier = PAID_TIERS.find((one) => one === kept);
    if (tier) void latest.current(tier);
  }, []);
}
