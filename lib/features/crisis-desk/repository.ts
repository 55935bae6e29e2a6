import { incidentSeal } from "@/lib/features/safety/sealed";
import type { Ctx } from "@/lib/ports/context";
import type { DataKey } from "@/lib/shared/sealing";
import type { Incident } from "./types";

const columns = {
  id: true,
  userId: true,
  severity: true,
  kind: true,
  source: true,
  description: true,
  actionTaken: true,
  acknowledgedAt: true,
  acknowledgedBy: true,
  actedAt: true,
  resolved: true,
  resolvedAt: true,
  createdAt: true,
} as const;

/** Whose incident it is, with the row locked: two clinicians at once leave two notes and not one. Null when it is gone. */
export async function lockIncident(ctx: Ctx, id: string): Promise<{ readonly userId: string } | null> {
  const [row] = await ctx.db.$queryRaw<{ userId: string }[]>`
    SELECT "userId"::text FROM crisis_incidents WHERE "id" = ${id}::uuid FOR UPDATE`;
  return row ?? null;
}

/** @param key the data key of the person concerned */
export async function readIncident(ctx: Ctx, id: string, key: DataKey): Promise<Incident> {
  const row = await ctx.db.crisisIncident.findUniqueOrThrow({ where: { id }, select: columns });
  return { ...row, ...incidentSeal.open(key, row) } as Incident;
}

export type Changes = Partial<
  Pick<Incident, "acknowledgedAt" | "acknowledgedBy" | "actedAt" | "resolved" | "resolvedAt" | "actionTaken">
>;

export async function changeIncident(ctx: Ctx, id: string, key: DataKey, changes: Changes): Promise<Incident> {
  const { actionTaken, ...plain } = changes;
  const sealed = actionTaken ? incidentSeal.seal(key, id, { actionTaken }) : {};
  await ctx.db.crisisIncident.update({ where: { id }, data: { ...plain, ...sealed }, select: { id: true } });
  return readIncident(ctx, id, key);
}
