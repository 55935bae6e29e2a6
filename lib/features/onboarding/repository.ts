import type { Ctx } from "@/lib/ports/context";
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
  ctx.db.therapyType.findMany({ where: { isActive: true }, select: summary, orderBy: { name: "asc" } });

/** With the prompt: for the guide alone. */
export const findActivePrompts = (
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ name: string; systemPrompt: string }[]> =>
  ctx.db.therapyType.findMany({
    where: { isActive: true, id: { in: [...ids] } },
    select: { name: true, systemPrompt: true },
    orderBy: { name: "asc" },
  });
