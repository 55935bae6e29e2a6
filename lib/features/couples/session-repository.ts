import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { DataKey } from "@/lib/shared/sealing";
import { APPROACHES, DEFAULT_APPROACH, DEFAULT_FOCUS, FOCI } from "./constants";
import { type PartnerName, relationshipKey } from "./relationship-repository";
import { relationshipSessionSeal } from "./sealed";
import type { RelationshipSession } from "./types";
import { partnerIn } from "./visibility";

const columns = {
  id: true,
  relationshipId: true,
  sessionType: true,
  participants: true,
  sessionTitle: true,
  sessionFocus: true,
  therapyApproach: true,
  duration: true,
  status: true,
  createdAt: true,
  updatedAt: true,
} as const;

interface Row extends Omit<RelationshipSession, "sessionFocus" | "therapyApproach"> {
  readonly sessionFocus: string | null;
  readonly therapyApproach: string | null;
}

function opened(row: Row, key: DataKey): RelationshipSession {
  const { sessionTitle, sessionFocus, therapyApproach } = relationshipSessionSeal.open(key, row);
  return {
    ...row,
    sessionTitle: sessionTitle ?? "",
    sessionFocus: FOCI.find((known) => known === sessionFocus) ?? DEFAULT_FOCUS,
    therapyApproach: APPROACHES.find((known) => known === therapyApproach) ?? DEFAULT_APPROACH,
  };
}

const own = (ctx: MemberCtx) => ({ relationship: partnerIn(ctx.actor.user.id) });

/**
 * The caller's conversations, newest shared message first. Private messages don't affect the order
 * or the time, so neither partner can tell that the other wrote alone.
 */
export async function findOwnSessions(
  ctx: MemberCtx,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<RelationshipSession[]> {
  const rows = await ctx.db.relationshipSession.findMany({
    where: own(ctx),
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: limit,
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    select: columns,
  });
  const keys = new Map<string, DataKey>();
  for (const id of new Set(rows.map((row) => row.relationshipId)))
    keys.set(id, await relationshipKey(ctx, id));
  return rows.flatMap((row) => {
    const key = keys.get(row.relationshipId);
    return key ? [opened(row, key)] : [];
  });
}

/**
 * A conversation with everything its answers need: the two people, the relationship's key, goals
 * still sealed.
 */
export interface Room {
  readonly session: RelationshipSession;
  readonly key: DataKey;
  readonly relationship: {
    readonly id: string;
    readonly status: string;
    readonly goals: string | null;
  };
  readonly me: PartnerName;
  readonly other: PartnerName;
}

const person = { select: { id: true, firstName: true, lastName: true } } as const;

export async function findOwnRoom(ctx: MemberCtx, sessionId: string): Promise<Room | null> {
  const row = await ctx.db.relationshipSession.findFirst({
    where: { id: sessionId, ...own(ctx) },
    select: {
      ...columns,
      relationship: {
        select: { id: true, status: true, goals: true, partner1: person, partner2: person },
      },
    },
  });
  if (!row) return null;
  const { relationship, ...session } = row;
  const { partner1, partner2 } = relationship;
  const key = await relationshipKey(ctx, session.relationshipId);
  const [me, other] =
    partner1.id === ctx.actor.user.id ? [partner1, partner2] : [partner2, partner1];
  return { session: opened(session, key), key, relationship, me, other };
}

export async function insertSession(
  ctx: MemberCtx,
  session: Pick<
    RelationshipSession,
    | "id"
    | "relationshipId"
    | "sessionType"
    | "participants"
    | "sessionTitle"
    | "sessionFocus"
    | "therapyApproach"
  >,
): Promise<RelationshipSession> {
  const { id, relationshipId, sessionType, participants, ...texts } = session;
  const key = await relationshipKey(ctx, relationshipId);
  const now = ctx.now();
  const row = await ctx.db.relationshipSession.create({
    data: {
      id,
      relationshipId,
      sessionType,
      participants: [...participants],
      createdAt: now,
      updatedAt: now,
      ...relationshipSessionSeal.seal(key, id, texts),
    },
    select: columns,
  });
  return opened(row, key);
}

/** Makes messages of one conversation wait for each other until the caller's transaction ends. */
export async function lockSession(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.$queryRaw`SELECT 1 FROM relationship_sessions WHERE "id" = ${id}::uuid FOR UPDATE`;
}

/** Marks that something both may read was written. */
export async function touchSession(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.relationshipSession.updateMany({ where: { id }, data: { updatedAt: ctx.now() } });
}
