"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { Separator } from "@/components/ui/separator";
import { useTimeZone } from "@/lib/client/time-zone";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { PreparedView, TierView } from "@/lib/features/billing/schema";
import { fullMoment } from "@/lib/shared/dates";
import { CardForm } from "./card-form";
import { dollars } from "./money";

const copy = PAY_COPY.checkout;

interface CheckoutProps {
  plan: TierView;
  prepared: PreparedView;
  publishableKey: string;
  onBack: () => void;
  onPaid: () => void;
  onProcessing: () => void;
}

/**
 * States the price, the charge date and how to cancel, in full before any card field (SUBS-16,
 * contract 8).
 */
export function Checkout({
  plan,
  prepared,
  publishableKey,
  onBack,
  onPaid,
  onProcessing,
}: CheckoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The plan cards and the pressed button are gone, so the reader starts at the content that
  // replaced them.
  useEffect(() => heading.current?.focus(), []);
  const price = dollars(plan.price);
  return (
    <Card
      padding="lg"
      className="mx-auto grid w-full max-w-2xl gap-5"
      aria-labelledby="checkout-title"
    >
      <h2 ref={heading} id="checkout-title" tabIndex={-1} className="outline-none">
        {copy.title(plan.name)}
      </h2>
      <Terms prepared={prepared} price={price} />
      <Separator />
      <h3 className="text-lg">{copy.card}</h3>
      <CardForm
        publishableKey={publishableKey}
        confirmation={prepared}
        returnPath="/subscribe"
        submitLabel={prepared.intent === "setup" ? copy.store : copy.pay(price)}
        onConfirmed={({ status }) => (status === "processing" ? onProcessing() : onPaid())}
      >
        <Button variant="quiet" onClick={onBack}>
          {copy.other}
        </Button>
      </CardForm>
    </Card>
  );
}

function Terms({
  prepared: { intent, trialEndsAt },
  price,
}: {
  prepared: PreparedView;
  price: string;
}) {
  const zone = useTimeZone();
  const day = trialEndsAt && zone ? fullMoment(trialEndsAt, zone) : null;
  const free = intent === "setup" && day !== null;
  const lines = free
    ? [copy.todayNothing, copy.firstCharge(price, day), copy.cancelTrial(day)]
    : [copy.today(price), copy.monthly(price), copy.cancel];
  return (
    <div className="rounded-control bg-primary-soft p-4 sm:p-5">
      <h3 className="text-lg">{copy.before}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 marker:text-primary">
        {[...lines, copy.mail, copy.privacy].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <LinkButton href="/terms" variant="quiet" size="sm" target="_blank" className="mt-2 -ms-3">
        {copy.terms}
      </LinkButton>
    </div>
  );
}
