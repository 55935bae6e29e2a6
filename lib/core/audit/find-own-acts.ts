import type { MemberCtx } from "@/lib/ports/context";
import { findActs } from "./trail-repository";

/**
 * When the caller did this since the given moment, newest first, at most `limit`. For rate limits.
 */
export const findOwnActs = (
  ctx: MemberCtx,
  act: { readonly action: string; readonly since: Date; readonly limit: number },
): Promise<readonly Date[]> => findActs(ctx, { ...act, actor: ctx.actor.user.id });
