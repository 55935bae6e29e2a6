import type { Ctx } from "@/lib/ports/context";
import { moveGuardianTold } from "./incident-repository";

/**
 * Undoes the desk's mistaken entry that a guardian was told at `at`, so incidents that should be
 * hidden are hidden again. `next` is the time of another entry that says the desk did tell them.
 * Call it in the correction's transaction.
 */
export const unmarkGuardianTold = (
  ctx: Ctx,
  incidentId: string,
  at: Date,
  next: Date | null,
): Promise<void> => moveGuardianTold(ctx, incidentId, at, next);
