import type { Ctx, MemberCtx } from "@/lib/ports/context";

/** What is read again once the reader is back; each is the name of an incident's source. */
export const UNREAD_SOURCES = [
  "chat_message",
  "session_title",
  "relationship_message",
  "mood_note",
  "profile",
  "memory",
  "safety_plan",
] as const;
export type UnreadSource = (typeof UNREAD_SOURCES)[number];

export interface UnreadText {
  readonly id: string;
  readonly userId: string;
  readonly source: UnreadSource;
  /** Of the row that holds the words; of the person's one profile or plan, the person. */
  readonly sourceId: string;
}

/** Once, however often the same text is written anew. */
export async function insertUnread(ctx: MemberCtx, { source, sourceId }: Omit<UnreadText, "id" | "userId">) {
  await ctx.db.unreadText.createMany({
    data: [{ userId: ctx.actor.user.id, source, sourceId, createdAt: ctx.now() }],
    skipDuplicates: true,
  });
}

/** For so long (ms) another job leaves alone what one has taken. */
const LEASE_MS = 45_000;

/** Takes texts of active people, first what was never tried; nobody may open what others wrote. */
export async function leaseUnread(ctx: Ctx, limit: number): Promise<UnreadText[]> {
  const now = ctx.now();
  const free = new Date(now.getTime() - LEASE_MS);
  return ctx.db.$queryRaw<UnreadText[]>`
    UPDATE unread_texts SET "triedAt" = ${now}
    WHERE "id" IN (
      SELECT t."id" FROM unread_texts t JOIN users u ON u."id" = t."userId" AND u."active"
      WHERE t."triedAt" IS NULL OR t."triedAt" < ${free}
      ORDER BY t."triedAt" NULLS FIRST, t."createdAt" LIMIT ${limit} FOR UPDATE OF t SKIP LOCKED)
    RETURNING "id"::text, "userId"::text, "source", "sourceId"::text`;
}

export async function deleteUnread(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.unreadText.deleteMany({ where: { id } });
}
