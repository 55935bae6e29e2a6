import type { Ctx } from "@/lib/ports/context";
import { PaymentRefusal } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { carryOutEvent } from "./carry-out-event";
import { countOverdue, markHandled, type OverdueEvent, takeOverdue } from "./event-repository";

const MINUTE_MS = 60_000;
/**
 * What this version does not understand, another minute does not change; a new version is started
 * within an hour of its release.
 */
const TRIED_EVERY_MS = 60 * MINUTE_MS;
/** How many one run may try: the next one comes in a minute. */
const MAX_OF_A_RUN = 50;

/**
 * Takes up the events that were not carried out: because the provider was away for longer than it
 * sends them again, or because this version did not understand them and a later one may. Each is
 * read anew from the provider, by the version that runs now, so nothing of it has to be kept here.
 * Safe twice and in parallel, as carrying out is.
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

/** One that fails must not keep the others from it. */
async function tryAgain(
  ctx: Ctx,
  { id, type }: OverdueEvent,
): Promise<"handled" | "waits" | "away"> {
  try {
    const event = await askProvider(ctx, (payments) => payments.readEventAgain(id));
    // The provider keeps events for 30 days; what they told about a plan has been read since by
    // `readStale`.
    if (!event) ctx.log.warn("payment-event-gone", { eventId: id, type });
    if (event && !(await carryOutEvent(ctx, event))) return "waits";
    await markHandled(ctx, id);
    return "handled";
  } catch (error) {
    if (error instanceof Failure && error.code === "unavailable") return "away";
    // That was said by itself, once: of each event again each hour it would hide what else is
    // wrong.
    if (error instanceof PaymentRefusal && error.kind === "denied") return "waits";
    ctx.log.error("payment-event-not-carried-out", error, { eventId: id, type });
    return "waits";
  }
}
