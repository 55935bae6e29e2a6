"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import { useEndSeat, useInviteToSeat } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { SeatView } from "@/lib/features/billing/schema";
import { wordsOfInvitation } from "./refusal";

const copy = PAY_COPY.manage.seats;

interface DeclinedSeatProps {
  seat: SeatView;
  isPlaceFree: boolean;
  /** Called when the line, and with it the pressed button, is gone or replaced. */
  onGone: () => void;
}

/**
 * Lets the owner invite a person who declined again, or remove them from the list. The person
 * learns of it only through the new invitation.
 */
export function DeclinedSeat({
  seat: { id, inviteeEmail, mayAskAgain },
  isPlaceFree,
  onGone,
}: DeclinedSeatProps) {
  const invite = useInviteToSeat();
  const end = useEndSeat();
  // One idempotency key for all tries, so that a try without a response is still sent only once.
  const key = useRef(newUuid());

  async function askAgain() {
    try {
      await invite.mutateAsync({ inviteeEmail, key: key.current });
      toast(copy.askedAgain);
      onGone();
    } catch (error) {
      toast({
        ...copy.failed,
        description: wordsOfInvitation(error) ?? copy.failed.description,
        variant: "destructive",
      });
    }
  }

  async function takeOff() {
    try {
      await end.mutateAsync(id);
      toast(copy.takenOff);
      onGone();
    } catch {
      toast({ ...copy.failed, variant: "destructive" });
    }
  }

  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="wrap-anywhere font-semibold">{inviteeEmail}</p>
        <p className="text-ink-soft text-sm">
          {copy.status.declined}. {mayAskAgain ? (isPlaceFree ? null : copy.noPlace) : copy.noMore}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayAskAgain && isPlaceFree ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={copy.named(copy.askAgain, inviteeEmail)}
            pending={invite.isPending}
            onClick={() => void askAgain()}
          >
            {copy.askAgain}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="sm"
          aria-label={copy.named(copy.takeOff, inviteeEmail)}
          pending={end.isPending}
          onClick={() => void takeOff()}
        >
          {copy.takeOff}
        </Button>
      </div>
    </div>
  );
}
