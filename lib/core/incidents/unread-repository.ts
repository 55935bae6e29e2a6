import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { UnreadSource } from "./unread-sources";

export interface UnreadText {
  readonly id: string;
  readonly userId: string;
  readonly source: UnreadSource;
  /**
   * The id of the row with the text. For a profile or plan, which a person has only one of, their
   * own id.
   */
  readonly sourceId: string;
}

/**
 * Keeps one mark per text and gives it a new id on each rewrite, so a job still reading the old
 * words deletes only the old mark.
 */
export async function insertUnread(
  ctx: MemberCtx,
  { source, sourceId }: Omit<UnreadText, "id" | "userId">,
) {
  await ctx.db.$executeRaw`
    INSERT INTO unread_texts ("userId", "source", "sourceId", "createdAt")
    VALUES (${ctx.actor.user.id}::uuid, ${source}, ${sourceId}::uuid, ${ctx.now()})
    ON CONFLICT ("source", "sourceId") DO UPDATE
    SET "id" = EXCLUDED."id", "userId" = EXCLUDED."userId", "triedAt" = NULL`;
}

/** How long (ms) a leased text is off-limits to other jobs. */
const LEASE_MS = 45_000;

/**
 * Leases texts of active people, untried ones first. Texts of deactivated people may not be opened.
 */
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

/** Deletes the marks no matter who wrote the words, because they've been replaced. */
export async function deleteReplaced(
  ctx: Ctx,
  sources: readonly UnreadSource[],
  sourceId: string,
): Promise<void> {
  await ctx.db.unreadText.deleteMany({ where: { source: { in: [...sources] }, sourceId } });
}
