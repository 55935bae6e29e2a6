import { recordAudit } from "@/lib/core/audit/record-audit";
import { openAccount } from "@/lib/features/growth/connections/open-account";
import type { PublishablePost } from "@/lib/features/growth/marketing/find-publishable";
import { isApproved, markPosted } from "@/lib/features/growth/marketing/publication";
import type { Ctx } from "@/lib/ports/context";
import { type Attempt, type PublishResult, SocialRefusal } from "@/lib/ports/social";
import {
  CLOCKS_DIFFER_MS,
  FIRST_RETRY_MS,
  MAX_ATTEMPTS,
  MAX_RETRY_MS,
  type Outcome,
  UNCONNECTED_RETRY_MS,
} from "./constants";
import { PUBLISHING_COPY } from "./copy";
import {
  claimDelivery,
  finishDelivery,
  type HeldDelivery,
  noteStep,
  postponeDelivery,
} from "./repository";

interface Asked {
  readonly post: PublishablePost;
  /** A person pressed the button, so retry now even after a failure or before the wait is over. */
  readonly now?: boolean;
}

class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** The post was changed or unapproved on its way to the platform. */
class Withdrawn extends Error {
  override readonly name = "Withdrawn";
}

/**
 * An earlier try, whose text has since changed, turned out not to be live: the next try starts over
 * with the approved text.
 */
class TextChanged extends Error {
  override readonly name = "TextChanged";
}

/**
 * Publishes one post to its platform exactly once, however many workers and button presses ask for
 * it (AMKT-08). One of them holds the delivery's lease; before the one call that makes the post
 * public, it records that it's about to. If that call's response is lost or the process dies, the
 * next try looks for the post at the platform before sending anything (decision 0040). External
 * calls happen between transactions, never inside.
 */
export async function publishPost(ctx: Ctx, { post, now = false }: Asked): Promise<Outcome> {
  const held = await claimDelivery(ctx, {
    postId: post.id,
    platform: post.platform,
    revision: post.revision,
    now,
  });
  if (!held) return "busy";
  try {
    const published = await send(ctx, post, held, false);
    if (!published)
      return await wait(ctx, held, new SocialRefusal("expired", PUBLISHING_COPY.unconnected));
    await finish(ctx, post, held, published);
    return "posted";
  } catch (error) {
    if (error instanceof LeaseLost) return "busy";
    return await wait(ctx, held, error);
  }
}

/** Null while no account is connected. Renews a token the platform rejects, but only once. */
async function send(
  ctx: Ctx,
  post: PublishablePost,
  held: HeldDelivery,
  anew: boolean,
): Promise<PublishResult | null> {
  const platform = ctx.social[post.platform];
  const account = await openAccount(ctx, { platform: post.platform, anew });
  if (!account) return null;
  const text = held.mayBeOutSince ? (held.sentText ?? post.text) : post.text;
  try {
    return await platform.publish(account, { ...post, text }, attemptOf(ctx, post, held, text));
  } catch (error) {
    const isOver = error instanceof SocialRefusal && error.kind === "expired";
    if (!isOver || anew || platform.ownAccount) throw error;
    return send(ctx, post, held, true);
  }
}

function attemptOf(ctx: Ctx, post: PublishablePost, held: HeldDelivery, text: string): Attempt {
  const { begun, mayBeOutSince } = held;
  const note = async (step: Parameters<typeof noteStep>[2]) => {
    if (!(await noteStep(ctx, held, step))) throw new LeaseLost();
  };
  return {
    begun,
    mayBeOutSince: mayBeOutSince && new Date(mayBeOutSince.getTime() - CLOCKS_DIFFER_MS),
    keep: (something) =>
      note({ begun: something, begunRevision: held.begunRevision ?? post.revision }),
    async goingOut(look) {
      // An older text, or an upload begun before a change, may be found at the platform but never
      // sent.
      const isOlder = text !== post.text || (held.begunRevision ?? post.revision) !== post.revision;
      // "Forbidden to look" doesn't mean "not live": posting the new text could add a second post.
      if (isOlder && look === "forbidden")
        throw new SocialRefusal("refused", PUBLISHING_COPY.unseen);
      if (isOlder) throw new TextChanged();
      // Check the lease first: a post another worker has published in the meantime wasn't
      // withdrawn.
      await note({});
      await ctx.transaction(async (tx) => {
        if (!(await isApproved(tx, post))) throw new Withdrawn();
        if (
          !(await noteStep(tx, held, { mayBeOutSince: mayBeOutSince ?? tx.now(), sentText: text }))
        )
          throw new LeaseLost();
      });
    },
  };
}

async function finish(
  ctx: Ctx,
  { id, platform }: PublishablePost,
  held: HeldDelivery,
  { externalId }: PublishResult,
) {
  await ctx.transaction(async (tx) => {
    // Lock the post's row before the delivery's, as everywhere, so two workers can't deadlock.
    await markPosted(tx, { id });
    await finishDelivery(tx, held.id, externalId);
    await recordAudit(tx, {
      action: "post.publish",
      outcome: "done",
      reason: platform,
      resource: `marketing_posts/${id}`,
    });
  });
}

/**
 * Postpones the delivery after a failed attempt, or gives up if the platform refused the post or no
 * attempts are left.
 */
async function wait(ctx: Ctx, held: HeldDelivery, error: unknown): Promise<Outcome> {
  const refusal = error instanceof SocialRefusal ? error : null;
  // Without a connection a post waits as long as it takes, and that doesn't count as a try.
  const isOver = held.attempts >= MAX_ATTEMPTS && refusal?.kind !== "expired";
  const failed = refusal?.kind === "refused" || isOver;
  ctx.log.error("post-not-published", error, { deliveryId: held.id, attempts: held.attempts });
  // An explicit refusal proves that nothing was published; after the last step, any other error
  // leaves it open.
  const isOpen = !refusal || refusal.kind === "unknown";
  const wasRestarted = error instanceof TextChanged;
  const attempts = refusal?.kind === "expired" ? held.attempts - 1 : held.attempts;
  const isOurs = await postponeDelivery(ctx, held, {
    attempts,
    status: failed ? "failed" : "waiting",
    availableAt: new Date(ctx.now().getTime() + waitingTime(held.attempts, refusal)),
    lastError: refusal?.kind ?? (error instanceof Error ? error.name : "unknown"),
    lastReason: refusal?.reason ?? null,
    ...(isOpen ? {} : { mayBeOutSince: held.mayBeOutSince }),
    ...(wasRestarted ? { mayBeOutSince: null } : {}),
    // While the post may be live, the stored progress is the surest way to find it.
    forget: wasRestarted || (failed && !isOpen && held.mayBeOutSince === null),
  });
  if (!isOurs) return "busy";
  return failed ? "failed" : "later";
}

function waitingTime(attempts: number, refusal: SocialRefusal | null): number {
  if (refusal?.kind === "expired") return UNCONNECTED_RETRY_MS;
  const own = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);
  return Math.max(own, Math.min(refusal?.retryAfterMs ?? 0, MAX_RETRY_MS));
}
