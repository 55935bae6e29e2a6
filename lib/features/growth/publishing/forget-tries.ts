import type { Ctx } from "@/lib/ports/context";
import { dropUnsent } from "./repository";

/**
 * Starts over with a new approval: an earlier try's refusal or wait no longer holds the post back,
 * nor does it publish it on its own anymore. A try that may have reached the platform is kept, or
 * the post could be published twice (decision 0040).
 */
export const forgetTries = (ctx: Ctx, { postId }: { readonly postId: string }): Promise<void> =>
  dropUnsent(ctx, postId);
