import type { Ctx } from "@/lib/ports/context";
import { countGoingOut } from "./repository";

/**
 * Whether a worker is about to publish this post, or is waiting for the platform's response: it
 * sends the approved text, so nothing may change underneath it. Call it with the post's row locked
 * (`isApproved` locks it too), so that a change and a publication can't overlap.
 */
export const isGoingOut = async (
  ctx: Ctx,
  { postId }: { readonly postId: string },
): Promise<boolean> => (await countGoingOut(ctx, postId)) > 0;
