import type { Ctx } from "@/lib/ports/context";
import { lockApproved, setPosted } from "./post-repository";

/**
 * Whether the post may still be published as it was read: no one has changed, unapproved or deleted
 * it since. Locks its row until the transaction ends, so that no one can before the caller has
 * recorded that it's going out.
 */
export const isApproved = (
  ctx: Ctx,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<boolean> => lockApproved(ctx, id, revision);

/**
 * Draft becomes Posted: the platform has it (MKTG-04).
 *
 * @returns false if it was already out or no one approved it
 */
export const markPosted = (ctx: Ctx, { id }: { readonly id: string }): Promise<boolean> =>
  setPosted(ctx, id);
