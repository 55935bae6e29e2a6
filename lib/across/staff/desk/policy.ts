/** The fields that decide whether someone is working on an incident. */
interface Standing {
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly assignedTo: string | null;
  readonly handedAt: Date | null;
  readonly resolved: boolean;
}

/**
 * When an incident started waiting for someone. Null while someone works on it and once it's
 * resolved. It waits until it's acknowledged, and again when it's given back, left by someone who's
 * gone, or assigned to a colleague who hasn't taken it on. queue-repository.ts has the same rule in
 * SQL.
 */
export function waitingSince(incident: Standing): Date | null {
  if (incident.resolved) return null;
  if (!incident.acknowledgedAt) return incident.createdAt;
  if (incident.handedAt) return incident.handedAt;
  return incident.assignedTo ? null : incident.createdAt;
}
