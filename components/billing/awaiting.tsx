"use client";

import { useEffect, useRef } from "react";
import { useOnline } from "@/components/conversation/use-online";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { CheckoutStep } from "./use-checkout";

/** Tells the person when a confirmation can't arrive, so that no one waits for it in vain. */
export function Offline() {
  const online = useOnline();
  return (
    <div role="status" className="contents">
      {online ? null : <Card tone="sunk">{PAY_COPY.isOffline}</Card>}
    </div>
  );
}

interface AwaitingProps {
  step: CheckoutStep;
  onLook: () => void;
  onBack: () => void;
}

/** Shown while the card is stored and the provider's confirmation is on its way. */
export function Awaiting({ step, onLook, onBack }: AwaitingProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const isShown = step.at === "awaiting";
  // Takes focus, because the form with the pressed button is gone.
  useEffect(() => {
    if (isShown) line.current?.focus();
  }, [isShown]);
  return (
    <div role="status" className="contents">
      {step.at === "awaiting" ? (
        <Card tone="soft" className="flex flex-wrap items-center gap-3">
          {step.slow ? null : <Spinner className="size-5 text-primary" />}
          <p ref={line} tabIndex={-1} className="min-w-56 flex-1 outline-none">
            {step.slow ? PAY_COPY.slow : PAY_COPY.awaiting}
          </p>
          {step.slow ? (
            <>
              <Button onClick={onLook}>{PAY_COPY.checkAgain}</Button>
              <Button variant="quiet" onClick={onBack}>
                {PAY_COPY.checkout.other}
              </Button>
            </>
          ) : null}
        </Card>
      ) : null}
    </div>
  );
}
