import { countOldSessions } from "@/lib/features/conversation/old-sessions";
import { countOldMoods } from "@/lib/features/mood/old-moods";
import type { MemberCtx } from "@/lib/ports/context";
import {
  MONTHS,
  type Months,
  RETENTION_KINDS,
  type RetentionKind,
  retentionKey,
} from "./constants";
import { countsFrom, monthsBefore } from "./policy";
import { findOwnChoices } from "./repository";
import type { RetentionRule } from "./schema";

const COUNT: Record<RetentionKind, (ctx: MemberCtx, before: Date) => Promise<number>> = {
  conversations: countOldSessions,
  moods: countOldMoods,
};

/**
 * How long the caller's data is kept, and how much each choice would delete once it takes effect.
 */
export async function readRetention(ctx: MemberCtx): Promise<RetentionRule[]> {
  const choices = await findOwnChoices(ctx);
  const from = countsFrom(ctx.now());
  return Promise.all(
    RETENTION_KINDS.map(async (kind) => {
      const choice = choices.find((known) => known.kind === kind);
      return {
        kind,
        months: choice?.months ?? null,
        effectiveFrom: choice?.effectiveFrom.toISOString() ?? null,
        wouldCountFrom: from.toISOString(),
        older: await olderThan(ctx, kind, from),
      };
    }),
  );
}

async function olderThan(
  ctx: MemberCtx,
  kind: RetentionKind,
  at: Date,
): Promise<Record<Months, number>> {
  const counts = await Promise.all(
    MONTHS.map(
      async (months) => [months, await COUNT[kind](ctx, monthsBefore(at, months))] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<Months, number>;
}

/** The same, as a query for the page that shows it. */
export const retentionRead = (ctx: MemberCtx) => ({
  queryKey: retentionKey,
  read: () => readRetention(ctx),
});
