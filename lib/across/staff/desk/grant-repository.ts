import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import { grantSeal } from "./sealed";

interface NewGrant {
  readonly incidentId: string;
  readonly reason: string;
  readonly expiresAt: Date;
}

/** @param key the data key of the person the incident is about */
export async function insertGrant(
  ctx: MemberCtx,
  key: DataKey,
  { reason, ...grant }: NewGrant,
): Promise<void> {
  const id = newId();
  await ctx.db.breakGlassGrant.create({
    data: {
      id,
      ...grant,
      clinicianId: ctx.actor.user.id,
      createdAt: ctx.now(),
      ...grantSeal.seal(key, id, { reason }),
    },
    select: { id: true },
  });
}

/** When the caller's access to the conversation behind this incident ends. Null without access. */
export async function findOpenUntil(ctx: MemberCtx, incidentId: string): Promise<Date | null> {
  const row = await ctx.db.breakGlassGrant.findFirst({
    where: { incidentId, clinicianId: ctx.actor.user.id, expiresAt: { gt: ctx.now() } },
    orderBy: { expiresAt: "desc" },
    select: { expiresAt: true },
  });
  return row?.expiresAt ?? null;
}
