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
  /** `subscriptionStatus` of the person: a charge that failed is said here too. */
  status: string;
  title?: string;
  /** Another wording of the upgrade button. */
  upgrade?: string;
}

/** "family_premium" reads "Family Premium"; no tier reads "Free" (HOME-07). */
export const planName = (tier: string): string =>
  (tier || "free")
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const UNPAID: ReadonlySet<string> = new Set(["past_due", "unpaid"]);

/**
 * Only adults on the free tier can upgrade here; children are told whom to ask (HOME-15, DASH-14).
 * Who asked for their account to be deleted is offered nothing, and led to where that can be
 * stopped.
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
