"use client";

import { useRef } from "react";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { useSeats } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { SeatView } from "@/lib/features/billing/schema";
import { DeclinedSeat } from "./declined-seat";
import { Seat } from "./seat";
import { SeatForm } from "./seat-form";

const { seats: copy, invoices } = PAY_COPY.manage;

/** Declined invitations stay on the list, so that the owner knows whom they asked. */
const SHOWN: ReadonlySet<SeatView["status"]> = new Set(["invited", "accepted", "declined"]);

/**
 * The members of the family plan. The owner sees who they are and nothing of what they do (decision
 * 0035).
 */
export function SeatsPanel() {
  const { data, isError, isFetching, refetch } = useSeats();
  const heading = useRef<HTMLHeadingElement>(null);
  // Takes focus when the line is gone, and with it the pressed button.
  const toHeading = () => heading.current?.focus();
  const shown = data?.seats.filter(({ status }) => SHOWN.has(status)) ?? [];
  return (
    <Card aria-labelledby="seats-title">
      <CardTitle ref={heading} id="seats-title" tabIndex={-1} className="outline-none">
        {copy.title}
      </CardTitle>
      <CardText>{copy.text}</CardText>
      {isError && !data ? (
        <ErrorState
          title={copy.failedRead}
          retryLabel={invoices.retry}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data || isError ? null : <p className="mt-3 text-ink-soft">{copy.loading}</p>}
      <ul className="mt-3 grid gap-3">
        {shown.map((seat) => (
          <li key={seat.id} className="border-line border-t pt-3 first:border-t-0">
            {seat.status === "declined" ? (
              <DeclinedSeat
                seat={seat}
                isPlaceFree={data !== undefined && data.free > 0}
                onGone={toHeading}
              />
            ) : (
              <Seat seat={seat} onFreed={toHeading} />
            )}
          </li>
        ))}
      </ul>
      {data ? (
        <>
          <p className="mt-4 font-semibold">{data.free > 0 ? copy.free(data.free) : copy.full}</p>
          {data.free > 0 ? <SeatForm /> : null}
        </>
      ) : null}
    </Card>
  );
}
