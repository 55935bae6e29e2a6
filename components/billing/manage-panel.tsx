"use client";

import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { goTo } from "@/lib/client/navigation";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { type OwnPlan, usePortal } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { TierView } from "@/lib/features/billing/schema";
import { fullDay } from "@/lib/shared/dates";
import { CancelPlan } from "./cancel-plan";
import { CardPanel } from "./card-panel";
import { Invoices } from "./invoices";
import { dollars } from "./money";
import { PastDue } from "./past-due";
import { wordsOfRefusal } from "./refusal";
import { SeatsPanel } from "./seats-panel";

const copy = PAY_COPY.manage;

interface ManagePanelProps {
  own: OwnPlan;
  plans: readonly TierView[];
  publishableKey: string;
  /** It was just paid for: the reader goes on here. */
  isNew: boolean;
}

/** Where the plan stands, the next charge written out, and every way to change or leave it (SUBS-15). */
export function ManagePanel({ own, plans, publishableKey, isNew }: ManagePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const plan = plans.find(({ id }) => id === own.tier);
  const portal = usePortal();
  if (!plan) return null;
  const openPortal = () =>
    portal.mutate(undefined, {
      onSuccess: ({ url }) => goTo(url),
      onError: (error) => void toast(wordsOfRefusal(error, copy.portal.failed)),
    });
  return (
    <>
      <PastDue own={own} />
      <Card className="grid gap-5" aria-labelledby="own-plan">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <CardTitle ref={heading} id="own-plan" tabIndex={-1} className="outline-none">
              {copy.title(plan.name)}
            </CardTitle>
            <StatusBadge own={own} />
          </div>
          <Standing own={own} price={dollars(plan.price)} />
        </div>
        <CardPanel publishableKey={publishableKey} owes={own.status === "past_due" || own.status === "unpaid"} />
        <Invoices />
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
          <CancelPlan own={own} />
          <Button variant="secondary" pending={portal.isPending} aria-describedby="portal-text" onClick={openPortal}>
            {copy.portal.open}
          </Button>
          <p id="portal-text" className="text-ink-soft text-sm">
            {copy.portal.text}
          </p>
        </div>
      </Card>
      {own.tier === "family_premium" ? <SeatsPanel /> : null}
    </>
  );
}

function StatusBadge({ own: { status, cancelAtPeriodEnd } }: { own: OwnPlan }) {
  if (status === "past_due" || status === "unpaid") return <Badge tone="signal">{copy.badge.failed}</Badge>;
  if (cancelAtPeriodEnd) return <Badge tone="accent">{copy.badge.ends}</Badge>;
  if (status === "paused") return <Badge tone="sunk">{copy.badge.paused}</Badge>;
  return <Badge tone="soft">{status === "trialing" ? copy.badge.trial : copy.badge.active}</Badge>;
}

/** When the next charge comes, in words; nothing while the browser's zone is not known yet. */
function Standing({ own, price }: { own: OwnPlan; price: string }) {
  const zone = useTimeZone();
  const { status, cancelAtPeriodEnd, trialEndsAt, currentPeriodEnd } = own;
  const day = (at: string | null) => (at && zone ? fullDay(at, zone) : null);
  const [trialDay, periodDay] = [day(trialEndsAt), day(currentPeriodEnd)];
  if (cancelAtPeriodEnd) return <p className="mt-2">{periodDay ? copy.ends(periodDay) : copy.endsUnknown}</p>;
  if (status === "paused") return <p className="mt-2">{copy.paused}</p>;
  if (status === "trialing" && trialDay) return <p className="mt-2">{copy.trial(price, trialDay)}</p>;
  return (
    <p className="mt-2">
      {copy.perMonth(price)} {status === "active" && periodDay ? copy.next(periodDay) : null}
    </p>
  );
}
