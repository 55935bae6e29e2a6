import { isAtLeast, SEVERITIES, type Severity } from "@/lib/crisis/constants";
import { namesHome } from "@/lib/crisis/names-home";
import type { Finding } from "@/lib/crisis/types";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { incidentSeal } from "./sealed";

export const INCIDENT_SOURCES = [
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
  /** Null where nothing of the text may be kept. */
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
 * Whether something as grave, of the same kind and from the same source, was already recorded for
 * this person since then: a flood is one incident, not thousands, but what gets worse is recorded
 * again, and so is a danger beside it and a home that was not named before.
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
      ...(namesHome(finding) ? { guardianMayKnow: false } : {}),
    },
    select: { id: true },
  });
  return found !== null;
}

/**
 * Held for this transaction: of two incidents at once, the later sees whether the earlier named the
 * home.
 */
export async function lockConcerned(ctx: MemberCtx): Promise<void> {
  await ctx.db
    .$queryRaw`SELECT 1 FROM users WHERE "id" = ${ctx.actor.user.id}::uuid FOR NO KEY UPDATE`;
}

/**
 * Whether any incident of this person, from whatever source, is none for a guardian: home may be
 * the danger.
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

/** A guardian hears of it at this moment; the first time stays. */
export async function setGuardianTold(ctx: Ctx, id: string, at: Date): Promise<void> {
  await ctx.db.crisisIncident.updateMany({
    where: { id, guardianMayKnow: true, guardianToldAt: null },
    data: { guardianToldAt: at },
  });
}

/**
 * What was said to have been told at `at` was not, or at another moment; whatever was told
 * otherwise stays.
 */
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
 * The newest crisis of a conversation, moderate or graver, since that moment that no later visit
 * has asked about.
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

/**
 * No later visit asks about a danger of this kind that was found in this conversation and was mild.
 */
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
 * One more referral on this day (UTC), without identity. A row of its own: in a shared one every
 * crisis of the day would wait for the slowest, and fail with it.
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
