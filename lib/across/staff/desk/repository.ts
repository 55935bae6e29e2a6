import { incidentSeal } from "@/lib/core/incidents/sealed";
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
  excerpt: true,
  guardianMayKnow: true,
  acknowledgedAt: true,
  acknowledgedBy: true,
  actedAt: true,
  assignedTo: true,
  handedAt: true,
  resolved: true,
  resolvedAt: true,
  resolvedBy: true,
  createdAt: true,
} as const;

/**
 * The person an incident is about, with the row locked, so two clinicians at once leave two notes
 * rather than one. Null if the incident no longer exists.
 */
export async function lockIncident(
  ctx: Ctx,
  id: string,
): Promise<{ readonly userId: string } | null> {
  const [row] = await ctx.db.$queryRaw<{ userId: string }[]>`
    SELECT "userId"::text FROM crisis_incidents WHERE "id" = ${id}::uuid FOR UPDATE`;
  return row ?? null;
}

export interface IncidentPlace {
  readonly userId: string;
  /** The conversation behind it. Null if there is none, or no longer. */
  readonly sessionId: string | null;
  /** Null while it's open. */
  readonly resolvedAt: Date | null;
  /** Whether the person's account is active. */
  readonly user: { readonly active: boolean };
}

const place = {
  userId: true,
  sessionId: true,
  resolvedAt: true,
  user: { select: { active: true } },
} as const;

export const findPlace = (ctx: Ctx, id: string): Promise<IncidentPlace | null> =>
  ctx.db.crisisIncident.findUnique({ where: { id }, select: place });

export interface OpenedIncident {
  readonly incident: Incident;
  /** The person's own words. */
  readonly excerpt: string | null;
}

/** @param key the data key of the person the incident is about */
export async function openIncident(ctx: Ctx, id: string, key: DataKey): Promise<OpenedIncident> {
  const row = await ctx.db.crisisIncident.findUniqueOrThrow({ where: { id }, select: columns });
  const { excerpt, ...texts } = incidentSeal.open(key, row);
  const { excerpt: _sealed, ...plain } = row;
  return { incident: { ...plain, ...texts } as Incident, excerpt };
}

export const readIncident = async (ctx: Ctx, id: string, key: DataKey): Promise<Incident> =>
  (await openIncident(ctx, id, key)).incident;

export type Changes = Partial<
  Pick<
    Incident,
    | "acknowledgedAt"
    | "acknowledgedBy"
    | "actedAt"
    | "actionTaken"
    | "assignedTo"
    | "handedAt"
    | "resolved"
    | "resolvedAt"
    | "resolvedBy"
  >
>;

export async function changeIncident(
  ctx: Ctx,
  id: string,
  key: DataKey,
  changes: Changes,
): Promise<Incident> {
  const { actionTaken, ...plain } = changes;
  const sealed = actionTaken ? incidentSeal.seal(key, id, { actionTaken }) : {};
  await ctx.db.crisisIncident.update({
    where: { id },
    data: { ...plain, ...sealed },
    select: { id: true },
  });
  return readIncident(ctx, id, key);
}

/** Gives back every open incident assigned to this staff member. Returns each with its person. */
export const releaseAllOf = (
  ctx: Ctx,
  staffId: string,
): Promise<{ id: string; userId: string }[]> =>
  ctx.db.crisisIncident.updateManyAndReturn({
    where: { assignedTo: staffId, resolved: false },
    data: { assignedTo: null, handedAt: ctx.now() },
    select: { id: true, userId: true },
  });
