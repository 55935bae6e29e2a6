import type { Performance } from "@/lib/features/physical/planner/types";
import { RED_FLAGS } from "@/lib/features/physical/red-flags/copy";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { REMEMBERED, STOP_COUNTS_MS } from "./constants";
import { findOwnSessions } from "./repository";
import type { PtSession } from "./types";

/** A recent stop for which somebody should look at the person. */
export interface LastStop {
  readonly signs: readonly string[];
}

export interface MovementHistory {
  readonly performances: readonly Performance[];
  readonly stop: LastStop | null;
}

const asPerformances = ({ performances, painBefore, painAfter, createdAt }: PtSession): Performance[] =>
  performances.map(({ exerciseId, completionStatus, difficultyRating }) => ({
    ...{ exerciseId, difficultyRating, painBefore, painAfter },
    status: completionStatus,
    at: createdAt,
  }));

/** What the next routine is planned from: the last sessions, and whether one was stopped for a sign that needs a look. */
export async function readMovementHistory(ctx: MemberCtx): Promise<MovementHistory> {
  const sessions = await findOwnSessions(ctx, { limit: REMEMBERED });
  const [last] = sessions;
  const audience = audienceOf(ctx.actor.user);
  const isRecent = last && ctx.now().getTime() - Date.parse(last.createdAt) <= STOP_COUNTS_MS;
  const signs = isRecent
    ? RED_FLAGS.filter(({ id, advice }) => advice !== "rest" && last.stopSigns.includes(id)).map(
        (flag) => flag[audience],
      )
    : [];
  return { performances: sessions.flatMap(asPerformances), stop: signs.length > 0 ? { signs } : null };
}
