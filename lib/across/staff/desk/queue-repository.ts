import type { Kind } from "@/lib/crisis/constants";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { Prisma } from "@/prisma/client/client";
import { OTHERS_SHOWN } from "./constants";
import { nameOf, STAFF_COLUMNS, type StaffRow } from "./names";
import { waitingSince } from "./policy";
import type { ListIncidentsInput } from "./schema";
import type { OtherIncident, QueuedIncident } from "./types";

const columns = {
  id: true,
  userId: true,
  severity: true,
  kind: true,
  kindsBeside: true,
  source: true,
  guardianMayKnow: true,
  createdAt: true,
  acknowledgedAt: true,
  assignedTo: true,
  handedAt: true,
  actedAt: true,
  resolved: true,
  resolvedAt: true,
  user: { select: { ageGroup: true, language: true } },
  assignee: { select: STAFF_COLUMNS },
  resolver: { select: STAFF_COLUMNS },
  notes: {
    where: { struckAt: null },
    orderBy: { createdAt: "desc" },
    take: 1,
    select: { createdAt: true },
  },
} as const;

type Told =
  | "kinds"
  | "ageGroup"
  | "language"
  | "doNotContactHome"
  | "assignee"
  | "resolver"
  | "waitingSince"
  | "lastActionAt";

interface Row extends Omit<QueuedIncident, Told | "openOfPerson"> {
  readonly userId: string;
  readonly kindsBeside: readonly Kind[];
  readonly assignedTo: string | null;
  readonly handedAt: Date | null;
  readonly guardianMayKnow: boolean;
  readonly user: Pick<QueuedIncident, "ageGroup" | "language">;
  readonly assignee: StaffRow | null;
  readonly resolver: StaffRow | null;
  readonly notes: readonly { readonly createdAt: Date }[];
}

function queued(row: Row, openOfPerson: number): QueuedIncident {
  const { guardianMayKnow, user, assignee, resolver, notes, userId: _person, ...rest } = row;
  const { assignedTo, handedAt, kindsBeside, ...plain } = rest;
  return {
    ...plain,
    ...user,
    kinds: [plain.kind, ...kindsBeside],
    doNotContactHome: !guardianMayKnow,
    waitingSince: waitingSince({ ...plain, assignedTo, handedAt }),
    lastActionAt: notes[0]?.createdAt ?? null,
    openOfPerson,
    assignee: assignee && nameOf(assignee),
    resolver: resolver && nameOf(resolver),
  };
}

/**
 * True if no one is working on it: the rule of `waitingSince` in policy.ts, for unresolved
 * incidents.
 */
const WAITS = Prisma.sql`("acknowledgedAt" IS NULL OR "assignedTo" IS NULL OR "handedAt" IS NOT NULL)`;

/** Only imminent danger (within the hour) goes ahead of incidents that have waited longer. */
const LATER = Prisma.sql`("severity"::text <> 'imminent')`;

/** Incidents waiting for the caller or a colleague, on all pages, except those about the caller. */
export async function countWaiting(ctx: MemberCtx): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS "waiting" FROM crisis_incidents
    WHERE NOT "resolved" AND ${WAITS} AND "userId" <> ${ctx.actor.user.id}::uuid`;
  return row?.waiting ?? 0;
}

/** Open incidents per person. People without any aren't in the map. */
export async function countOpen(
  ctx: Ctx,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.crisisIncident.groupBy({
    by: ["userId"],
    where: { userId: { in: [...new Set(people)] }, resolved: false },
    _count: { _all: true },
  });
  return new Map(rows.map(({ userId, _count }) => [userId, _count._all]));
}

/**
 * Open incidents: waiting ones first, then imminent ones, then oldest first. Resolved ones: latest
 * first. Neither includes incidents about the caller (`refuseOwn`). A page starts at the current
 * position of the cursor's row, so a row that moves in the meantime only affects its own position.
 */
async function idsOf(
  ctx: MemberCtx,
  { filter, limit, ...page }: ListIncidentsInput,
): Promise<string[]> {
  const me = ctx.actor.user.id;
  const cursor = page.cursor ?? null;
  const rows =
    filter === "resolved"
      ? await ctx.db.$queryRaw<{ id: string }[]>`
          SELECT "id"::text FROM crisis_incidents
          WHERE "resolved" AND "userId" <> ${me}::uuid AND (${cursor}::uuid IS NULL OR ("resolvedAt", "id") < (
            SELECT "resolvedAt", "id" FROM crisis_incidents WHERE "id" = ${cursor}::uuid))
          ORDER BY "resolvedAt" DESC, "id" DESC LIMIT ${limit}`
      : await ctx.db.$queryRaw<{ id: string }[]>`
          SELECT "id"::text FROM crisis_incidents
          WHERE NOT "resolved" AND "userId" <> ${me}::uuid AND (${filter === "open"} OR "assignedTo" = ${me}::uuid)
            AND (${cursor}::uuid IS NULL OR (NOT ${WAITS}, ${LATER}, "createdAt", "id") > (
              SELECT NOT ${WAITS}, ${LATER}, "createdAt", "id" FROM crisis_incidents WHERE "id" = ${cursor}::uuid))
          ORDER BY NOT ${WAITS}, ${LATER}, "createdAt", "id" LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

export async function findQueue(
  ctx: MemberCtx,
  input: ListIncidentsInput,
): Promise<QueuedIncident[]> {
  const ids = await idsOf(ctx, input);
  const rows = (await ctx.db.crisisIncident.findMany({
    where: { id: { in: ids } },
    select: columns,
  })) as Row[];
  const open = await countOpen(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const byId = new Map(rows.map((row) => [row.id, queued(row, open.get(row.userId) ?? 0)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws if the incident no longer exists */
export async function findQueued(ctx: Ctx, id: string): Promise<QueuedIncident> {
  const row = (await ctx.db.crisisIncident.findUniqueOrThrow({
    where: { id },
    select: columns,
  })) as Row;
  const open = await countOpen(ctx, [row.userId]);
  return queued(row, open.get(row.userId) ?? 0);
}

/**
 * The person's other incidents, earlier and later: open ones first, newest first within each group.
 */
export async function findOthers(
  ctx: Ctx,
  userId: string,
  besides: string,
): Promise<OtherIncident[]> {
  const rows = await ctx.db.crisisIncident.findMany({
    where: { userId, id: { not: besides } },
    orderBy: [{ resolved: "asc" }, { createdAt: "desc" }, { id: "desc" }],
    take: OTHERS_SHOWN,
    select: {
      id: true,
      severity: true,
      kind: true,
      kindsBeside: true,
      createdAt: true,
      resolved: true,
      guardianMayKnow: true,
    },
  });
  return rows.map(({ guardianMayKnow, kind, kindsBeside, ...row }) => ({
    ...row,
    kind: kind as Kind,
    kinds: [kind, ...kindsBeside] as Kind[],
    doNotContactHome: !guardianMayKnow,
  }));
}
