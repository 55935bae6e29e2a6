import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { Platform } from "@/lib/shared/platforms";
import { countGoingOut, countUnderWay, type Delivery, findDeliveries } from "./repository";
import type { ListDeliveriesInput } from "./schema";

/**
 * Whether a worker is about to publish this post, or is waiting for the platform's response: it
 * sends the approved text, so nothing may change underneath it. Call it with the post's row locked
 * (`isApproved` locks it too), so that a change and a publication can't overlap.
 */
export const isGoingOut = async (
  ctx: Ctx,
  { postId }: { readonly postId: string },
): Promise<boolean> => (await countGoingOut(ctx, postId)) > 0;

/**
 * Whether a worker is publishing a post to this platform, or a post may be live there that we
 * haven't found yet.
 */
export const isUnderWay = async (
  ctx: Ctx,
  { platform }: { readonly platform: Platform },
): Promise<boolean> => (await countUnderWay(ctx, platform)) > 0;

/**
 * Deliveries, newest first: waiting ones, and failed ones with the reason in the platform's words.
 */
export const listDeliveries = (ctx: MemberCtx, page: ListDeliveriesInput): Promise<Delivery[]> =>
  findDeliveries(ctx, page);
