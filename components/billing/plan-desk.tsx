"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/lib/client/toast";
import { isRunning, useStoreCard, useSubscription, useTiers } from "@/lib/features/billing/client";
import { PAY_COPY, SUBSCRIBE_COPY } from "@/lib/features/billing/copy";
import type { SubscriptionView, TierView } from "@/lib/features/billing/schema";
import type { PaidTier } from "@/lib/shared/tiers";
import { ChangeDialog } from "./change-dialog";
import { ManagePanel } from "./manage-panel";
import { PlanOffers } from "./plan-offers";
import { ProviderAway } from "./provider-away";
import { wordsOfRefusal } from "./refusal";
import { type CheckoutStep, useCheckout } from "./use-checkout";
import { type Returned, useReturn } from "./use-return";

/** Its scripts come with the choice of a plan and not before. */
const Checkout = dynamic(() => import("./checkout"), { loading: () => <DeskLoading /> });

const copy = SUBSCRIBE_COPY.adult;

/** The plans and the own one, for adults. */
export function PlanDesk() {
  const tiers = useTiers();
  const subscription = useSubscription();
  if (tiers.data && subscription.data) return <Desk plans={tiers.data} subscription={subscription.data} />;
  const failed = [tiers, subscription].filter(({ isError }) => isError);
  if (failed.length === 0) return <DeskLoading />;
  return (
    <Card>
      <ErrorState
        title={copy.failed.title}
        retryLabel={copy.failed.retry}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        retrying={failed.some(({ isFetching }) => isFetching)}
      >
        {copy.failed.text}
      </ErrorState>
    </Card>
  );
}

function DeskLoading() {
  return (
    <div aria-busy="true" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only" role="status">
        {copy.loading}
      </span>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-72 rounded-card" />
      ))}
    </div>
  );
}

interface DeskProps {
  plans: readonly TierView[];
  subscription: SubscriptionView;
}

function Desk({ plans, subscription }: DeskProps) {
  const { own, tier, trialAvailable, publishableKey } = subscription;
  const checkout = useCheckout(plans);
  const storeCard = useStoreCard();
  const [changingTo, setChangingTo] = useState<(TierView & { id: PaidTier }) | null>(null);
  const running = isRunning(own);
  const blocked = blockedBy(subscription);
  const canPay = publishableKey !== null;

  useReturn(publishableKey, ({ outcome, message, id, forCard }: Returned) => {
    if (outcome === "failed") {
      const { description } = PAY_COPY.payFailed;
      toast({ ...PAY_COPY.payFailed, description: message ?? description, variant: "destructive" });
    } else if (forCard) {
      storeCard.mutate(id, {
        onSuccess: () => void toast(PAY_COPY.manage.card.done),
        onError: (error) => void toast(wordsOfRefusal(error, PAY_COPY.manage.card.failed)),
      });
    } else if (outcome === "processing") checkout.processing();
    else checkout.paid(own?.tier ?? tier);
  });

  const { step } = checkout;
  const chosen = step.at === "form" ? plans.find(({ id }) => id === step.tier) : undefined;
  if (step.at === "form" && chosen && publishableKey) {
    return (
      <Checkout
        plan={chosen}
        prepared={step.prepared}
        publishableKey={publishableKey}
        onBack={checkout.back}
        onPaid={() => checkout.paid(step.tier)}
        onProcessing={checkout.processing}
      />
    );
  }
  return (
    <>
      {canPay && step.at !== "away" ? null : <ProviderAway {...(canPay ? { onRetry: checkout.back } : {})} />}
      <Awaiting step={step} onLook={checkout.look} />
      {own && running && publishableKey ? (
        <ManagePanel own={own} plans={plans} publishableKey={publishableKey} isNew={checkout.cameFrom === "paid"} />
      ) : null}
      {own && !running && step.at === "plans" ? <Begun plan={plans.find(({ id }) => id === own.tier)} /> : null}
      {blocked ? <p className="text-ink-soft">{blocked}</p> : null}
      {step.at === "awaiting" ? null : (
        <PlanOffers
          plans={plans}
          current={tier}
          running={running}
          trial={trialAvailable}
          onChoose={
            canPay && blocked === null
              ? (plan) => (running ? setChangingTo(plan) : void checkout.choose(plan.id))
              : null
          }
          onFree={() => void toast(PAY_COPY.free)}
          pending={checkout.pending}
          cameFrom={checkout.cameFrom}
        />
      )}
      {changingTo && own && running ? (
        <ChangeDialog key={changingTo.id} from={own.tier} to={changingTo} onClose={() => setChangingTo(null)} />
      ) : null}
    </>
  );
}

/** Why no other plan can be chosen now: a place in a family's, an own one that ends, or one whose charge failed. */
function blockedBy({ own, seat }: SubscriptionView): string | null {
  if (!own || !isRunning(own)) return seat ? PAY_COPY.leaveSeatFirst : null;
  if (own.cancelAtPeriodEnd) return PAY_COPY.keepFirst;
  return own.status === "active" || own.status === "trialing" ? null : PAY_COPY.payFirst;
}

/** The card is stored and the provider's word is on its way to us. */
function Awaiting({ step, onLook }: { step: CheckoutStep; onLook: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  const isShown = step.at === "awaiting";
  // The form with the button that was pressed is gone.
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
          {step.slow ? <Button onClick={onLook}>{PAY_COPY.checkAgain}</Button> : null}
        </Card>
      ) : null}
    </div>
  );
}

/** A plan that was chosen once and whose card was never stored (SUBS-09). */
function Begun({ plan }: { plan: TierView | undefined }) {
  if (!plan) return null;
  return (
    <Card tone="sunk">
      <p>{PAY_COPY.begun(plan.name)}</p>
    </Card>
  );
}
