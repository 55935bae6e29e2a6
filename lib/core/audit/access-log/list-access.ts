import type { MemberCtx } from "@/lib/ports/context";
import { accessKey, MAX_LISTED } from "./constants";
import { describeAct } from "./policy";
import { findOwnAccess } from "./repository";
import type { AccessLine, ListAccessInput } from "./schema";

/**
 * Lists who did what with the caller's data, newest first. Staff appear by role, never by name
 * (GDPR 15(1)(c); ).
 */
export async function listAccess(
  ctx: MemberCtx,
  input: ListAccessInput = { limit: MAX_LISTED },
): Promise<AccessLine[]> {
  const rows = await findOwnAccess(ctx, input);
  return rows.map(({ seq, action, actor, createdAt }) => ({
    seq: seq.toString(),
    ...describeAct(action, actor, ctx.actor.user.id),
    at: createdAt.toISOString(),
  }));
}

/** The first page, in the shape the browser uses to cache pages. */
export const readAccess = (ctx: MemberCtx) => ({
  queryKey: accessKey,
  read: async () => ({ pages: [await listAccess(ctx)], pageParams: [null] }),
});
