"use client";

import { useTimeZone } from "@/lib/client/time-zone";
import { useSubscription } from "@/lib/features/billing/client";
import { SEAT_COPY } from "@/lib/features/billing/copy/seats";
import type { SubscriptionView } from "@/lib/features/billing/schema";
import type { Audience } from "@/lib/shared/audience";
import { fullDay } from "@/lib/shared/dates";

/**
 * On the home page, for a family plan member: whose plan it is, and its last day once it's
 * canceled.
 */
export function SeatLine({ audience }: { audience: Audience }) {
  const seat = useSubscription().data?.seat;
  if (!seat) return null;
  const { member, nobody } = SEAT_COPY[audience];
  return (
    <>
      <p className="mt-2 font-semibold">{member.title(seat.ownerName ?? nobody)}</p>
      <SeatEnd seat={seat} audience={audience} />
    </>
  );
}

interface SeatEndProps {
  seat: NonNullable<SubscriptionView["seat"]>;
  audience: Audience;
}

/**
 * Says how long another person's plan stays open, so that no member is surprised when it's gone.
 */
export function SeatEnd({ seat: { endsAt }, audience }: SeatEndProps) {
  const zone = useTimeZone();
  if (!endsAt || !zone) return null;
  return <p className="mt-2 text-ink">{SEAT_COPY[audience].member.ends(fullDay(endsAt, zone))}</p>;
}
