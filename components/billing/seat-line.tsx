"use client";

import { useSubscription } from "@/lib/features/billing/client";
import { SEAT_COPY } from "@/lib/features/billing/copy/seats";
import type { Audience } from "@/lib/shared/audience";

/** On home, for somebody who sits in a family plan: whose it is. */
export function SeatLine({ audience }: { audience: Audience }) {
  const seat = useSubscription().data?.seat;
  if (!seat) return null;
  const { member, nobody } = SEAT_COPY[audience];
  return <p className="mt-2 font-semibold">{member.title(seat.ownerName ?? nobody)}</p>;
}
