import type { Ctx } from "@/lib/ports/context";
import { countGoingOut } from "./repository";

/**
 * Whether a worker is about to make this post public, or has just done so and waits for the
 * platform's answer: what it sends is what was approved, so nothing of it may change under it. To
 * be asked with the post's row locked (`isApproved` locks it as well), so that of a change and a
 * publication one comes first.
 */
export const isGoingOut = async (
  ctx: Ctx,
  { postId }: { readonly postId: string },
): Promise<boolean> => (await countGoingOut(ctx, postId)) > 0;
