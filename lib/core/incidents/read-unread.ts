import { findMember } from "@/lib/core/identity/queries";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { deleteUnread, leaseUnread, type UnreadText } from "./unread-repository";
import type { UnreadSource } from "./unread-sources";

/** "later": still unreadable, or not due yet. "gone": the text no longer exists. */
export type ReadAgain = "read" | "later" | "gone";

/** Rereads one of the caller's stored texts and records a clear finding. */
export type UnreadReader = (ctx: MemberCtx, sourceId: string) => Promise<ReadAgain>;

const AT_ONCE = 50;
/** Time budget (ms). The job runs every minute, so the rest waits for the next run. */
const TIME_MS = 30_000;

/**
 * Reads texts that were written while the reader was off. Safe to rerun and to run in parallel,
 * because an incident is recorded only once.
 *
 * @returns how many texts were read
 */
export async function readUnread(
  ctx: Ctx,
  readers: Readonly<Record<UnreadSource, UnreadReader>>,
): Promise<number> {
  const until = Date.now() + TIME_MS;
  let count = 0;
  for (
    let batch = await leaseUnread(ctx, AT_ONCE);
    batch.length > 0;
    batch = await leaseUnread(ctx, AT_ONCE)
  ) {
    for (const unread of batch) {
      if (Date.now() >= until) return count;
      if (await readOne(ctx, readers, unread)) count += 1;
    }
  }
  return count;
}

async function readOne(
  ctx: Ctx,
  readers: Readonly<Record<UnreadSource, UnreadReader>>,
  { id, userId, source, sourceId }: UnreadText,
): Promise<boolean> {
  try {
    const member = await findMember(ctx, userId);
    if (!member) return false;
    const outcome = await readers[source](ctx.as(member), sourceId);
    if (outcome !== "later") await deleteUnread(ctx, id);
    return outcome === "read";
  } catch (error) {
    ctx.log.error("unread-text-not-read", error, { source });
    return false;
  }
}
