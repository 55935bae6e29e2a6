import type { Ctx } from "@/lib/ports/context";
import { setGuardianTold } from "./incident-repository";

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
