"use client";

import { Card, CardText, CardTitle } from "@/components/ui/card";
import { useTimeZone } from "@/lib/client/time-zone";
import { type OwnPlan, owes, useOpenAmount } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import { fullDay } from "@/lib/shared/dates";
import { cents } from "./money";

const copy = PAY_COPY.manage.pastDue;

/**
 * After a failed charge: the amount owed, how long the plan continues, and what the person keeps
 * even after that.
 */
export function PastDue({ own }: { own: OwnPlan }) {
  const zone = useTimeZone();
  const owed = useOpenAmount(owes(own));
  if (!owes(own) || !zone) return null;
  // The previous month was refunded, so there's no grace period (policy.ts).
  const { graceEndsAt } = own;
  const isKept = graceEndsAt !== null && !own.refunded && Date.parse(graceEndsAt) > Date.now();
  return (
    <Card tone="accent" role="alert">
      <CardTitle>{copy.title}</CardTitle>
      <CardText className="text-ink">
        {isKept ? copy.text(fullDay(graceEndsAt, zone)) : copy.ended}
      </CardText>
      {owed === null ? null : <CardText className="text-ink">{copy.owed(cents(owed))}</CardText>}
      <CardText className="text-ink">{copy.kept}</CardText>
    </Card>
  );
}
