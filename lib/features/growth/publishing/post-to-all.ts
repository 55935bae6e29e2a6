import { readPlatformStatus } from "@/lib/features/growth/connections/read-platform-status";
import type { PlatformState } from "@/lib/features/growth/connections/types";
import { findPublishable } from "@/lib/features/growth/marketing/find-publishable";
import type { MemberCtx } from "@/lib/ports/context";
import type { Platform } from "@/lib/shared/platforms";
import { PRESS_BUDGET_MS, type WhyNot, type WhyNotReason } from "./constants";
import { publishPost } from "./publish-post";

export interface PublishAllResult<P extends Platform> {
  /** True for a platform if at least one post was published on it (API-46, API-54). */
  readonly results: Readonly<Record<P, boolean>>;
  /** Why a platform published nothing. */
  readonly why: readonly WhyNot[];
}

/**
 * Publishes every approved and ready post on each of these platforms; one platform's failure
 * doesn't stop the others.
 */
export async function postToAll<P extends Platform>(
  ctx: MemberCtx,
  { platforms }: { readonly platforms: readonly P[] },
): Promise<PublishAllResult<P>> {
  const until = ctx.now().getTime() + PRESS_BUDGET_MS;
  const pressed = await Promise.all(
    platforms.map(async (platform) => ({
      platform,
      ...(await publishReady(ctx, platform, until)),
    })),
  );
  const results = Object.fromEntries(
    pressed.map(({ platform, posted }) => [platform, posted]),
  ) as Record<P, boolean>;
  return { results, why: await whyNot(ctx, pressed) };
}

interface Tried {
  readonly platform: Platform;
  readonly posted: boolean;
  readonly ready: number;
}

async function publishReady(ctx: MemberCtx, platform: Platform, until: number) {
  const posts = await findPublishable(ctx, { platforms: [platform], scheduledOnly: false });
  let posted = false;
  for (const post of posts) {
    if (ctx.now().getTime() > until) break;
    if ((await publishPost(ctx, { post, now: true })) === "posted") posted = true;
  }
  return { posted, ready: posts.length };
}

/**
 * Reasons per platform, since each lacks something different. Once anything was published,
 * platforms with nothing ready aren't reported; a ready post that didn't go out is.
 */
async function whyNot(ctx: MemberCtx, tried: readonly Tried[]): Promise<WhyNot[]> {
  const anyOut = tried.some(({ posted }) => posted);
  const asked = tried.filter(({ posted, ready }) => !posted && (!anyOut || ready > 0));
  if (asked.length === 0) return [];
  const status = await readPlatformStatus(ctx);
  return asked.flatMap(({ platform, ready }) => {
    const lacks = lackOf(ctx.social[platform].missing, status[platform]);
    const reasons: WhyNotReason[] = [
      ...(lacks ? [lacks] : []),
      ...(ready === 0 ? (["nothing_ready"] as const) : []),
      ...(ready > 0 && !lacks ? (["not_taken"] as const) : []),
    ];
    return reasons.map((reason) => ({ platform, reason }));
  });
}

function lackOf(
  missing: readonly string[],
  { connected, choose }: PlatformState,
): WhyNotReason | null {
  if (missing.length > 0) return "not_set_up";
  if (!connected) return "unconnected";
  return choose ? "unchosen" : null;
}
