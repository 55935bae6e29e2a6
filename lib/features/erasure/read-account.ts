import type { MemberCtx } from "@/lib/ports/context";
import { accountKey } from "./keys";
import { findEraseAfter } from "./repository";

/** Whether, and when, the caller's account is to be erased. */
export async function readAccount(ctx: MemberCtx): Promise<{ eraseAfter: string | null }> {
  const eraseAfter = await findEraseAfter(ctx, ctx.actor.user.id);
  return { eraseAfter: eraseAfter?.toISOString() ?? null };
}

/** For pages on which somebody can change their mind. */
export const readLeaving = (ctx: MemberCtx) => ({ queryKey: accountKey, read: () => readAccount(ctx) });
