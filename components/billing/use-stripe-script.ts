"use client";

import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { goTo } from "@/lib/client/navigation";
import { needsNewPage, stripeFor } from "./stripe-script";

export interface StripeScript {
  readonly stripe: Stripe | null;
  /** True if the script didn't load: blocked, or no network. */
  readonly isAway: boolean;
  readonly retry: () => void;
}

/** Loads Stripe's script for a form that's on screen. */
export function useStripeScript(publishableKey: string): StripeScript {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isAway, setAway] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load
  useEffect(() => {
    let isWanted = true;
    setAway(false);
    stripeFor(publishableKey).then(
      (loaded) => isWanted && setStripe(loaded),
      () => isWanted && setAway(true),
    );
    return () => {
      isWanted = false;
    };
  }, [publishableKey, tries]);
  return {
    stripe,
    isAway,
    retry: () => (needsNewPage() ? goTo("/subscribe") : setTries((before) => before + 1)),
  };
}
