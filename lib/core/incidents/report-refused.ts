import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { notifyGuardian } from "@/lib/core/incidents/notify-guardian";
import { detectCrisis } from "@/lib/crisis/detect";
import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import { worstOf } from "@/lib/crisis/worst-of";
import type { MemberCtx } from "@/lib/ports/context";
import { placeOf } from "./examine";
import { hasIncidentSince, lockConcerned } from "./incident-repository";
import { recordIncident } from "./record-incident";

/**
 * Within this time (ms) further refused texts of one person, no graver than the first, count as the
 * same incident.
 */
const SAME_INCIDENT_MS = 5 * 60_000;

/** By where the child stands and not by the refusal's reason: a limit may have refused first. */
const awaitsParent = ({ actor }: MemberCtx): boolean =>
  actor.user.consent !== "not_needed" && actor.user.consent !== "granted";

export interface Refused {
  readonly texts: readonly string[];
  /** What the texts show where they would have stood, when that is known. */
  readonly inPlace?: Finding;
  /** Why the request was refused: a failure code. */
  readonly reason: string;
}

/**
 * Examines what a refused request carried (contract 5, "No refusal hides a crisis"). Nothing of the
 * text is kept. For a child whose parent has not agreed yet the parent is told, unless home may be
 * the danger (contract 8). What the reader couldn't read isn't marked as unread either: a refused
 * text isn't stored, so there is nothing to read later.
 *
 * @returns what was found; also when recording it failed, so that help is shown all the same.
 */
export async function reportRefused(ctx: MemberCtx, refused: Refused): Promise<Finding> {
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
