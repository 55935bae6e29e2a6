import type { MemberCtx } from "@/lib/ports/context";
import type { ListAccessInput } from "./schema";

interface Row {
  readonly seq: bigint;
  readonly actor: string;
  readonly action: string;
  readonly createdAt: Date;
}

/**
 * Audit rows about the caller, newest first. Staff work on an incident is left out unless the
 * incident still exists and clearly involves neither abuse nor someone at home (contract 8,
 * "Abuse"; decision 0044). Incidents a guardian was told about stay, because a line that disappears
 * would give away more than one that stays.
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
