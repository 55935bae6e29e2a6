"use client";

import { Badge } from "@/components/ui/badge";
import { useTimeZone } from "@/lib/client/time-zone";
import { type OwnPlan, owes } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import { fullDay, fullMoment } from "@/lib/shared/dates";
import { cents } from "./money";

const copy = PAY_COPY.manage;

export function StatusBadge({ own }: { own: OwnPlan }) {
  const { status, cancelAtPeriodEnd, refunded } = own;
  if (owes(own)) return <Badge tone="signal">{copy.badge.failed}</Badge>;
  if (refunded) return <Badge tone="accent">{copy.badge.refunded}</Badge>;
  if (cancelAtPeriodEnd) return <Badge tone="accent">{copy.badge.ends}</Badge>;
  if (status === "paused") return <Badge tone="sunk">{copy.badge.paused}</Badge>;
  return <Badge tone="soft">{status === "trialing" ? copy.badge.trial : copy.badge.active}</Badge>;
}

interface PlanStatusProps {
  own: OwnPlan;
  price: string;
}

/**
 * Describes the current plan and the next charge; omits the date until the browser's time zone is
 * known.
 */
export function PlanStatus({ own, price }: PlanStatusProps) {
  const zone = useTimeZone();
  const { status, cancelAtPeriodEnd, trialEndsAt, currentPeriodEnd, refunded } = own;
  const day = (at: string | null) => (at && zone ? fullDay(at, zone) : null);
  const periodDay = day(currentPeriodEnd);
  const trialEnd = trialEndsAt && zone ? fullMoment(trialEndsAt, zone) : null;
  if (refunded) return <GivenBack own={own} />;
  if (cancelAtPeriodEnd && owes(own) && periodDay)
    return <p className="mt-2">{copy.endsOwed(periodDay)}</p>;
  if (cancelAtPeriodEnd)
    return <p className="mt-2">{periodDay ? copy.ends(periodDay) : copy.endsUnknown}</p>;
  if (status === "paused") return <p className="mt-2">{copy.paused}</p>;
  if (status === "trialing" && trialEnd)
    return <p className="mt-2">{copy.trial(price, trialEnd)}</p>;
  return (
    <>
      <p className="mt-2">
        {copy.perMonth(price)} {status === "active" && periodDay ? copy.next(periodDay) : null}
      </p>
      {own.credit > 0 ? <p className="mt-1">{copy.credit(cents(own.credit))}</p> : null}
    </>
  );
}

/** A refunded month unlocks nothing, and the plan is being ended (decision 0036). */
function GivenBack({ own }: { own: OwnPlan }) {
  const { refunded: words } = copy;
  return (
    <div className="mt-2 grid gap-2">
      <p>{words.text}</p>
      <p>{words.ends}</p>
      <p>{words.again(own.cancelAtPeriodEnd ? copy.cancel.now : copy.cancel.open)}</p>
    </div>
  );
}
