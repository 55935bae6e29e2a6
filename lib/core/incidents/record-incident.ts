import { impliesDangerAtHome } from "@/lib/crisis/names-home";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { newId } from "@/lib/shared/ids";
import {
  countReferral,
  hasNamedHome,
  hideFromGuardians,
  type IncidentSource,
  insertIncident,
  lockConcerned,
} from "./incident-repository";
import { queueAlerts } from "./queue-alerts";

export interface Incident {
  /** Always a clear finding, because nothing else counts as an incident. */
  readonly finding: Finding;
  readonly source: IncidentSource;
  readonly sessionId?: string;
  readonly messageId?: string;
  /**
   * The result of `excerptOf`, if it may be kept. It's encrypted with the incident for the crisis
   * desk.
   */
  readonly excerpt?: string | null;
}

export interface RecordedIncident {
  readonly id: string;
  /** False if home may be the danger. Then nobody at home is told (contract 8, "Abuse"). */
  readonly guardianMayKnow: boolean;
}

/** The action recorded for every source. The guide's reply itself is in the conversation. */
const SHOWN = "The crisis contacts were shown. Alerts were queued.";

/**
 * Records a detected crisis and queues the alerts in the caller's transaction, so it's stored
 * together with the text that showed it or not at all (CRIS-17, security.md). The description names
 * the rules that fired, never the person's words. An excerpt of those is encrypted separately with
 * the person's own key, if the text may be kept. Incidents are counted by day, anonymously, for the
 * yearly report. Only this function decides, for every source, whether a guardian may know:
 * never once this person has named the home as a danger, now or before.
 */
export async function recordIncident(
  ctx: MemberCtx,
  incident: Incident,
): Promise<RecordedIncident> {
  const id = newId();
  const { finding, excerpt = null, ...place } = incident;
  const guardianMayKnow = await mayGuardianKnow(ctx, finding);
  await insertIncident(ctx, {
    ...place,
    finding,
    id,
    excerpt,
    description: `${finding.kind}, ${finding.severity}: ${finding.evidence.join(", ")}`,
    actionTaken: SHOWN,
    guardianMayKnow,
  });
  await countReferral(ctx, finding, audienceOf(ctx.actor.user) === "child");
  await queueAlerts(ctx, id);
  return { id, guardianMayKnow };
}

/**
 * Whether a guardian may know. Once the home is named, earlier incidents are hidden from guardians
 * too.
 */
async function mayGuardianKnow(ctx: MemberCtx, finding: Finding): Promise<boolean> {
  await lockConcerned(ctx);
  if (!impliesDangerAtHome(finding)) return !(await hasNamedHome(ctx));
  await hideFromGuardians(ctx);
  return false;
}
