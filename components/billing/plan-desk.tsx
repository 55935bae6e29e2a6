"use client";

import { useState } from "react";
import { lazyPart, PartFailed } from "@/components/layout/lazy-part";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAccount } from "@/lib/across/your-data/erasure/client";
import { toast } from "@/lib/client/toast";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { LEAVING_COPY } from "@/lib/core/consent/leaving/copy";
import {
  isInForce,
  isRunning,
  useStoreCard,
  useSubscription,
  useTiers,
} from "@/lib/features/billing/client";
import { PAY_COPY, SUBSCRIBE_COPY } from "@/lib/features/billing/copy";
import type { SubscriptionView, TierView } from "@/lib/features/billing/schema";
import type { PaidTier } from "@/lib/shared/tiers";
import { Awaiting, Offline } from "./awaiting";
import { ChangeDialog } from "./change-dialog";
import { GoodToKnow } from "./good-to-know";
import { ManagePanel } from "./manage-panel";
import { PastBills } from "./past-bills";
import { PlanOffers } from "./plan-offers";
import { ProviderAway } from "./provider-away";
import { wordsOfCharge } from "./refusal";
import { useCheckout } from "./use-checkout";
import { type CardReturn, useReturn } from "./use-return";

/** Loads Stripe's code only once a plan is chosen. */
const Checkout = lazyPart(() => import("./checkout").then((module) => module.Checkout), {
  loading: <DeskLoading />,
  failed: ({ of: { onBack }, ...failure }) => (
    <Card className="grid justify-items-center">
      <PartFailed {...failure} />
      <Button variant="quiet" onClick={onBack}>
        {PAY_COPY.checkout.other}
      </Button>
    </Card>
  ),
});

const copy = SUBSCRIBE_COPY.adult;

/** The plans and the person's own plan, for adults. */
export function PlanDesk() {
  const tiers = useTiers();
  const subscription = useSubscription();
  if (tiers.data && subscription.data)
    return <Desk plans={tiers.data} subscription={subscription.data} />;
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
  const [changingTo, setChangingTo] = useState<(TierView & { id: PaidTier }) | null>(null);
  const running = isRunning(own);
  const isLeaving = useAccount().data?.eraseAfter != null;
  const blocked = isLeaving ? LEAVING_COPY.adult.toBeErased : blockedBy(subscription);
  const canPay = publishableKey !== null;

  useOutcome(publishableKey, checkout.returned);
  const { step } = checkout;
  const place = useLeftFocus<HTMLUListElement>(`${running} ${own?.tier} ${step.at}`);
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
      {canPay && step.at !== "away" ? null : (
        <ProviderAway {...(canPay ? { onRetry: checkout.back } : {})} />
      )}
      <Offline />
      <Awaiting step={step} onLook={checkout.look} onBack={checkout.back} />
      {own && running ? (
        <ManagePanel
          own={own}
          plans={plans}
          publishableKey={publishableKey}
          isNew={checkout.cameFrom === "paid"}
        />
      ) : null}
      {own && !running && step.at === "plans" ? (
        <Begun plan={plans.find(({ id }) => id === own.tier)} />
      ) : null}
      {blocked && canPay ? <p className="text-ink-soft">{blocked}</p> : null}
      {step.at === "awaiting" ? null : (
        <PlanOffers
          plans={plans}
          current={tier}
          running={running}
          ending={own?.cancelAtPeriodEnd === true}
          trial={trialAvailable}
          onChoose={
            canPay && blocked === null
              ? (plan) => (running ? setChangingTo(plan) : void checkout.choose(plan.id))
              : null
          }
          onFree={() => void toast(PAY_COPY.free)}
          pending={checkout.pending}
          cameFrom={checkout.cameFrom}
          place={place}
        />
      )}
      {canPay && !running && subscription.hasBills ? <PastBills /> : null}
      <GoodToKnow />
      {changingTo && own && running ? (
        <ChangeDialog
          key={changingTo.id}
          from={own.tier}
          to={changingTo}
          onClose={() => setChangingTo(null)}
        />
      ) : null}
    </>
  );
}

/** Handles the result of a card whose bank required its own authentication page. */
function useOutcome(
  publishableKey: string | null,
  onPlan: (outcome: "succeeded" | "processing") => void,
): void {
  const storeCard = useStoreCard();
  useReturn(publishableKey, ({ outcome, message, id, forCard }: CardReturn) => {
    if (outcome === "failed") {
      const { description } = PAY_COPY.payFailed;
      toast({ ...PAY_COPY.payFailed, description: message ?? description, variant: "destructive" });
    } else if (forCard) {
      storeCard.mutate(id, {
        onSuccess: () => void toast(PAY_COPY.manage.card.done),
        onError: (error) => void toast(wordsOfCharge(error, PAY_COPY.manage.card.failed)),
      });
    } else onPlan(outcome);
  });
}

/**
 * Says why no other plan can be chosen now: a seat in a family plan, or an own plan that is ending,
 * was refunded or couldn't be charged.
 */
function blockedBy({ own, seat }: SubscriptionView): string | null {
  if (!own || !isRunning(own)) return seat ? PAY_COPY.leaveSeatFirst : null;
  if (own.refunded) return PAY_COPY.endFirst;
  if (!isInForce(own)) return PAY_COPY.payFirst;
  if (!own.cancelAtPeriodEnd) return null;
  return seat ? PAY_COPY.leaveSeatFirst : PAY_COPY.keepFirst;
}

/** A plan that was chosen before but whose card was never stored (SUBS-09). */
function Begun({ plan }: { plan: TierView | undefined }) {
  if (!plan) return null;
  return (
    <Card tone="sunk">
      <p>{PAY_COPY.begun(plan.name)}</p>
    </Card>
  );
}
