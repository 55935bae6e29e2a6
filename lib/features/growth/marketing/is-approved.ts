import type { Ctx } from "@/lib/ports/context";
import { lockApproved } from "./post-repository";

/**
 * Whether the post may still go out as it was read: nobody changed it, took its approval back or
 * deleted it since. Its row is locked until the transaction ends, so that nobody does so before the
 * caller has written down that it goes out.
 */
export const isApproved = (
  ctx: Ctx,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<boolean> => lockApproved(ctx, id, revision);
