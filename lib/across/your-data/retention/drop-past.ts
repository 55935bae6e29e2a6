import { recordAudit } from "@/lib/core/audit/record-audit";
import { dropOldSessions } from "@/lib/features/conversation/old-sessions";
import { dropOldMoods } from "@/lib/features/mood/old-moods";
import type { Ctx } from "@/lib/ports/context";
import { DELETED_AT_ONCE, type RetentionKind, RULES_A_RUN } from "./constants";
import { monthsBefore } from "./policy";
import { type DueChoice, lockDue, markLookedAt, postpone } from "./repository";

interface Old {
  readonly userId: string;
  readonly before: Date;
  readonly limit: number;
}

const DROP: Record<
  RetentionKind,
  { table: string; drop: (ctx: Ctx, old: Old) => Promise<number> }
> = {
  conversations: { table: "chat_sessions", drop: dropOldSessions },
  moods: { table: "mood_entries", drop: dropOldMoods },
};

/**
 * The job `retention`: deletes data older than the person's own rule allows, in batches. Each
 * transaction handles one rule, and its audit row lets the person see what was deleted. Safe to
 * rerun and to run in parallel.
 */
export async function dropPast(ctx: Ctx): Promise<{ pastDropped: number }> {
  let pastDropped = 0;
  for (let taken = 0; taken < RULES_A_RUN; taken += 1) {
    const dropped = await dropOne(ctx);
    if (dropped === null) break;
    pastDropped += dropped;
  }
  return { pastDropped };
}

/**
 * Deletes one rule's batch. A rule that fails is retried in an hour, so it isn't first in line
 * every night.
 *
 * @returns how many items were deleted, or null if no rule is due
 */
async function dropOne(ctx: Ctx): Promise<number | null> {
  const taken: { rule?: DueChoice } = {};
  try {
    return await ctx.transaction(async (tx) => {
      const rule = await lockDue(tx);
      if (!rule) return null;
      taken.rule = rule;
      return dropBy(tx, rule);
    });
  } catch (error) {
    const { rule } = taken;
    if (!rule) throw error;
    ctx.log.error("not-dropped", error, { userId: rule.userId });
    await postpone(ctx, rule);
    return 0;
  }
}

async function dropBy(tx: Ctx, choice: DueChoice): Promise<number> {
  const { table, drop } = DROP[choice.kind];
  const before = monthsBefore(tx.now(), choice.months);
  const dropped = await drop(tx, { userId: choice.userId, before, limit: DELETED_AT_ONCE });
  if (dropped > 0) await recordDropped(tx, choice, `${table}: ${dropped}`);
  // A full batch means there may be more, so the rule stays due.
  if (dropped < DELETED_AT_ONCE) await markLookedAt(tx, choice);
  return dropped;
}

const recordDropped = (tx: Ctx, { userId }: DueChoice, reason: string): Promise<void> =>
  recordAudit(tx, {
    action: "retention.delete",
    outcome: "done",
    subject: userId,
    resource: `users/${userId}`,
    reason,
  });
