import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { countActsOn, findActs, findFirstAct, findLastAct } from "./trail-repository";

/** When the audit trail first records this action on `subject`, or null if it never does. */
export const findFirstActOn = async (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string },
): Promise<Date | null> => (await findFirstAct(ctx, act))?.createdAt ?? null;

/**
 * When the audit trail last records this action on `subject`, and the reason given. Null if it
 * never does.
 */
export const findLastActOn = (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string },
): Promise<{ readonly createdAt: Date; readonly reason: string | null } | null> =>
  findLastAct(ctx, act);

/**
 * When the caller did this since the given moment, newest first, at most `limit`. For rate limits.
 */
export const findOwnActs = (
  ctx: MemberCtx,
  act: { readonly action: string; readonly since: Date; readonly limit: number },
): Promise<readonly Date[]> => findActs(ctx, { ...act, actor: ctx.actor.user.id });

/** Whether the audit trail records this action on `subject` at or after `since`. */
export const hasActOn = async (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string; readonly since: Date },
): Promise<boolean> => (await countActsOn(ctx, act)) > 0;
