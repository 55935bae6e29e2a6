import { readPlatformStatus } from "@/lib/features/connections/read-platform-status";
import { findPublishable } from "@/lib/features/marketing/find-publishable";
import type { MemberCtx } from "@/lib/ports/context";
import type { Platform } from "@/lib/shared/platforms";
import { PRESS_BUDGET_MS, type WhyNot } from "./constants";
import { publishPost } from "./publish-post";

export interface Pressed<P extends Platform> {
  /** True for a platform on which at least one post went out (API-46, API-54). */
  readonly results: Readonly<Record<P, boolean>>;
  /** What kept everything in; empty once anything went out. */
  readonly why: readonly WhyNot[];
}

/**
 * Lets everything out that is approved and ready, on each of these platforms; one that fails keeps none of the others.
 */
export async function postToAll<P extends Platform>(
  ctx: MemberCtx,
  { platforms }: { readonly platforms: readonly P[] },
): Promise<Pressed<P>> {
  const until = ctx.now().getTime() + PRESS_BUDGET_MS;
  const pressed = await Promise.all(
    platforms.map(async (platform) => ({ platform, ...(await publishReady(ctx, platform, until)) })),
  );
  const results = Object.fromEntries(pressed.map(({ platform, posted }) => [platform, posted])) as Record<P, boolean>;
  const anyOut = pressed.some(({ posted }) => posted);
  return { results, why: anyOut ? [] : await whyNot(ctx, pressed) };
}

interface Tried {
  readonly platform: Platform;
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

/** A platform that is not connected is named whether or not anything was ready for it: nothing will go out there. */
async function whyNot(ctx: MemberCtx, tried: readonly Tried[]): Promise<WhyNot[]> {
  const status = await readPlatformStatus(ctx);
  const isOpen = ({ platform }: Tried): boolean => status[platform].connected;
  return [
    ...(tried.every(isOpen) ? [] : (["unconnected"] as const)),
    ...(tried.every(({ ready }) => ready === 0) ? (["nothing_ready"] as const) : []),
    ...(tried.some((one) => one.ready > 0 && isOpen(one)) ? (["not_taken"] as const) : []),
  ];
}
