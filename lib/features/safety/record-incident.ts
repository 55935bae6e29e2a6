import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { newId } from "@/lib/shared/ids";
import { guardianMayKnow } from "./alert";
import { countReferral, type IncidentSource, insertIncident } from "./incident-repository";
import { promiseAlerts } from "./promise-alerts";
import type { Finding } from "./types";

export interface Incident {
  readonly finding: Finding;
  readonly source: IncidentSource;
  readonly sessionId?: string;
  readonly messageId?: string;
}

/** What every source of an incident leads to; the answer itself stands in the conversation. */
const SHOWN = "The crisis contacts were shown. Alerts were queued.";

/**
 * Records a detected crisis and promises the alerts, in the caller's transaction: with the text that showed it, or not
 * at all (CRIS-17, security.md). The description names the rules that fired, never the person's words: those stay in
 * the message itself. Counted by day, without identity, for the yearly report.
 */
export async function recordIncident(ctx: MemberCtx, incident: Incident): Promise<string> {
  const id = newId();
  const { finding } = incident;
  await insertIncident(ctx, {
    ...incident,
    id,
    description: `${finding.kind}, ${finding.severity}: ${finding.evidence.join(", ")}`,
    actionTaken: SHOWN,
    guardianMayKnow: guardianMayKnow(finding),
  });
  await countReferral(ctx, finding, audienceOf(ctx.actor.user) === "child");
  await promiseAlerts(ctx, id);
  return id;
}
