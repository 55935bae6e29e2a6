"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api";
import { goTo } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { isRunning, usePrepare, useReadPlanAgain, useSubscription } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { PreparedView, TierView } from "@/lib/features/billing/schema";
import { PAID_TIERS, type PaidTier } from "@/lib/shared/tiers";
import { isLoadedHere, keepChoice, takeChoice } from "./loaded-here";

/** After so long without the provider's word the person is told, and may ask by hand. Milliseconds. */
const PATIENCE_MS = 30_000;

const CONFLICT = 409;
const UNAVAILABLE = 503;

/** Where somebody stands between choosing a plan and having it. */
export type CheckoutStep =
  | { readonly at: "plans" }
  | { readonly at: "form"; readonly tier: PaidTier; readonly prepared: PreparedView }
  | { readonly at: "away" }
  | { readonly at: "awaiting"; readonly slow: boolean };

const PLANS: CheckoutStep = { at: "plans" };

/** Choosing, paying and waiting for the plan to be on (SUBS-02, SUBS-08). */
export function useCheckout(plans: readonly TierView[]) {
  const router = useRouter();
  const prepare = usePrepare();
  const readAgain = useReadPlanAgain();
  const [step, setStep] = useState<CheckoutStep>(PLANS);
  /** What the keyboard goes on from when a form has made way: the plan that runs, or the button that opened the form. */
  const [cameFrom, setCameFrom] = useState<PaidTier | "paid" | null>(null);
  const isAwaiting = step.at === "awaiting" && !step.slow;
  const subscription = useSubscription(isAwaiting);
  const isOn = step.at === "awaiting" && isRunning(subscription.data?.own);

  useEffect(() => {
    if (!isAwaiting) return;
    const timer = setTimeout(() => setStep({ at: "awaiting", slow: true }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAwaiting]);

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
      // A plan that runs already, begun in another window perhaps: the server says which, and the page has read it again.
      const runs = error instanceof ApiError && error.status === CONFLICT ? error.detail.message : undefined;
      toast({ ...PAY_COPY.initFailed, ...(runs ? { description: runs } : {}), variant: "destructive" });
    }
  }

  /** The plan is on: everything that names it is read again, the pages that the server draws among it. */
  function arrive(): void {
    setStep(PLANS);
    setCameFrom("paid");
    void readAgain();
    router.refresh();
  }

  const latest = useRef({ choose, arrive });
  useEffect(() => {
    latest.current = { choose, arrive };
  });
  useEffect(() => {
    if (isOn) latest.current.arrive();
  }, [isOn]);
  useEffect(() => {
    const kept = takeChoice();
    const tier = PAID_TIERS.find((one) => one === kept);
    if (tier) void latest.current.choose(tier);
  }, []);

  function paid(tier: string): void {
    const name = plans.find(({ id }) => id === tier)?.name;
    if (name) toast(PAY_COPY.paid(name));
    look();
  }

  function look(): void {
    setStep({ at: "awaiting", slow: false });
    void readAgain();
  }

  return {
    step,
    pending: prepare.isPending ? (prepare.variables ?? null) : null,
    choose,
    paid,
    /** Asks again whether the plan is on. */
    look,
    processing: () => {
      toast(PAY_COPY.processing);
      look();
    },
    cameFrom,
    back: () => {
      setCameFrom(step.at === "form" ? step.tier : null);
      setStep(PLANS);
    },
  };
}
