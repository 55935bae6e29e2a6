import type { MemberCtx } from "@/lib/ports/context";
import type { DataKey } from "@/lib/shared/sealing";
import { checkInSeal } from "./sealed";
import type { CheckInAnswers } from "./types";

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

/** A person's check-ins, newest first, opened with that person's own key; for the service to weigh, never to show. */
export async function findCheckIns(
  ctx: MemberCtx,
  relationshipId: string,
  { userId, key, limit }: { userId: string; key: DataKey; limit: number },
): Promise<StoredCheckIn[]> {
  const rows = await ctx.db.relationshipCheckIn.findMany({
    where: { relationshipId, userId },
    orderBy: { createdAt: "desc" },
    take: limit,
    select: { id: true, answers: true, createdAt: true },
  });
  return rows.flatMap((row) => {
    const { answers } = checkInSeal.open(key, row);
    return answers ? [{ id: row.id, createdAt: row.createdAt, answers: answers as CheckInAnswers }] : [];
  });
}
