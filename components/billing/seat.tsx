"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useEndSeat } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { SeatView } from "@/lib/features/billing/schema";
import { longDay } from "@/lib/shared/dates";

const copy = PAY_COPY.manage.seats;

interface SeatProps {
  seat: SeatView;
  /** Called when the line is gone, and with it the pressed button. */
  onFreed: () => void;
}

/** A reserved or occupied seat, and how its owner takes it back. */
export function Seat({
  seat: { id, inviteeEmail, memberName, status, expiresAt },
  onFreed,
}: SeatProps) {
  const zone = useTimeZone();
  const end = useEndSeat();
  const [isAsking, setAsking] = useState(false);
  const name = memberName ?? inviteeEmail;
  const sits = status === "accepted";
  /** Awaited instead of using a callback: the response changes the list, and this line unmounts. */
  async function free() {
    try {
      await end.mutateAsync(id);
      toast(copy.removed);
      onFreed();
    } catch {
      toast({ ...copy.failed, variant: "destructive" });
    }
  }

  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {copy.status[status]}
          {sits && memberName ? ` · ${inviteeEmail}` : null}
          {status === "invited" && zone ? ` · ${copy.until(longDay(expiresAt, zone))}` : null}
        </p>
      </div>
      {isAsking ? (
        <div className="grid gap-2">
          <p role="alert" className="text-sm">
            {copy.sure(name)}
          </p>
          <div className="flex gap-2">
            <Button variant="danger" size="sm" pending={end.isPending} onClick={() => void free()}>
              {copy.yes}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setAsking(false)} autoFocus>
              {copy.keep}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          aria-label={copy.named(sits ? copy.remove : copy.revoke, name)}
          pending={end.isPending}
          // An invitation can be resent just as easily, so only taking a plan from a member needs
          // confirmation.
          onClick={() => (sits ? setAsking(true) : void free())}
        >
          {sits ? copy.remove : copy.revoke}
        </Button>
      )}
    </div>
  );
}
