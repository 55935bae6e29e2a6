import type { MemberCtx } from "@/lib/ports/context";
import type { AgeGroup } from "@/lib/shared/audience";
import type { Program as Row } from "@/prisma/client/client";
import type { ProgramType } from "./constants";
import { requirementsShape } from "./schema";
import type { Program } from "./types";

/** A row without readable steps can't be used, so it's skipped. */
function programOf({ requirements, type, createdAt, ...row }: Row): Program[] {
  const read = requirementsShape.safeParse(requirements);
  if (!read.success) return [];
  // The database restricts the types to the list.
  return [
    {
      ...row,
      type: type as ProgramType,
      requirements: read.data,
      createdAt: createdAt.toISOString(),
    },
  ];
}

/** Programs offered to an age group, by name. */
export async function findOffered(ctx: MemberCtx, ageGroup: AgeGroup): Promise<Program[]> {
  const rows = await ctx.db.program.findMany({
    where: { isActive: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 200,
  });
  return rows
    .flatMap(programOf)
    .filter(({ requirements }) => requirements.ageGroups.includes(ageGroup));
}

export async function findActiveProgram(ctx: MemberCtx, id: string): Promise<Program | null> {
  const row = await ctx.db.program.findFirst({ where: { id, isActive: true } });
  return row ? (programOf(row)[0] ?? null) : null;
}
