import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { Ctx } from "@/lib/ports/context";
import type { PaymentEvent, Payments } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { carryOutEvent } from "./carry-out-event";
import { markHandled, noteEvent } from "./event-repository";

/** The exact bytes that were sent, and their signature. */
export interface Delivery {
  readonly rawBody: string;
  readonly signature: string;
}

/**
 * Takes an event of the payment provider (SUBS-08). It only says what to read again; it counts as
 * handled once that was read and stored, so whatever fails here is sent again by the provider and
 * does no harm twice. What the provider gave up, and what this version did not understand, is taken
 * up by `tryEventsAgain`.
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
    throw new Failure("invalid", "The signature does not fit", { cause });
  }
}
