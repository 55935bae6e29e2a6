import { requireStaying } from "@/lib/core/consent/leaving/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { PaymentRefusal, type ProviderSubscription } from "@/lib/ports/payments";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { TRIAL_DAYS } from "./constants";
import { ensureCustomer } from "./ensure-customer";
import { usesFamilyPlan } from "./find-family-plan";
import { forgetCustomer } from "./holder-repository";
import { hasEnded, isOpen } from "./policy";
import { hasHadTrial } from "./queries";
import type { PreparedView, TierInput } from "./schema";
import {
  attachProviderId,
  deleteUnfilled,
  findLivingSubscription,
  insertPending,
  type StoredSubscription,
} from "./subscription-repository";
import { type SyncResult, syncSubscription } from "./sync-subscription";
import { withOperation } from "./with-operation";

/** How often an older unconfirmed subscription is discarded and a new one made. */
const MAX_ROUNDS = 5;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Starts a paid plan and returns the data the browser needs to store a card (or, without a trial,
 * to pay). An unconfirmed one is resumed (SUBS-09): pressing twice, or in two windows, makes one
 * subscription. Charges nothing. Never inside a transaction.
 *
 * @throws Failure forbidden (children), conflict (a plan is already running, a seat in a family
 *   plan, an account scheduled for erasure), unavailable
 */
export async function createSubscription(
  ctx: MemberCtx,
  { tier }: TierInput,
): Promise<PreparedView> {
  requirePayer(ctx);
  if (!ctx.payments) throw new Failure("unavailable", "Payment System Unavailable");
  const userId = ctx.actor.user.id;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // Checked every round: a seat accepted in the meantime ends the unconfirmed subscription.
    await requireStaying(ctx);
    if (await usesFamilyPlan(ctx, userId)) throw alreadySeated();
    await insertPending(ctx, userId, tier);
    const row = await findLivingSubscription(ctx, userId);
    const synced = row && (await begun(ctx, row));
    if (!synced || hasEnded(synced.subscription.status)) continue;
    const { subscription, reading } = synced;
    if (!isOpen(subscription)) throw alreadyRuns(subscription, tier);
    if (subscription.tier === tier && !isWorn(subscription, ctx.now()) && reading.confirmation) {
      const { trialEndsAt } = subscription;
      return { ...reading.confirmation, trialEndsAt: trialEndsAt?.toISOString() ?? null };
    }
    await putAway(ctx, reading.id);
  }
  throw new Failure(
    "unavailable",
    "We couldn't set up your plan. Nothing was charged. Please try again.",
  );
}

/**
 * Syncs a row with the provider; null when the provider has none anymore and a new row is needed.
 */
async function begun(ctx: MemberCtx, row: StoredSubscription): Promise<SyncResult | null> {
  const id = row.stripeSubscriptionId ?? (await createAtProvider(ctx, row));
  const synced = id === null ? null : await syncSubscription(ctx, id);
  if (id !== null && !synced) await deleteUnfilled(ctx, { id: row.id, stripeSubscriptionId: id });
  return synced;
}

async function createAtProvider(ctx: MemberCtx, row: StoredSubscription): Promise<string | null> {
  const customerId = await ensureCustomer(ctx);
  const { userId, tier } = row;
  const filled = async () => {
    const now = await findLivingSubscription(ctx, userId);
    return now?.id === row.id ? now.stripeSubscriptionId : null;
  };
  const create = async (key: string): Promise<string> => {
    const lost = await findLost(ctx, customerId);
    if (lost) return lost.id;
    const trialDays = (await hasHadTrial(ctx)) ? null : TRIAL_DAYS;
    const made = await askProvider(ctx, (payments) =>
      payments.createSubscription({ customerId, tier, userId, trialDays }, key),
    );
    return made.id;
  };
  try {
    return await withOperation(ctx, { userId, kind: "subscribe", target: row.id }, create, {
      already: filled,
      store: async (tx, id) => void (await attachProviderId(tx, userId, id)),
    });
  } catch (error) {
    if (!isGone(error)) throw error;
    await forgetCustomer(ctx, userId, customerId);
    return null;
  }
}

/** A live subscription of this customer that we never got the response for. */
async function findLost(
  ctx: MemberCtx,
  customerId: string,
): Promise<ProviderSubscription | undefined> {
  const all = await askProvider(ctx, (payments) => payments.subscriptionsOf(customerId));
  return all.find(({ endedAt, tier }) => endedAt === null && tier !== null);
}

const isGone = (error: unknown): boolean =>
  error instanceof Failure && error.cause instanceof PaymentRefusal && error.cause.kind === "gone";

/** Part of the trial ran down before a card was stored; the person should get all of it. */
const isWorn = ({ trialEndsAt }: StoredSubscription, now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt.getTime() - now.getTime() < TRIAL_DAYS * DAY_MS - HOUR_MS;

/** Ends an unconfirmed subscription, unless another window confirmed it in the meantime. */
async function putAway(ctx: MemberCtx, id: string): Promise<void> {
  await withOperation(ctx, { userId: ctx.actor.user.id, kind: "end", target: id }, (key) =>
    askProvider(ctx, (payments) => payments.endNow(id, key, { onlyUnconfirmed: true })),
  );
  await syncSubscription(ctx, id);
}

/** No one should pay for something they already have. */
const alreadySeated = (): Failure =>
  new Failure(
    "conflict",
    "You have a place in a family plan, with everything in it. Leave it first if you'd rather pay for your own plan.",
  );

function alreadyRuns(running: StoredSubscription, tier: string): Failure {
  if (running.status === "past_due" || running.status === "unpaid") {
    return new Failure(
      "conflict",
      "Your last payment didn't go through. Change your card, and your plan continues.",
    );
  }
  return running.tier === tier
    ? new Failure("conflict", "You already have this plan.")
    : new Failure(
        "conflict",
        "You already have a plan. Change it instead, so you don't pay twice.",
      );
}

/**
 * Only adults may enter into a contract that costs money (SUBS-06, SUBS-17, R-08).
 *
 * @throws Failure forbidden
 */
function requirePayer({ actor: { user } }: MemberCtx): void {
  if (isChildMode(user)) throw new Failure("forbidden", "Ask a parent or guardian to upgrade.");
  if (user.age === null)
    throw new Failure("forbidden", "Please complete your profile before choosing a plan.");
}
