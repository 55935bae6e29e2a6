import type { Kind, Severity } from "@/lib/features/safety/constants";

/** What staff see of an incident after a change; the person's words stand nowhere in it. */
export interface Incident {
  readonly id: string;
  readonly userId: string;
  readonly severity: Severity;
  readonly kind: Kind;
  readonly source: string;
  readonly description: string | null;
  readonly actionTaken: string | null;
  readonly acknowledgedAt: Date | null;
  readonly acknowledgedBy: string | null;
  readonly actedAt: Date | null;
  readonly resolved: boolean;
  readonly resolvedAt: Date | null;
  readonly createdAt: Date;
}
