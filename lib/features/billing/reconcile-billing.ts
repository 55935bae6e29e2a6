import { queueNotice } from "@/lib/features/billing/notices/queue-notice";
import type { Ctx } from "@/lib/ports/context";
import { cancelLeftRunning } from "./cancel-left-running";
import { dropEventsBefore } from "./event-repository";
import { fillUnfilled } from "./fill-unfilled";
import { dropFinishedBefore } from "./operation-repository";
import { readStale } from "./read-stale";
import { settleDrifted } from "./settle-drifted";
import { findTrialsEnding } from "./subscription-repository";
import { tryEventsAgain } from "./try-events-again";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The email before the first charge goes out within this time of it. */
const TRIAL_NOTICE_MS = 48 * HOUR_MS;
/**
 * How long (ms) one run may start new provider calls: with a slow provider, runs would otherwise
 * overlap and be cut off.
 */
const ASK_FOR_MS = 60_000;
const OPERATIONS_KEPT_MS = 30 * DAY_MS;
const EVENTS_KEPT_MS = 90 * DAY_MS;

/**
 * Repairs the gaps that lost events and crashes leave: syncs stale subscriptions, adopts ones only
 * the provider has, retries unhandled events, settles people whose tier is wrong, and announces
 * ending trials. Safe to run twice and in parallel.
 */
export async function reconcileBilling(ctx: Ctx): Promise<Record<string, number>> {
  const now = ctx.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  return {
    ...(ctx.payments ? await askAgain(ctx) : {}),
    trialsTold: await tellTrials(ctx, new Date(now + TRIAL_NOTICE_MS)),
    settled: await settleDrifted(ctx),
    operationsDropped: await dropFinishedBefore(ctx, before(OPERATIONS_KEPT_MS)),
    eventsDropped: await dropEventsBefore(ctx, before(EVENTS_KEPT_MS)),
  };
}

async function askAgain(ctx: Ctx): Promise<Record<string, number>> {
  const until = new Date(ctx.now().getTime() + ASK_FOR_MS);
  const counts = await readStale(ctx);
  await fillUnfilled(ctx, until);
  await cancelLeftRunning(ctx, until);
  return { ...counts, ...(await tryEventsAgain(ctx, until)) };
}

async function tellTrials(ctx: Ctx, until: Date): Promise<number> {
  const ending = await findTrialsEnding(ctx, until);
  for (const { userId, tier, stripeSubscriptionId, trialEndsAt } of ending) {
    if (!trialEndsAt) continue;
    const about = `${stripeSubscriptionId}:${trialEndsAt.toISOString()}`;
    await queueNotice(ctx, {
      kind: "trial_ends",
      userId,
      about,
      tier,
      firstChargeAt: trialEndsAt,
    });
  }
  return ending.length;
}
