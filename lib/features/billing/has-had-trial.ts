import type { MemberCtx } from "@/lib/ports/context";
import { hasUsedTrial } from "./subscription-repository";
import { isMarked } from "./trial-repository";

/**
 * Whether the caller had their free days, with this account or with one of the same address that
 * was erased since.
 */
export const hasHadTrial = async (ctx: MemberCtx): Promise<boolean> =>
  (await hasUsedTrial(ctx, ctx.actor.user.id)) || (await isMarked(ctx, ctx.actor.user.email));
