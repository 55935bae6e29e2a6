import type { Ctx } from "@/lib/ports/context";
import { PaymentRefusal } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { carryOutEvent } from "./carry-out-event";
import { countOverdue, markHandled, type OverdueEvent, takeOverdue } from "./event-repository";

const MINUTE_MS = 60_000;
/**
 * An event this version doesn't understand won't change within minutes; a new version starts within
 * an hour of its release.
 */
const TRIED_EVERY_MS = 60 * MINUTE_MS;
/** Maximum per run; the next one comes in a minute. */
const MAX_OF_A_RUN = 50;

/**
 * Retries unhandled events: the provider was down for longer than it resends them, or this version
 * didn't understand them and a later one may. Each is read from the provider again by the running
 * version, so nothing of it has to be stored here. Safe to run twice and in parallel, as handling
 * events is.
 *
 * @param until when to leave the rest to the next run
 */
export async function tryEventsAgain(
  ctx: Ctx,
  until: Date,
): Promise<{ eventsHandled: number; eventsWaiting: number }> {
  const now = ctx.now();
  const triedBefore = new Date(now.getTime() - TRIED_EVERY_MS);
  let eventsHandled = 0;
  for (let tries = 0; tries < MAX_OF_A_RUN && ctx.now() < until; tries += 1) {
    const event = await takeOverdue(ctx, triedBefore);
    const outcome = event && (await tryAgain(ctx, event));
    if (outcome === "handled") eventsHandled += 1;
    if (!outcome || outcome === "away") break;
  }
  return { eventsHandled, eventsWaiting: await countOverdue(ctx.db, now) };
}

/** Catches its own errors, so one failing event doesn't stop the rest. */
async function tryAgain(
  ctx: Ctx,
  { id, type }: OverdueEvent,
): Promise<"handled" | "waits" | "away"> {
  try {
    const event = await askProvider(ctx, (payments) => payments.readEventAgain(id));
    // The provider keeps events for 30 days; `readStale` has since read any plan they were about.
    if (!event) ctx.log.warn("payment-event-gone", { eventId: id, type });
    if (event && !(await carryOutEvent(ctx, event))) return "waits";
    await markHandled(ctx, id);
    return "handled";
  } catch (error) {
    if (error instanceof Failure && error.code === "unavailable") return "away";
    // Already logged once on its own; repeating it per event every hour would bury other problems.
    if (error instanceof PaymentRefusal && error.kind === "denied") return "waits";
    ctx.log.error("payment-event-not-carried-out", error, { eventId: id, type });
    return "waits";
  }
}
