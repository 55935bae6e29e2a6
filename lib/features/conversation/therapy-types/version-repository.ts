import type { Ctx } from "@/lib/ports/context";
import { LISTED_VERSIONS, type TypeContent } from "./schema";

interface NewVersion {
  readonly therapyTypeId: string;
  readonly version: number;
  readonly content: TypeContent;
  /** Null for the original state. */
  readonly changedById: string | null;
  readonly createdAt: Date;
}

export async function insertVersion(ctx: Ctx, version: NewVersion): Promise<void> {
  await ctx.db.therapyTypeVersion.create({ data: version, select: { id: true } });
}

export const findVersion = (
  ctx: Ctx,
  of: { readonly therapyTypeId: string; readonly version: number },
): Promise<{ content: unknown } | null> =>
  ctx.db.therapyTypeVersion.findUnique({
    where: { therapyTypeId_version: of },
    select: { content: true },
  });

export const findVersions = (ctx: Ctx, therapyTypeId: string) =>
  ctx.db.therapyTypeVersion.findMany({
    where: { therapyTypeId },
    orderBy: { version: "desc" },
    take: LISTED_VERSIONS,
    select: {
      version: true,
      content: true,
      createdAt: true,
      changedBy: { select: { firstName: true, lastName: true, email: true } },
    },
  });
