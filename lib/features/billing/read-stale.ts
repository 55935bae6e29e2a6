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
 * Every living subscription is read about once a day; one whose day came, until the provider has
 * moved on.
 */
const READ_EVERY_MS = 20 * HOUR_MS;
const DUE_EVERY_MS = 10 * MINUTE_MS;
/** How long (ms) one run may read: the next one, a minute later, does not meet it. */
const READ_FOR_MS = 45_000;
const BATCH = 100;
/**
 * So many at the same time, far below what the provider allows; when none of them is answered, it
 * is away.
 */
const AT_ONCE = 3;

type Outcome = "read" | "gone" | "away" | "failed";

/**
 * Reads what was not read for long, batch after batch, until nothing is left or the time is up;
 * `left` counts what the next run has to take. What the provider does not know any more is ended
 * here.
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
    // Asked in vain for each, the mails and the settling that follow would come hours late.
    const isAway = outcomes.every((outcome) => outcome === "away");
    if (isAway || ctx.now().getTime() - begun > READ_FOR_MS) break;
  }
  const ended = await endGone(ctx, gone, { othersKnown: read > 0 });
  const left = await countStale(ctx, limits);
  if (left > 0) ctx.log.warn("subscriptions-left-unread", { left });
  return { read, failed, ended, left };
}

/** A few at a time, each once a run, however it went. */
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

/** One that cannot be read now must not keep the others from it. */
async function look(ctx: Ctx, { userId, stripeSubscriptionId: id }: Stale): Promise<Outcome> {
  try {
    const synced = await syncSubscription(ctx, id);
    if (!synced) await noteLook(ctx, id);
    await endSurplus(ctx, userId, id);
    return synced ? "read" : "gone";
  } catch (error) {
    ctx.log.error("reconcile-failed", error, { userId });
    if (error instanceof Failure && error.code === "unavailable") return "away";
    // Whatever is wrong with it would be wrong in a minute too: the others come first.
    await noteLook(ctx, id);
    return "failed";
  }
}
