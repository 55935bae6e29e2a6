import type { Ctx } from "@/lib/ports/context";
import { moveGuardianTold, setGuardianTold } from "./incident-repository";

/**
 * Records that a guardian was told of this incident, by mail or by the crisis desk. From then on it
 * stays on the guardian's page whatever else the child says, because an entry that disappears would
 * tell them that something is being hidden (decision 0042).
 */
export const markGuardianTold = (
  ctx: Ctx,
  incidentId: string,
  at: Date = ctx.now(),
): Promise<void> => setGuardianTold(ctx, incidentId, at);

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
