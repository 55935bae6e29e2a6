import { isAtLeast, SEVERITIES, type Severity } from "@/lib/crisis/constants";
import { impliesDangerAtHome } from "@/lib/crisis/names-home";
import type { Finding } from "@/lib/crisis/types";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { incidentSeal } from "./sealed";

const INCIDENT_SOURCES = [
  "chat_message",
  "session_title",
  "mood_note",
  "profile",
  "memory",
  "safety_plan",
  "movement",
  "relationship_message",
  "relationship_text",
  "invitation",
  "share_label",
  "check_in",
  "refused_message",
] as const;
export type IncidentSource = (typeof INCIDENT_SOURCES)[number];

export interface NewIncident {
  readonly id: string;
  readonly finding: Finding;
  readonly source: IncidentSource;
  readonly sessionId?: string;
  readonly messageId?: string;
  readonly description: string;
  readonly actionTaken: string;
  /** Null if none of the text may be kept. */
  readonly excerpt: string | null;
  readonly guardianMayKnow: boolean;
}

export async function insertIncident(ctx: MemberCtx, incident: NewIncident): Promise<void> {
  const { id, finding, source, sessionId, messageId, description, actionTaken, excerpt } = incident;
  if (finding.severity === "none") return;
  await ctx.db.crisisIncident.create({
    data: {
      id,
      userId: ctx.actor.user.id,
      severity: finding.severity,
      kind: finding.kind,
      kindsBeside: [...(finding.beside ?? [])],
      source,
      sessionId,
      messageId,
      guardianMayKnow: incident.guardianMayKnow,
      createdAt: ctx.now(),
      ...incidentSeal.seal(ctx.actor.key, id, { description, actionTaken, excerpt }),
    },
    select: { id: true },
  });
}

const isRecorded = (severity: Severity): severity is Exclude<Severity, "none"> =>
  severity !== "none";

/**
 * Whether an incident at least as grave, of the same kind and source, was already recorded for this
 * person since `since`. A flood is one incident, not thousands, but an escalation, an additional
 * danger or a newly named home is recorded again.
 */
export async function hasIncidentSince(
  ctx: MemberCtx,
  source: IncidentSource,
  since: Date,
  finding: Finding,
): Promise<boolean> {
  const asGrave = SEVERITIES.filter(isRecorded).filter((severity) =>
    isAtLeast(severity, finding.severity),
  );
  const found = await ctx.db.crisisIncident.findFirst({
    where: {
      userId: ctx.actor.user.id,
      source,
      createdAt: { gte: since },
      kind: finding.kind,
      kindsBeside: { hasEvery: [...(finding.beside ?? [])] },
      severity: { in: asGrave },
      ...(impliesDangerAtHome(finding) ? { guardianMayKnow: false } : {}),
    },
    select: { id: true },
  });
  return found !== null;
}

/**
 * Locks the person for this transaction, so the later of two concurrent incidents sees whether the
 * earlier one named the home.
 */
export async function lockConcerned(ctx: MemberCtx): Promise<void> {
  await ctx.db
    .$queryRaw`SELECT 1 FROM users WHERE "id" = ${ctx.actor.user.id}::uuid FOR NO KEY UPDATE`;
}

/**
 * Whether any incident of this person, from any source, is hidden from guardians because home may
 * be the danger.
 */
export async function hasNamedHome(ctx: MemberCtx): Promise<boolean> {
  const found = await ctx.db.crisisIncident.findFirst({
    where: { userId: ctx.actor.user.id, guardianMayKnow: false },
    select: { id: true },
  });
  return found !== null;
}

export async function hideFromGuardians(ctx: MemberCtx): Promise<void> {
  await ctx.db.crisisIncident.updateMany({
    where: { userId: ctx.actor.user.id, guardianMayKnow: true },
    data: { guardianMayKnow: false },
  });
}

/** Records when a guardian was told. Only the first time is kept. */
export async function setGuardianTold(ctx: Ctx, id: string, at: Date): Promise<void> {
  await ctx.db.crisisIncident.updateMany({
    where: { id, guardianMayKnow: true, guardianToldAt: null },
    data: { guardianToldAt: at },
  });
}

/** Corrects `at`, a wrong time at which a guardian was told, to `to` or null. Other times stay. */
export async function moveGuardianTold(
  ctx: Ctx,
  id: string,
  at: Date,
  to: Date | null,
): Promise<void> {
  await ctx.db.crisisIncident.updateMany({
    where: { id, guardianToldAt: at },
    data: { guardianToldAt: to },
  });
}

export interface FollowUp {
  readonly kind: string;
  readonly sessionId: string | null;
  readonly createdAt: Date;
  readonly guardianMayKnow: boolean;
  readonly guardianToldAt: Date | null;
}

/**
 * The newest conversation crisis since `since`, moderate or graver, that no later visit has asked
 * about.
 */
export const findFollowUp = (ctx: MemberCtx, since: Date): Promise<FollowUp | null> =>
  ctx.db.crisisIncident.findFirst({
    where: {
      userId: ctx.actor.user.id,
      source: "chat_message",
      severity: {
        in: SEVERITIES.filter(isRecorded).filter((severity) => isAtLeast(severity, "moderate")),
      },
      createdAt: { gte: since },
      followedUpAt: null,
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: {
      kind: true,
      sessionId: true,
      createdAt: true,
      guardianMayKnow: true,
      guardianToldAt: true,
    },
  });

export async function markFollowedUp(ctx: MemberCtx): Promise<void> {
  await ctx.db.crisisIncident.updateMany({
    where: { userId: ctx.actor.user.id, source: "chat_message", followedUpAt: null },
    data: { followedUpAt: ctx.now() },
  });
}

/** Stops later visits from asking about a mild danger of this kind in this conversation. */
export async function markTakenBack(
  ctx: MemberCtx,
  sessionId: string,
  kind: string,
): Promise<void> {
  const severity = { in: ["low", "moderate"] } satisfies { in: Severity[] };
  await ctx.db.crisisIncident.updateMany({
    where: {
      userId: ctx.actor.user.id,
      sessionId,
      kind,
      severity,
      source: "chat_message",
      followedUpAt: null,
    },
    data: { followedUpAt: ctx.now() },
  });
}

/**
 * Counts one referral for this day (UTC), anonymously. Each gets its own row, because with a shared
 * counter every crisis of the day would wait for the slowest one and fail with it.
 */
export async function countReferral(
  ctx: Ctx,
  { kind, severity }: Pick<Finding, "kind" | "severity">,
  isChild: boolean,
): Promise<void> {
  if (severity === "none") return;
  const day = new Date(ctx.now().toISOString().slice(0, 10));
  await ctx.db.crisisCount.create({ data: { day, kind, severity, isChild }, select: { id: true } });
}
