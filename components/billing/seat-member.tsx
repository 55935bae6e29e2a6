"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { toast } from "@/lib/client/toast";
import { useEndSeat, useSubscription } from "@/lib/features/billing/client";
import { SEAT_COPY } from "@/lib/features/billing/copy/seats";
import type { Audience } from "@/lib/shared/audience";
import { SeatEnd } from "./seat-line";

/** "You sit in X's plan", with the option to leave it. */
export function SeatMember({ audience }: { audience: Audience }) {
  const { member: copy, nobody, failed } = SEAT_COPY[audience];
  const router = useRouter();
  const { data } = useSubscription();
  const seat = data?.seat;
  const end = useEndSeat();
  const [isAsking, setAsking] = useState(false);
  if (!seat) return null;

  async function leave(id: string) {
    try {
      await end.mutateAsync(id);
      toast(copy.left);
      router.refresh();
    } catch {
      toast({ ...failed, variant: "destructive" });
    }
  }

  return (
    <Card tone="soft">
      <CardTitle>{copy.title(seat.ownerName ?? nobody)}</CardTitle>
      {data?.tier === "family_premium" ? (
        <SeatEnd seat={seat} audience={audience} />
      ) : (
        <CardText className="text-ink">{copy.resting}</CardText>
      )}
      <CardText className="text-ink">{copy.text}</CardText>
      {isAsking ? (
        <div className="mt-4 grid gap-3">
          <p role="alert">{copy.sure}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" pending={end.isPending} onClick={() => void leave(seat.id)}>
              {copy.yes}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {copy.stay}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="quiet" className="mt-3 -ms-3" onClick={() => setAsking(true)}>
          {copy.leave}
        </Button>
      )}
    </Card>
  );
}
