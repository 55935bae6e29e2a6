import type { Ctx } from "@/lib/ports/context";
import type { OutboxKind } from "./constants";
import { deleteUnsent } from "./repository";

/**
 * Takes back mails about somebody that have not left, because their receiver is the wrong one. Part
 * of the caller's transaction.
 */
export const dropUnsent = (
  ctx: Ctx,
  of: { userId: string; kinds: readonly OutboxKind[] },
): Promise<void> => deleteUnsent(ctx, of);
