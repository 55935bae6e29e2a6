"use client";

import { SeatLine } from "@/components/billing/seat-line";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { HOME_COPY } from "@/lib/across/home/copy";
import { useIsLeaving } from "@/lib/across/your-data/erasure/client";
import type { Audience } from "@/lib/shared/audience";

interface PlanCardProps {
  audience: Audience;
  tier: string;
  /** The person's `subscriptionStatus`: a failed charge is mentioned here too. */
  status: string;
  title?: string;
  /** Overrides the upgrade button's label. */
  upgrade?: string;
}

/** "family_premium" reads "Family Premium"; no tier reads "Free" (HOME-07). */
const planName = (tier: string): string =>
  (tier || "free")
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const UNPAID: ReadonlySet<string> = new Set(["past_due", "unpaid"]);

/**
 * Only adults on the free tier can upgrade here; children are told whom to ask (HOME-15, DASH-14).
 * Someone who asked for their account to be deleted gets no offer, only the way to stop that.
 */
export function PlanCard({ audience, tier, status, title, upgrade }: PlanCardProps) {
  const { plan: copy, data } = HOME_COPY[audience];
  const free = planName(tier) === "Free";
  const isLeaving = useIsLeaving();
  const owed = UNPAID.has(status) ? copy.owed : null;
  return (
    <Card className="flex flex-col items-start">
      <CardTitle className="text-xl">{title ?? copy.title}</CardTitle>
      <p className="mt-1 font-display text-2xl text-primary-deep">{planName(tier)}</p>
      {tier === "family_premium" ? <SeatLine audience={audience} /> : null}
      <CardText className="flex-1">
        {owed ?? (isLeaving ? copy.leaving : free ? copy.upgradeText : copy.thanks)}
      </CardText>
      {owed ? (
        <LinkButton href="/subscribe" variant="secondary" className="mt-4">
          {copy.see}
        </LinkButton>
      ) : isLeaving ? (
        <LinkButton href="/account" variant="secondary" className="mt-4">
          {data}
        </LinkButton>
      ) : free && copy.upgrade ? (
        <LinkButton href="/subscribe" variant="secondary" className="mt-4">
          {upgrade ?? copy.upgrade}
        </LinkButton>
      ) : null}
    </Card>
  );
}
