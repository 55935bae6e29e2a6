import type { MemberCtx } from "@/lib/ports/context";
import { findActs } from "./trail-repository";

/**
 * When the caller did this since the given moment, newest first, at most `limit`. Meant for rules
 * on how often something may be done.
 */
export const findOwnActs = (
  ctx: MemberCtx,
  act: { readonly action: string; readonly since: Date; readonly limit: number },
): Promise<readonly Date[]> => findActs(ctx, { ...act, actor: ctx.actor.user.id });
