import type { Ctx } from "@/lib/ports/context";
import { findAcknowledgement } from "./incident-repository";

/** Whether somebody has taken an incident on, or it is gone with the person: nobody has to be called for it any more. */
export async function isAcknowledged(ctx: Ctx, incidentId: string): Promise<boolean> {
  const incident = await findAcknowledgement(ctx, incidentId);
  return incident === null || incident.acknowledgedAt !== null || incident.resolved;
}
