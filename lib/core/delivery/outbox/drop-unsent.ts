import type { Ctx } from "@/lib/ports/context";
import type { OutboxKind } from "./constants";
import { deleteUnsent } from "./repository";

/**
 * Drops unsent mails about someone because the recipient is wrong. Runs in the caller's
 * transaction.
 */
export const dropUnsent = (
  ctx: Ctx,
  of: { userId: string; kinds: readonly OutboxKind[] },
): Promise<void> => deleteUnsent(ctx, of);
