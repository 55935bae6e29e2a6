"use client";

import type { RefObject } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { TickList } from "@/components/ui/tick-list";
import { PAY_COPY, SUBSCRIBE_COPY } from "@/lib/features/billing/copy";
import type { TierView } from "@/lib/features/billing/schema";
import { PAID_TIERS, type PaidTier } from "@/lib/shared/tiers";
import { dollars } from "./money";

const copy = SUBSCRIBE_COPY.adult;

export interface PlanOffersProps {
  plans: readonly TierView[];
  /** The plan the person has now. */
  current: string;
  /** A paid plan of their own is running, so choosing another one changes it. */
  running: boolean;
  /** That plan is already canceled. */
  ending: boolean;
  /** Whether a free trial is still available. */
  trial: boolean;
  /** Null where nothing can be bought. */
  onChoose: ((plan: TierView & { id: PaidTier }) => void) | null;
  onFree: () => void;
  /** The plan whose form is loading. */
  pending: string | null;
  /** The plan whose form was just left via "Back". */
  cameFrom: string | null;
  /** Takes the focus left behind when a plan ends. */
  place?: RefObject<HTMLUListElement | null>;
}

const isPaid = (plan: TierView): plan is TierView & { id: PaidTier } =>
  PAID_TIERS.some((id) => id === plan.id);

/** One card per plan with its price, interval and features (SUBS-01). */
export function PlanOffers({ plans, place, ...offer }: PlanOffersProps) {
  return (
    <>
      {offer.running ? <h2 className="mt-4">{PAY_COPY.all}</h2> : null}
      <ul
        ref={place}
        tabIndex={-1}
        aria-label={PAY_COPY.all}
        className="grid gap-5 outline-none sm:grid-cols-2 lg:grid-cols-6"
      >
        {plans.map((plan) => (
          <li key={plan.id} className="lg:col-span-2 lg:nth-last-[-n+2]:col-span-3">
            <Offer plan={plan} {...offer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Offer({
  plan,
  current,
  running,
  ending,
  trial,
  onChoose,
  onFree,
  pending,
  cameFrom,
}: Omit<PlanOffersProps, "plans" | "place"> & { plan: TierView }) {
  const yours = plan.id === current;
  return (
    <Card as="article" tone={yours ? "soft" : "plain"} className="flex h-full flex-col">
      <div className="flex items-center justify-between gap-2">
        <CardTitle>{plan.name}</CardTitle>
        {yours ? <Badge>{copy.yours}</Badge> : null}
      </div>
      <p className="mt-2">
        <span className="font-display text-3xl">{dollars(plan.price)}</span>{" "}
        <span className="text-ink-soft text-sm">{copy.perMonth}</span>
      </p>
      {isPaid(plan) && trial && onChoose ? (
        <p className="mt-1 font-semibold text-accent-ink text-sm">{PAY_COPY.trial}</p>
      ) : null}
      <TickList lines={plan.features} className="mt-4 mb-5 flex-1 gap-1.5 text-ink-soft" />
      {isPaid(plan) ? (
        onChoose && !(yours && running) ? (
          <Button
            variant={running ? "secondary" : "primary"}
            pending={pending === plan.id}
            disabled={pending !== null}
            autoFocus={cameFrom === plan.id}
            onClick={() => onChoose(plan)}
          >
            {running ? PAY_COPY.changeTo(plan.name) : PAY_COPY.choose(plan.name)}
          </Button>
        ) : null
      ) : (
        <FreeChoice
          name={plan.name}
          yours={yours}
          running={running}
          ending={ending}
          onFree={onFree}
        />
      )}
    </Card>
  );
}

interface FreeChoiceProps {
  name: string;
  yours: boolean;
  running: boolean;
  ending: boolean;
  onFree: () => void;
}

/** Shows the free plan's status and sends nothing (SUBS-05). */
function FreeChoice({ name, yours, running, ending, onFree }: FreeChoiceProps) {
  if (running && !yours) {
    return (
      <p className="text-ink-soft text-sm">{ending ? PAY_COPY.freeNext : PAY_COPY.leaveForFree}</p>
    );
  }
  // A person with a seat in a family plan, or who pays for a plan, isn't on a free trial, so that
  // message would be false.
  if (running || !yours) return null;
  return (
    <Button variant="secondary" onClick={onFree}>
      {PAY_COPY.choose(name)}
    </Button>
  );
}
