"use client";

import { Disclaimer } from "@/components/layout/disclaimer";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { KeepAccount } from "@/components/your-data/keep-account";
import { useIsLeaving } from "@/lib/across/your-data/erasure/client";
import { useSubscription } from "@/lib/features/billing/client";
import { SUBSCRIBE_COPY, type SubscribeCopy } from "@/lib/features/billing/copy";
import type { Audience } from "@/lib/shared/audience";
import { LeaveOwn } from "./leave-own";
import { PlanDesk } from "./plan-desk";
import { ReceivedSeats } from "./received-seats";
import { SeatMember } from "./seat-member";

/** Shown while nothing can be bought, so that children aren't told to ask for it. */
function NotOpen({ copy: { unavailable } }: { copy: SubscribeCopy }) {
  const { data } = useSubscription();
  if (data?.publishableKey !== null) return null;
  return (
    <CardText className="text-ink">
      {unavailable.title}. {unavailable.text}
    </CardText>
  );
}

/** Tells a child whom to ask for a plan; a child with a seat doesn't have to. */
function AskCard({ copy }: { copy: SubscribeCopy }) {
  const hasSeat = useSubscription().data?.seat != null;
  // Don't tell a child whose account is being deleted to ask for a plan; the card above explains
  // it.
  if (useIsLeaving() && !hasSeat) return null;
  return (
    <Card tone="accent" className="flex flex-wrap items-center gap-4">
      <div className="min-w-56 flex-1">
        <CardTitle>{hasSeat ? copy.hasSeat : copy.ask}</CardTitle>
        {hasSeat ? null : <NotOpen copy={copy} />}
      </div>
      <LinkButton href="/" variant="secondary">
        {copy.home}
      </LinkButton>
    </Card>
  );
}

/** /subscribe. Children learn whom to ask and see no prices (SUBS-06, SUBS-17, R-08). */
export function SubscribeRoom({ audience }: { audience: Audience }) {
  const copy = SUBSCRIBE_COPY[audience];
  return (
    <div className="page-column grid grid-cols-1 gap-6 py-8 sm:py-10">
      <div>
        <h1>{copy.title}</h1>
        <p className="mt-3 max-w-2xl text-ink-soft text-lg">{copy.text}</p>
      </div>
      <KeepAccount audience={audience} />
      <ReceivedSeats audience={audience} />
      <SeatMember audience={audience} />
      {copy.ask === null ? (
        <PlanDesk />
      ) : (
        <>
          {copy.leave ? <LeaveOwn copy={copy.leave} /> : null}
          <AskCard copy={copy} />
        </>
      )}
      <Disclaimer audience={audience} variant="subscription" />
    </div>
  );
}
