import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { Ctx } from "@/lib/ports/context";
import type { PaymentEvent, Payments } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { carryOutEvent } from "./carry-out-event";
import { markHandled, noteEvent } from "./event-repository";

/** The exact bytes of the request and their signature. */
export interface Delivery {
  readonly rawBody: string;
  readonly signature: string;
}

/**
 * Handles a webhook event of the payment provider (SUBS-08). An event only tells us which records
 * to read again, and counts as handled once they're read and stored; so the provider resends it
 * after any failure here, and a duplicate does no harm. `tryEventsAgain` picks up events the
 * provider gave up on or this version didn't understand.
 *
 * @throws Failure invalid (signature), unavailable
 */
export async function receiveEvent(ctx: Ctx, delivery: Delivery): Promise<{ received: true }> {
  if (!ctx.payments) throw new Failure("unavailable", "No payment provider is set up.");
  const event = verified(ctx.payments, delivery);
  const { handled } = await noteEvent(ctx, event);
  if (handled) return { received: true };
  if (await carryOutEvent(ctx, event)) await markHandled(ctx, event.id);
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { received: true };
}

function verified(payments: Payments, { rawBody, signature }: Delivery): PaymentEvent {
  try {
    return payments.readEvent(rawBody, signature);
  } catch (cause) {
    throw new Failure("invalid", "The signature doesn't match", { cause });
  }
}
