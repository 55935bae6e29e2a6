import type { Performance } from "@/lib/features/movement/planner/types";
import { needALook } from "@/lib/features/movement/red-flags/policy";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { MAX_PAIN, REMEMBERED, STOP_COUNTS_MS } from "./constants";
import { findOwnSessions } from "./repository";
import type { PtSession } from "./types";

/** A recent stop that a clinician should look at. */
export interface LastStop {
  /** In the person's own words. */
  readonly signs: readonly string[];
}

export interface MovementHistory {
  readonly performances: readonly Performance[];
  readonly stop: LastStop | null;
}

const asPerformances = ({
  performances,
  painBefore,
  painAfter,
  createdAt,
}: PtSession): Performance[] =>
  performances.map(({ exerciseId, completionStatus, difficultyRating }) => ({
    ...{ exerciseId, difficultyRating, painBefore, painAfter },
    status: completionStatus,
    at: createdAt,
  }));

/**
 * At least one exercise was completed, nothing was stopped, and pain was no higher than before; a
 * routine only opened and closed proves nothing.
 */
const wentWell = ({
  completedExercises,
  stopSigns,
  performances,
  painBefore,
  painAfter,
}: PtSession): boolean =>
  completedExercises > 0 &&
  stopSigns.length === 0 &&
  (painAfter ?? 0) <= (painBefore ?? MAX_PAIN) &&
  performances.every(({ completionStatus }) => completionStatus !== "stopped");

/**
 * The newest stop for a sign that needs a look, unless the person has had a trouble-free session
 * since.
 */
function lastStop(ctx: MemberCtx, sessions: readonly PtSession[]): LastStop | null {
  const audience = audienceOf(ctx.actor.user);
  for (const session of sessions) {
    const isOld = ctx.now().getTime() - Date.parse(session.createdAt) > STOP_COUNTS_MS;
    if (isOld || wentWell(session)) return null;
    const signs = needALook(session.stopSigns, audience);
    if (signs.length > 0) return { signs };
  }
  return null;
}

/**
 * History for planning the next routine: recent sessions, and whether one was stopped for a sign
 * that needs a look.
 */
export async function readMovementHistory(ctx: MemberCtx): Promise<MovementHistory> {
  const sessions = await findOwnSessions(ctx, { limit: REMEMBERED });
  return { performances: sessions.flatMap(asPerformances), stop: lastStop(ctx, sessions) };
}
