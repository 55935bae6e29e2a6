import type { Ctx } from "@/lib/ports/context";
import { findAcknowledgement } from "./repository";

/**
 * Whether somebody works on an incident, or it is gone with the person: nobody has to be called for
 * it any more. One that was given away or given back waits until it is taken on again.
 */
export async function isAcknowledged(ctx: Ctx, incidentId: string): Promise<boolean> {
  const incident = await findAcknowledgement(ctx, incidentId);
  if (incident === null || incident.resolved) return true;
  return (
    incident.acknowledgedAt !== null && incident.assignedTo !== null && incident.handedAt === null
  );
}
