import type { Ctx } from "@/lib/ports/context";
import type { OutboxKind } from "./constants";
import { countRows, findAcknowledgement } from "./repository";

/** Counts mails of a kind queued since `since`, sent or not, about one person or about anyone. */
export const countQueued = (
  ctx: Ctx,
  of: { kind: OutboxKind; userId?: string; since: Date },
): Promise<number> => countRows(ctx, of);

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
