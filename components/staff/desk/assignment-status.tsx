"use client";

import type { ShownIncident } from "@/lib/across/staff/desk/client";
import { IDLE_AFTER_MS } from "@/lib/across/staff/desk/constants";
import { DESK } from "./copy";
import { roughly } from "./durations";
import { useNow } from "./use-now";

interface AssignmentStatusProps {
  incident: ShownIncident;
  /** How far the server's clock is ahead of this device's (ms). */
  skewMs: number;
}

/**
 * Says who has the incident, and warns when they've done nothing for long, since an acknowledged
 * incident can be forgotten.
 */
export function AssignmentStatus({ incident, skewMs }: AssignmentStatusProps) {
  const now = useNow();
  const last = incident.lastActionAt ?? incident.acknowledgedAt;
  const isWorkedOn = !incident.waitingSince && !incident.resolved;
  const idle = isWorkedOn && last && now > 0 ? now + skewMs - Date.parse(last) : 0;
  return (
    <span className="text-ink-soft">
      {standingOf(incident)}
      {idle > IDLE_AFTER_MS ? (
        <span className="font-semibold text-signal-ink"> · {DESK.idle(roughly(idle / 1000))}</span>
      ) : null}
    </span>
  );
}

function standingOf({
  resolved,
  resolver,
  waitingSince,
  acknowledgedAt,
  actedAt,
  assignee,
}: ShownIncident): string {
  if (resolved) return resolver ? DESK.resolvedBy(resolver.name) : DESK.resolved;
  if (!assignee) return acknowledgedAt ? DESK.givenBack : DESK.untaken;
  if (waitingSince) return DESK.givenTo(assignee.name);
  return actedAt ? `${DESK.takenBy(assignee.name)} · ${DESK.acted}` : DESK.takenBy(assignee.name);
}
