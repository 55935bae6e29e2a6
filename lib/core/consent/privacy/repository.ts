import type { MemberCtx } from "@/lib/ports/context";
import type { DataKindId } from "./constants";

type Counts = Record<DataKindId, number | null>;
type Counted = Omit<Counts, "crisis_notes" | "used_trial" | "mails" | "record" | "short_lived">;

/**
 * Counts the caller's items of each kind the way a person would: conversations, not their messages.
 * Safety notes get no count (decision 0044), because it would tell someone looking over the
 * person's shoulder that help was called. For the same reason, the couples count leaves out private
 * check-ins.
 */
export async function countOwnRows(ctx: MemberCtx): Promise<Counts> {
  const id = ctx.actor.user.id;
  const [row] = await ctx.db.$queryRaw<Counted[]>`
    SELECT
      1 AS "account",
      (SELECT (u."culturalBackground" IS NOT NULL)::int + (u."religion" IS NOT NULL)::int
        + (u."therapyGoals" IS NOT NULL)::int + (cardinality(u."preferredTherapyTypes") > 0)::int
        FROM users u WHERE u."id" = ${id}::uuid) AS "answers",
      (SELECT count(*)::int FROM chat_sessions s WHERE s."userId" = ${id}::uuid
        AND EXISTS (SELECT 1 FROM chat_messages m WHERE m."sessionId" = s."id" AND m."role" = 'user')) AS "conversations",
      (SELECT count(*)::int FROM mood_entries WHERE "userId" = ${id}::uuid) AS "moods",
      (SELECT count(*)::int FROM memory_items WHERE "userId" = ${id}::uuid) AS "memory",
      (SELECT count(*)::int FROM safety_plans WHERE "userId" = ${id}::uuid) AS "safety_plan",
      (SELECT count(*)::int FROM trauma_checks WHERE "userId" = ${id}::uuid) AS "trauma",
      (SELECT count(*)::int FROM pt_routines WHERE "userId" = ${id}::uuid)
        + (SELECT count(*)::int FROM pt_sessions WHERE "userId" = ${id}::uuid)
        + (SELECT count(*)::int FROM physical_assessments WHERE "userId" = ${id}::uuid) AS "movement",
      (SELECT count(*)::int FROM relationships WHERE ${id}::uuid IN ("partner1Id", "partner2Id"))
        + (SELECT count(*)::int FROM relationship_messages WHERE "senderId" = ${id}::uuid)
        + (SELECT count(*)::int FROM partner_invitations WHERE "inviterId" = ${id}::uuid) AS "couples",
      (SELECT count(*)::int FROM user_programs WHERE "userId" = ${id}::uuid)
        + (SELECT count(*)::int FROM certificates WHERE "userId" = ${id}::uuid)
        + (SELECT count(*)::int FROM finished_exercises WHERE "userId" = ${id}::uuid) AS "programmes",
      (SELECT count(*)::int FROM consents WHERE "userId" = ${id}::uuid) AS "agreements",
      (SELECT count(*)::int FROM shares WHERE "ownerId" = ${id}::uuid) AS "shares",
      (SELECT count(*)::int FROM marketing_posts WHERE "userId" = ${id}::uuid) AS "drafts",
      (SELECT count(*)::int FROM subscriptions WHERE "userId" = ${id}::uuid)
        + (SELECT count(*)::int FROM family_seats WHERE ${id}::uuid IN ("ownerId", "memberId")) AS "plan",
      (SELECT count(*)::int FROM sessions WHERE "userId" = ${id}::uuid) AS "sign_ins"`;
  if (!row) throw new Error("the rows could not be counted");
  // Queued mails and audit rows may also concern a crisis, and short-lived rows change with every
  // call. Used free days aren't stored until the account is erased.
  return {
    ...row,
    crisis_notes: null,
    used_trial: null,
    mails: null,
    record: null,
    short_lived: null,
  };
}
