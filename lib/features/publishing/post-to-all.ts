import { findPublishable } from "@/lib/features/marketing/find-publishable";
import type { MemberCtx } from "@/lib/ports/context";
import type { Platform } from "@/lib/shared/platforms";
import { PRESS_BUDGET_MS } from "./constants";
import { publishPost } from "./publish-post";

/**
 * Lets everything out that is approved and ready, on each of these platforms; one that fails keeps none of the others
 * (API-46, API-54). True for a platform on which at least one post went out.
 */
export async function postToAll<P extends Platform>(
  ctx: MemberCtx,
  { platforms }: { readonly platforms: readonly P[] },
): Promise<Record<P, boolean>> {
  const until = ctx.now().getTime() + PRESS_BUDGET_MS;
  const results = await Promise.all(
    platforms.map(async (platform) => [platform, await publishReady(ctx, platform, until)] as const),
  );
  return Object.fromEntries(results) as Record<P, boolean>;
}

async function publishReady(ctx: MemberCtx, platform: Platform, until: number): Promise<boolean> {
  const posts = await findPublishable(ctx, { platforms: [platform], scheduledOnly: false });
  let posted = false;
  for (const post of posts) {
    if (ctx.now().getTime() > until) break;
    if ((await publishPost(ctx, { post, now: true })) === "posted") posted = true;
  }
  return posted;
}
