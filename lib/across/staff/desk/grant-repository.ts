import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { sealedTable, text } from "@/lib/shared/sealed-table";
import type { DataKey } from "@/lib/shared/sealing";

/** Encrypted with the key of the person it's about, so the reason is erased with that person. */
const grantSeal = sealedTable("break_glass_grants", { reason: text });

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
