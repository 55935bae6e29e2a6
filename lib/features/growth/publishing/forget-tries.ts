import type { Ctx } from "@/lib/ports/context";
import { dropUnsent } from "./repository";

/**
 * A new approval begins anew: what an earlier one came to, a refusal or a wait, does not hold the
 * post back, and no longer lets it out by itself either. A try that may be out is kept, or the post
 * could go out twice (decision 0040).
 */
export const forgetTries = (ctx: Ctx, { postId }: { readonly postId: string }): Promise<void> =>
  dropUnsent(ctx, postId);
