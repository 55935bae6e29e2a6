import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { endGone } from "./end-gone";
import { endSurplus } from "./end-surplus";
import {
  countStale,
  findStale,
  noteLook,
  type Stale,
  type StaleLimits,
} from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Each live subscription is read about once a day; one whose period or grace has ended is read more
 * often, until the provider has moved it on.
 */
const READ_EVERY_MS = 20 * HOUR_MS;
const DUE_EVERY_MS = 10 * MINUTE_MS;
/** Time budget of one run (ms), so it's over before the next one starts a minute later. */
const READ_FOR_MS = 45_000;
const BATCH = 100;
/**
 * Concurrent reads, well below the provider's limits; if none of them is answered, the provider is
 * down.
 */
const AT_ONCE = 3;

type Outcome = "read" | "gone" | "away" | "failed";

/**
 * Syncs stale subscriptions in batches until none are left or time is up; `left` counts the rest,
 * for the next run. Ends those the provider no longer knows.
 */
export async function readStale(
  ctx: Ctx,
): Promise<Record<"read" | "failed" | "ended" | "left", number>> {
  const begun = ctx.now().getTime();
  const limits = {
    readBefore: new Date(begun - READ_EVERY_MS),
    dueBefore: new Date(begun - DUE_EVERY_MS),
  };
  const gone: string[] = [];
  let read = 0;
  let failed = 0;
  for await (const few of fewAtATime(ctx, limits)) {
    const outcomes = await Promise.all(few.map((one) => look(ctx, one)));
    for (const [at, { stripeSubscriptionId: id }] of few.entries())
      if (outcomes[at] === "gone") gone.push(id);
    read += outcomes.filter((outcome) => outcome === "read").length;
    failed += outcomes.filter((outcome) => outcome === "away" || outcome === "failed").length;
    // Trying every one in vain would delay the emails and settlement that follow by hours.
    const isAway = outcomes.every((outcome) => outcome === "away");
    if (isAway || ctx.now().getTime() - begun > READ_FOR_MS) break;
  }
  const ended = await endGone(ctx, gone, { othersKnown: read > 0 });
  const left = await countStale(ctx, limits);
  if (left > 0) ctx.log.warn("subscriptions-left-unread", { left });
  return { read, failed, ended, left };
}

/** Yields a few at a time, each once per run, regardless of the outcome. */
async function* fewAtATime(ctx: Ctx, limits: StaleLimits): AsyncGenerator<Stale[]> {
  const tried = new Set<string>();
  for (;;) {
    const found = await findStale(ctx, limits, BATCH);
    const batch = found.filter(({ stripeSubscriptionId: id }) => !tried.has(id));
    if (batch.length === 0) return;
    for (const { stripeSubscriptionId: id } of batch) tried.add(id);
    for (let at = 0; at < batch.length; at += AT_ONCE) yield batch.slice(at, at + AT_ONCE);
  }
}

/** Catches its own errors, so one unreadable subscription doesn't stop the rest. */
async function look(ctx: Ctx, { userId, stripeSubscriptionId: id }: Stale): Promise<Outcome> {
  try {
    const synced = await syncSubscription(ctx, id);
    if (!synced) await noteLook(ctx, id);
    await endSurplus(ctx, userId, id);
    return synced ? "read" : "gone";
  } catch (error) {
    ctx.log.error("reconcile-failed", error, { userId });
    if (error instanceof Failure && error.code === "unavailable") return "away";
    // The problem would still be there in a minute, so let the others go first.
    await noteLook(ctx, id);
    return "failed";
  }
}
