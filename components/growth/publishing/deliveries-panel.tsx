"use client";

import { Badge } from "@/components/ui/badge";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { type DeliveryView, useDeliveries } from "@/lib/features/growth/publishing/client";
import { DELIVERY_COPY } from "@/lib/features/growth/publishing/copy";
import { PLATFORM_NAMES } from "@/lib/shared/platforms";
import { DeliveryDeeds } from "./delivery-deeds";

const copy = DELIVERY_COPY;

/** Lists posts that should have gone out but didn't, with the platform's own reason. */
export function DeliveriesPanel() {
  const deliveries = useDeliveries();
  const open = deliveries.data ?? [];
  return (
    <Card aria-labelledby="deliveries">
      <CardTitle id="deliveries">{copy.title}</CardTitle>
      <CardText>{copy.text}</CardText>
      {deliveries.isPending ? (
        <p role="status" className="mt-4 text-ink-soft">
          {copy.loading}
        </p>
      ) : null}
      {deliveries.isError && !deliveries.data ? (
        <ErrorState
          title={copy.failed}
          onRetry={() => deliveries.refetch()}
          retrying={deliveries.isFetching}
        />
      ) : null}
      {deliveries.data && open.length === 0 ? <p className="mt-4">{copy.none}</p> : null}
      {open.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {open.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function DeliveryLine({ delivery }: { delivery: DeliveryView }) {
  const {
    platform,
    title,
    status,
    approved,
    lastError,
    lastReason,
    attempts,
    availableAt,
    mayBeOutSince,
  } = delivery;
  const isOver = status === "failed";
  const ended = lastError === "refused" ? copy.refused : copy.givenUp;
  const at = new Date(availableAt).toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <li className="grid gap-1 rounded-control border border-line p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={isOver ? "signal" : "sunk"}>{isOver ? ended : copy.waiting}</Badge>
        <span className="font-semibold">{PLATFORM_NAMES[platform]}</span>
        <span className="wrap-anywhere">{title}</span>
      </p>
      {lastReason ? <p className="wrap-anywhere">{lastReason}</p> : null}
      {mayBeOutSince ? <p>{copy.unheard}</p> : null}
      <p className="text-ink-soft text-sm">
        {attempts > 0 ? `${copy.attempts(attempts)}. ` : null}
        {approved ? (isOver ? null : copy.nextTry(at)) : copy.notApproved}
      </p>
      {approved ? <DeliveryDeeds delivery={delivery} /> : null}
    </li>
  );
}
