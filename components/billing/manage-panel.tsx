"use client";

import { useEffect, useRef } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { type OwnPlan, owes } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { TierView } from "@/lib/features/billing/schema";
import { CancelPlan } from "./cancel-plan";
import { CardPanel } from "./card-panel";
import { Invoices } from "./invoices";
import { dollars } from "./money";
import { PastDue } from "./past-due";
import { PlanStatus, StatusBadge } from "./plan-status";
import { Portal } from "./portal";
import { SeatsPanel } from "./seats-panel";

const copy = PAY_COPY.manage;

interface ManagePanelProps {
  own: OwnPlan;
  plans: readonly TierView[];
  /** Null without a payment provider: nothing can be read from it or changed then. */
  publishableKey: string | null;
  /** True right after paying, when focus moves here. */
  isNew: boolean;
}

/** The plan's status, the next charge spelled out, and every way to change or cancel (SUBS-15). */
export function ManagePanel({ own, plans, publishableKey, isNew }: ManagePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const plan = plans.find(({ id }) => id === own.tier);
  if (!plan) return null;
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
          <PlanStatus own={own} price={dollars(plan.price)} />
        </div>
        {publishableKey === null ? null : (
          <>
            <CardPanel publishableKey={publishableKey} owes={owes(own)} />
            <Invoices />
          </>
        )}
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
          <CancelPlan own={own} />
          {publishableKey === null ? null : <Portal />}
        </div>
      </Card>
      {own.tier === "family_premium" ? <SeatsPanel /> : null}
    </>
  );
}
