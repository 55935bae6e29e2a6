"use client";

import { Card, CardText, CardTitle } from "@/components/ui/card";
import { useTimeZone } from "@/lib/client/time-zone";
import type { OwnPlan } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import { fullDay } from "@/lib/shared/dates";

const copy = PAY_COPY.manage.pastDue;

/** A charge failed: until when the plan goes on, and what stays in any case. */
export function PastDue({ own: { status, graceEndsAt } }: { own: OwnPlan }) {
  const zone = useTimeZone();
  if (status !== "past_due" && status !== "unpaid") return null;
  const until = graceEndsAt && zone && Date.parse(graceEndsAt) > Date.now() ? fullDay(graceEndsAt, zone) : null;
  return (
    <Card tone="accent" role="alert">
      <CardTitle>{copy.title}</CardTitle>
      <CardText className="text-ink">{until ? copy.text(until) : copy.ended}</CardText>
      <CardText className="text-ink">{copy.kept}</CardText>
    </Card>
  );
}
