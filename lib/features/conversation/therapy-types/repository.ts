import type { Ctx } from "@/lib/ports/context";
import { lockName } from "@/lib/ports/db";
import type { TypeContent } from "./schema";
import type { TherapyTypeSummary } from "./types";

const summary = {
  id: true,
  name: true,
  shortName: true,
  category: true,
  description: true,
  ageGroups: true,
} as const;

export const findActiveTypes = (ctx: Ctx): Promise<TherapyTypeSummary[]> =>
  ctx.db.therapyType.findMany({
    where: { isActive: true },
    select: summary,
    orderBy: { name: "asc" },
  });

const changer = { select: { firstName: true, lastName: true, email: true } } as const;
const last = {
  orderBy: { version: "desc" },
  take: 1,
  select: { version: true, createdAt: true, changedBy: changer },
} as const;

/** Everything, including who changed it last: for staff. */
const whole = {
  ...summary,
  techniques: true,
  conditions: true,
  isActive: true,
  systemPrompt: true,
  createdAt: true,
  versions: last,
};

export const findAllTypes = (ctx: Ctx) =>
  ctx.db.therapyType.findMany({ select: whole, orderBy: { name: "asc" } });

export const findType = (ctx: Ctx, id: string) =>
  ctx.db.therapyType.findUnique({ where: { id }, select: whole });

/** Serializes changes to one approach until the transaction ends. */
export async function lockType(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.$queryRaw`SELECT 1 FROM therapy_types WHERE "id" = ${id}::uuid FOR UPDATE`;
}

/** Holds a lock on names until the transaction ends, so that a free name stays free. */
export async function isNameTaken(ctx: Ctx, name: string, exceptId: string): Promise<boolean> {
  await lockName(ctx.db, "therapy-type-names");
  const where = { name: { equals: name, mode: "insensitive" as const }, id: { not: exceptId } };
  return (await ctx.db.therapyType.count({ where })) > 0;
}

export async function updateType(ctx: Ctx, id: string, content: TypeContent): Promise<void> {
  await ctx.db.therapyType.update({ where: { id }, data: content, select: { id: true } });
}
