import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { notifyGuardian } from "@/lib/core/incidents/notify-guardian";
import { worstOf } from "@/lib/crisis/compare-findings";
import { detectCrisis } from "@/lib/crisis/detect";
import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { placeOf } from "./examine";
import { hasIncidentSince, lockConcerned } from "./incident-repository";
import { recordIncident } from "./record-incident";

/**
 * Further refused texts of one person within this time (ms), no graver than the first, count as the
 * same incident.
 */
const SAME_INCIDENT_MS = 5 * 60_000;

/**
 * Checks the child's consent state rather than the refusal's reason, because a rate limit may have
 * refused the request first.
 */
const awaitsParent = ({ actor }: MemberCtx): boolean =>
  actor.user.consent !== "not_needed" && actor.user.consent !== "granted";

export interface RefusedTexts {
  readonly texts: readonly string[];
  /** The finding for the texts in the place they were meant for, if known. */
  readonly inPlace?: Finding;
  /** The failure code the request was refused with. */
  readonly reason: string;
}

/**
 * Examines the texts of a refused request (contract 5, "No refusal hides a crisis"). None of the
 * text is kept. If the child's parent hasn't agreed yet, the parent is told, unless home may be the
 * danger (contract 8). A text the reader couldn't read isn't marked as unread: it isn't stored, so
 * there would be nothing to read later.
 *
 * @returns the finding even if recording it failed, so help is shown anyway
 */
export async function reportRefused(ctx: MemberCtx, refused: RefusedTexts): Promise<Finding> {
  const place = placeOf(ctx);
  const found = await Promise.all(refused.texts.map((text) => detectCrisis(text, place)));
  const finding = worstOf([refused.inPlace ?? NOTHING_FOUND, ...found]);
  if (!finding.crisis) return finding;
  try {
    await ctx.transaction(async (tx) => {
      await lockConcerned(tx);
      const since = new Date(ctx.now().getTime() - SAME_INCIDENT_MS);
      if (await hasIncidentSince(tx, "refused_message", since, finding)) return;
      const { id, guardianMayKnow } = await recordIncident(tx, {
        finding,
        source: "refused_message",
      });
      if (awaitsParent(ctx)) await notifyGuardian(tx, { incidentId: id, mayKnow: guardianMayKnow });
    });
    ctx.later(async (later) => {
      await drainOutbox(later);
    });
  } catch (error) {
    ctx.log.error("refused-crisis-not-recorded", error, { reason: refused.reason });
  }
  return finding;
}
