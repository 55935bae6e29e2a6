import type { MemberCtx } from "@/lib/ports/context";
import type { ListAccessInput } from "./schema";

interface Row {
  readonly seq: bigint;
  readonly actor: string;
  readonly action: string;
  readonly createdAt: Date;
}

/**
 * What was done about the caller, the newest first. What staff did with an incident is left out
 * unless it is proven that neither abuse nor somebody at home is named in it (contract 8, "Abuse";
 * decision 0044), and where the incident is gone. What a guardian has heard of stays: a line that
 * vanishes would tell them more than one that stands.
 */
export function findOwnAccess(ctx: MemberCtx, { limit, cursor }: ListAccessInput): Promise<Row[]> {
  const before = cursor === undefined ? null : BigInt(cursor);
  return ctx.db.$queryRaw<Row[]>`
    SELECT e."seq", e."actor", e."action", e."createdAt" FROM audit_events e
    WHERE e."subject" = ${ctx.actor.user.id} AND e."outcome" = 'done'
      AND (${before}::bigint IS NULL OR e."seq" < ${before}::bigint)
      AND (e."action" NOT LIKE 'incident.%' OR EXISTS (
        SELECT 1 FROM crisis_incidents i
        WHERE i."id"::text = e."resource" AND i."userId" = ${ctx.actor.user.id}::uuid
          AND (i."guardianMayKnow" OR i."guardianToldAt" IS NOT NULL) AND i."kind" <> 'abuse' AND NOT 'abuse' = ANY(i."kindsBeside")))
    ORDER BY e."seq" DESC LIMIT ${limit}`;
}
