import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { dropEventsBefore } from "./event-repository";
import { findCustomerId, findPlans } from "./holder-repository";
import { promiseNotice } from "./notices/promise-notice";
import { dropFinishedBefore } from "./operation-repository";
import { entitledTier, isOpen } from "./policy";
import { settleTier } from "./settle-tier";
import { deleteUnfilled, findStale, findTrialsEnding, findUnfilled, noteLook } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Every living subscription is read about once a day; one whose day came, until the provider has moved on. */
const READ_EVERY_MS = 20 * HOUR_MS;
const DUE_EVERY_MS = 10 * MINUTE_MS;
const BATCH = 100;
/** So many in a row that the provider does not answer, and it is away. */
const MOST_SILENCES = 3;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** The mail before the first charge leaves within this time of it. */
const TRIAL_NOTICE_MS = 48 * HOUR_MS;
const UNFILLED_MS = DAY_MS;
const OPERATIONS_KEPT_MS = 30 * DAY_MS;
const EVENTS_KEPT_MS = 90 * DAY_MS;

/**
 * Repairs what lost events and crashes left: reads what was not read for long, takes up what the provider has and we do not,
 * settles who has another plan than they should, and tells of trials that end. Safe twice and in parallel.
 */
export async function reconcileBilling(ctx: Ctx): Promise<Record<string, number>> {
  const now = ctx.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  return {
    ...(ctx.payments ? await readAgain(ctx, before) : {}),
    trialsTold: await tellTrials(ctx, new Date(now + TRIAL_NOTICE_MS)),
    settled: await settleDrifted(ctx),
    operationsDropped: await dropFinishedBefore(ctx, before(OPERATIONS_KEPT_MS)),
    eventsDropped: await dropEventsBefore(ctx, before(EVENTS_KEPT_MS)),
  };
}

async function readAgain(ctx: Ctx, before: (ms: number) => Date): Promise<Record<string, number>> {
  const limits = { readBefore: before(READ_EVERY_MS), dueBefore: before(DUE_EVERY_MS), limit: BATCH };
  let read = 0;
  let failed = 0;
  let silences = 0;
  for (const { userId, stripeSubscriptionId } of await findStale(ctx, limits)) {
    const outcome = await attempt(ctx, () => readOne(ctx, userId, stripeSubscriptionId));
    silences = outcome === "away" ? silences + 1 : 0;
    if (outcome === "done") read += 1;
    else failed += 1;
    // Asked in vain for each, the mails and the settling below would come hours late.
    if (silences >= MOST_SILENCES) return { read, failed };
    // Whatever is wrong with it would be wrong in a minute too: the others come first.
    if (outcome === "failed") await noteLook(ctx, stripeSubscriptionId);
  }
  for (const { id, userId } of await findUnfilled(ctx, before(UNFILLED_MS))) {
    await attempt(ctx, () => fill(ctx, id, userId));
  }
  return { read, failed };
}

/** One that cannot be read now must not keep the others from it. */
async function attempt(ctx: Ctx, work: () => Promise<void>): Promise<"done" | "away" | "failed"> {
  try {
    await work();
    return "done";
  } catch (error) {
    ctx.log.error("reconcile-failed", error);
    return error instanceof Failure && error.code === "unavailable" ? "away" : "failed";
  }
}

async function readOne(ctx: Ctx, userId: string, id: string): Promise<void> {
  if (!(await syncSubscription(ctx, id))) await noteLook(ctx, id);
  const customerId = await findCustomerId(ctx, userId);
  if (!customerId) return;
  const others = await askProvider(ctx, (payments) => payments.subscriptionsOf(customerId));
  for (const other of others) {
    if (other.endedAt !== null || other.id === id) continue;
    // A second one that was never confirmed costs nothing; one that is paid for or will be is for a person to judge.
    if (isOpen(other))
      await askProvider(ctx, (payments) => payments.endNow(other.id, `${other.id}-surplus`, { onlyUnconfirmed: true }));
    else ctx.log.error("second-subscription", new Error("two living subscriptions"), { userId });
  }
}

/** A place that was made for a subscription: the provider may have it, or never got to it. */
async function fill(ctx: Ctx, rowId: string, userId: string): Promise<void> {
  const customerId = await findCustomerId(ctx, userId);
  const all = customerId ? await askProvider(ctx, (payments) => payments.subscriptionsOf(customerId)) : [];
  const living = all.find(({ endedAt }) => endedAt === null);
  if (living) await syncSubscription(ctx, living.id);
  else await deleteUnfilled(ctx, { id: rowId, stripeSubscriptionId: null });
}

async function tellTrials(ctx: Ctx, until: Date): Promise<number> {
  const ending = await findTrialsEnding(ctx, until);
  for (const { userId, tier, stripeSubscriptionId, trialEndsAt } of ending) {
    if (!trialEndsAt) continue;
    const about = `${stripeSubscriptionId}:${trialEndsAt.toISOString()}`;
    await promiseNotice(ctx, { kind: "trial_ends", userId, about, tier, firstChargeAt: trialEndsAt });
  }
  return ending.length;
}

async function settleDrifted(ctx: Ctx): Promise<number> {
  let settled = 0;
  let page = await findPlans(ctx, { after: FIRST_ID, limit: BATCH });
  while (page.length > 0) {
    for (const { id, subscriptionTier, own, family } of page) {
      if (subscriptionTier === entitledTier(own, family, ctx.now())) continue;
      await settleTier(ctx, id);
      settled += 1;
    }
    page = page.length < BATCH ? [] : await findPlans(ctx, { after: page.at(-1)?.id ?? LAST_ID, limit: BATCH });
  }
  return settled;
}
