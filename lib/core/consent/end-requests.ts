import type { Ctx } from "@/lib/ports/context";
import { expirePendingConsents } from "./repository";

/** Ends open requests because the child is now old enough. Runs in the caller's transaction. */
export const endRequests = (ctx: Ctx, childId: string): Promise<void> =>
  expirePendingConsents(ctx, childId);
