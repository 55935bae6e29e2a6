"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useAnswerSeat, useSeats } from "@/lib/features/billing/client";
import { SEAT_COPY } from "@/lib/features/billing/copy/seats";
import type { SeatsView } from "@/lib/features/billing/schema";
import type { Audience } from "@/lib/shared/audience";
import { longDay } from "@/lib/shared/dates";
import { wordsOfRefusal } from "./refusal";

/**
 * Family plan invitations awaiting this person's answer, on the home page and /subscribe; children
 * get them, too.
 */
export function ReceivedSeats({ audience }: { audience: Audience }) {
  const received = useSeats().data?.received ?? [];
  return received.map((seat) => <ReceivedSeat key={seat.id} seat={seat} audience={audience} />);
}

function ReceivedSeat({
  seat,
  audience,
}: {
  seat: SeatsView["received"][number];
  audience: Audience;
}) {
  const { received: copy, nobody, failed } = SEAT_COPY[audience];
  const router = useRouter();
  const zone = useTimeZone();
  const answering = useAnswerSeat();
  const { id, ownerName, expiresAt } = seat;

  /** Awaited instead of using a callback: the response changes the list, and this card unmounts. */
  async function answer(answer: "accept" | "decline") {
    try {
      await answering.mutateAsync({ id, answer });
      toast(answer === "accept" ? copy.accepted : copy.declined);
      router.refresh();
    } catch (error) {
      toast(wordsOfRefusal(error, failed));
    }
  }

  const pending = answering.isPending ? answering.variables.answer : null;
  return (
    <Card tone="accent">
      <CardTitle>{copy.title(ownerName ?? nobody)}</CardTitle>
      <CardText className="text-ink">{copy.text}</CardText>
      <p className="mt-3 text-sm">{zone ? copy.until(longDay(expiresAt, zone)) : "\u00a0"}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          disabled={pending !== null}
          pending={pending === "accept"}
          onClick={() => void answer("accept")}
        >
          {copy.accept}
        </Button>
        <Button
          variant="secondary"
          disabled={pending !== null}
          pending={pending === "decline"}
          onClick={() => void answer("decline")}
        >
          {copy.decline}
        </Button>
      </div>
    </Card>
  );
}
