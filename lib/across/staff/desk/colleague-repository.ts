import type { Ctx } from "@/lib/ports/context";
import { nameOf, STAFF_COLUMNS, type StaffRow } from "./names";
import type { Colleague } from "./types";

const atTheDesk = { active: true, OR: [{ isClinician: true }, { isAdmin: true }] };

/**
 * Staff who may work on an incident about this person (contract 7), sorted by name. Never includes
 * the person themself.
 */
export async function findColleagues(ctx: Ctx, concerned: string): Promise<Colleague[]> {
  const rows: StaffRow[] = await ctx.db.user.findMany({
    where: { ...atTheDesk, id: { not: concerned } },
    orderBy: [{ firstName: "asc" }, { lastName: "asc" }, { id: "asc" }],
    select: STAFF_COLUMNS,
  });
  return rows.map(nameOf);
}

/** Null if this person may not work on an incident. */
export async function findColleague(ctx: Ctx, id: string): Promise<Colleague | null> {
  const row = await ctx.db.user.findFirst({ where: { ...atTheDesk, id }, select: STAFF_COLUMNS });
  return row && nameOf(row);
}

/** The mail address of someone who may work on an incident. Null for anyone else. */
export async function findAddress(ctx: Ctx, id: string): Promise<string | null> {
  const row = await ctx.db.user.findFirst({ where: { ...atTheDesk, id }, select: { email: true } });
  return row?.email ?? null;
}

/** Also finds people who no longer have a role. Null if they're gone. */
export async function findName(ctx: Ctx, id: string): Promise<string | null> {
  const row = await ctx.db.user.findUnique({ where: { id }, select: STAFF_COLUMNS });
  return row && nameOf(row).name;
}
