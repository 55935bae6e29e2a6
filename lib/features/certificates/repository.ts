import type { Ctx, MemberCtx, SignedInUser } from "@/lib/ports/context";
import type { Certificate as Row } from "@/prisma/client/client";
import { MAX_LISTED } from "./constants";
import { type Facts, hashOf } from "./facts";
import { certificateSeal } from "./sealed";
import type { Certificate, Metrics } from "./types";

function certificateOf(ctx: MemberCtx, row: Row): Certificate {
  const { achievementsUnlocked, performanceMetrics } = certificateSeal.open(ctx.actor.key, row);
  return {
    ...row,
    achievementsUnlocked: achievementsUnlocked ?? [],
    performanceMetrics: performanceMetrics ?? {},
    completionDate: row.completionDate.toISOString(),
    issueDate: row.issueDate.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    lastDownloaded: row.lastDownloaded?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The caller's own, newest first. */
export async function findOwnCertificates(ctx: MemberCtx): Promise<Certificate[]> {
  const rows = await ctx.db.certificate.findMany({
    where: { userId: ctx.actor.user.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_LISTED,
  });
  return rows.map((row) => certificateOf(ctx, row));
}

export async function findOwnCertificate(ctx: MemberCtx, id: string): Promise<Certificate | null> {
  const row = await ctx.db.certificate.findFirst({ where: { id, userId: ctx.actor.user.id } });
  return row ? certificateOf(ctx, row) : null;
}

interface NewCertificate {
  readonly facts: Facts;
  readonly achievements: readonly string[];
  readonly metrics: Metrics;
}

export async function insertCertificate(
  ctx: MemberCtx,
  { facts, achievements, metrics }: NewCertificate,
): Promise<void> {
  await ctx.db.certificate.create({
    data: {
      ...facts,
      verificationHash: hashOf(ctx.serviceKey, facts),
      createdAt: facts.issueDate,
      ...certificateSeal.seal(ctx.actor.key, facts.id, {
        achievementsUnlocked: [...achievements],
        performanceMetrics: { ...metrics },
      }),
    },
    select: { id: true },
  });
}

/** @returns whether the certificate is the caller's */
export async function countDownload(ctx: MemberCtx, id: string, at: Date): Promise<boolean> {
  const { count } = await ctx.db.certificate.updateMany({
    where: { id, userId: ctx.actor.user.id },
    data: { downloadCount: { increment: 1 }, lastDownloaded: at },
  });
  return count > 0;
}

/** @returns whether the certificate is the caller's */
export async function writeNameShown(
  ctx: MemberCtx,
  id: string,
  nameShown: boolean,
): Promise<boolean> {
  const { count } = await ctx.db.certificate.updateMany({
    where: { id, userId: ctx.actor.user.id },
    data: { nameShown },
  });
  return count > 0;
}

interface Found extends Facts {
  readonly nameShown: boolean;
  readonly user: Pick<SignedInUser, "ageGroup" | "isChildAccount">;
}

/** For the public check. Leaves out everything sealed. */
export const findByHash = (ctx: Ctx, verificationHash: string): Promise<Found | null> =>
  ctx.db.certificate.findUnique({
    where: { verificationHash },
    omit: { achievementsUnlocked: true, performanceMetrics: true },
    include: { user: { select: { ageGroup: true, isChildAccount: true } } },
  });
