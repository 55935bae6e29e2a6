import type { Ctx } from "@/lib/ports/context";
import { expirePendingConsents } from "./repository";

/**
 * Nobody is asked any more, because the child has come of age for it. Part of the caller's
 * transaction.
 */
export const endRequests = (ctx: Ctx, childId: string): Promise<void> =>
  expirePendingConsents(ctx, childId);
