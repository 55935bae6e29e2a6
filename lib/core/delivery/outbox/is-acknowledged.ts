import type { Ctx } from "@/lib/ports/context";
import { findAcknowledgement } from "./repository";

/**
 * Whether somebody is working on an incident, it's resolved, or it was erased with the person, so
 * nobody needs to be alerted. One that was handed over or handed back counts as open until it's
 * taken on again.
 */
export async function isAcknowledged(ctx: Ctx, incidentId: string): Promise<boolean> {
  const incident = await findAcknowledgement(ctx, incidentId);
  if (incident === null || incident.resolved) return true;
  return (
    incident.acknowledgedAt !== null && incident.assignedTo !== null && incident.handedAt === null
  );
}
