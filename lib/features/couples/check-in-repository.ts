import type { MemberCtx } from "@/lib/ports/context";
import type { DataKey } from "@/lib/shared/sealing";
import { checkInSeal } from "./sealed";
import type { CheckInAnswers } from "./types";
import { spacesOf } from "./visibility";

export interface StoredCheckIn {
  readonly id: string;
  readonly answers: CheckInAnswers;
  readonly createdAt: Date;
}

export async function insertCheckIn(
  ctx: MemberCtx,
  { id, relationshipId, answers }: { id: string; relationshipId: string; answers: CheckInAnswers },
): Promise<void> {
  await ctx.db.relationshipCheckIn.create({
    data: {
      id,
      relationshipId,
      userId: ctx.actor.user.id,
      createdAt: ctx.now(),
      ...checkInSeal.seal(ctx.actor.key, id, { answers: { ...answers } }),
    },
    select: { id: true },
  });
}

/**
 * The newest incident of harm, done or threatened, that either partner wrote about in a couples
 * conversation, privately or not.
 */
export const findNewestHarm = (
  ctx: MemberCtx,
  people: readonly [string, string],
): Promise<{ id: string; createdAt: Date } | null> =>
  ctx.db.crisisIncident.findFirst({
    where: {
      userId: { in: [...people] },
      kind: { in: ["abuse", "harm_to_others"] },
      source: "relationship_message",
    },
    orderBy: { createdAt: "desc" },
    select: { id: true, createdAt: true },
  });

/**
 * A person's check-ins about this partner, from any of their shared spaces, newest first and opened
 * with that person's own key. The service uses them to decide; it never shows them.
 */
export async function findCheckIns(
  ctx: MemberCtx,
  [one, other]: readonly [string, string],
  { userId, key, limit }: { userId: string; key: DataKey; limit: number },
): Promise<StoredCheckIn[]> {
  const rows = await ctx.db.relationshipCheckIn.findMany({
    where: { userId, relationship: spacesOf(one, other) },
    orderBy: { createdAt: "desc" },
    take: limit,
    select: { id: true, answers: true, createdAt: true },
  });
  return rows.flatMap((row) => {
    const { answers } = checkInSeal.open(key, row);
    return answers
      ? [{ id: row.id, createdAt: row.createdAt, answers: answers as CheckInAnswers }]
      : [];
  });
}
