import type { Ctx } from "@/lib/ports/context";
import { moveGuardianTold } from "./incident-repository";

/**
 * The desk had written by mistake that a guardian was told at `at`. It counts no more, and what is
 * hidden from them is hidden again; `next` is when the desk told them all the same, by another
 * entry. In the transaction of the correction.
 */
export const unmarkGuardianTold = (
  ctx: Ctx,
  incidentId: string,
  at: Date,
  next: Date | null,
): Promise<void> => moveGuardianTold(ctx, incidentId, at, next);
