import type { MemberCtx } from "@/lib/ports/context";
import { hasUsedTrial } from "./subscription-repository";
import { isMarked } from "./trial-repository";

/**
 * Whether the caller has used their trial, with this account or with an erased one of the same
 * address.
 */
export const hasHadTrial = async (ctx: MemberCtx): Promise<boolean> =>
  (await hasUsedTrial(ctx, ctx.actor.user.id)) || (await isMarked(ctx, ctx.actor.user.email));
