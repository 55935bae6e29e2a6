import type { Ctx } from "@/lib/ports/context";
import { countApproved } from "./post-repository";

/** Whether the post may still go out as it was read: nobody changed it, took its approval back or deleted it since. */
export const isApproved = async (
  ctx: Ctx,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<boolean> => (await countApproved(ctx, id, revision)) === 1;
