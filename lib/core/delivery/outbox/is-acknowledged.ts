import type { Ctx } from "@/lib/ports/context";
import { findAcknowledgement } from "./repository";

/**
 * Whether no one needs to be alerted to an incident any more: someone is working on it, it's
 * resolved, or it was erased with the person. One that was handed over or handed back counts as
 * open until someone takes it on again.
 */
export async function isAcknowledged(ctx: Ctx, incidentId: string): Promise<boolean> {
  const incident = await findAcknowledgement(ctx, incidentId);
  if (incident === null || incident.resolved) return true;
  return (
    incident.acknowledgedAt !== null && incident.assignedTo !== null && incident.handedAt === null
  );
}
