/** What of an incident says whether somebody works on it. */
interface Standing {
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly assignedTo: string | null;
  readonly handedAt: Date | null;
  readonly resolved: boolean;
}

/**
 * Since when an incident waits for somebody; null while somebody works on it, and once it is
 * resolved. It waits until it is acknowledged, and again when it is given to a colleague who has
 * not taken it on yet, when it is given back, and when whoever worked on it is gone. The same rule
 * stands in SQL in queue-repository.ts.
 */
export function waitingSince(incident: Standing): Date | null {
  if (incident.resolved) return null;
  if (!incident.acknowledgedAt) return incident.createdAt;
  if (incident.handedAt) return incident.handedAt;
  return incident.assignedTo ? null : incident.createdAt;
}
