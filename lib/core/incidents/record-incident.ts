import { namesHome } from "@/lib/crisis/names-home";
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
import { promiseAlerts } from "./promise-alerts";

export interface Incident {
  /** A clear one: nothing else is an incident. */
  readonly finding: Finding;
  readonly source: IncidentSource;
  readonly sessionId?: string;
  readonly messageId?: string;
  /**
   * `excerptOf` what the person wrote, where it may be kept: it's sealed with the incident for the
   * crisis desk.
   */
  readonly excerpt?: string | null;
}

export interface RecordedIncident {
  readonly id: string;
  /** False when home may be the danger: then nobody at home hears of it (contract 8, "Abuse"). */
  readonly guardianMayKnow: boolean;
}

/** What every source of an incident leads to; the answer itself stands in the conversation. */
const SHOWN = "The crisis contacts were shown. Alerts were queued.";

/**
 * Records a detected crisis and promises the alerts, in the caller's transaction: with the text
 * that showed it, or not at all (CRIS-17, security.md). The description names the rules that fired
 * and never the person's words; of those an excerpt is sealed beside it under their own key, where
 * the text may be kept. Counted by day, without identity, for the yearly report. Whether a
 * guardian may know is decided here alone, for every source: never once this person has named the
 * home as a danger, here or anywhere before.
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
  await promiseAlerts(ctx, id);
  return { id, guardianMayKnow };
}

/**
 * What a guardian might still have read of earlier incidents is theirs no more once the home is
 * named.
 */
async function mayGuardianKnow(ctx: MemberCtx, finding: Finding): Promise<boolean> {
  await lockConcerned(ctx);
  if (!namesHome(finding)) return !(await hasNamedHome(ctx));
  await hideFromGuardians(ctx);
  return false;
}
