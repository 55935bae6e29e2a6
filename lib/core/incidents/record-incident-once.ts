import type { MemberCtx } from "@/lib/ports/context";
import { hasIncidentSince, lockConcerned } from "./incident-repository";
import { type Incident, recordIncident } from "./record-incident";

/**
 * Like `recordIncident`, unless one of the same source and kind, at least as grave, was recorded
 * within the last `withinMs`. A text saved in many small steps is one incident, but an escalation
 * is a new one.
 *
 * @returns whether an incident was recorded
 */
export async function recordIncidentOnce(
  ctx: MemberCtx,
  incident: Incident,
  withinMs: number,
): Promise<boolean> {
  await lockConcerned(ctx);
  const since = new Date(ctx.now().getTime() - withinMs);
  if (await hasIncidentSince(ctx, incident.source, since, incident.finding)) return false;
  await recordIncident(ctx, incident);
  return true;
}
