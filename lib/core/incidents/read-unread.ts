import { findMember } from "@/lib/core/identity/find-member";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { deleteUnread, leaseUnread, type UnreadText } from "./unread-repository";
import type { UnreadSource } from "./unread-sources";

/**
 * "later": it still couldn't be read, or its time has not come. "gone": the text is not there any
 * more.
 */
export type ReadAgain = "read" | "later" | "gone";

/** Reads one stored text of the caller again, and records what is clear. */
export type UnreadReader = (ctx: MemberCtx, sourceId: string) => Promise<ReadAgain>;

const AT_ONCE = 50;
/** The job comes every minute; what is left over then waits for the next one (ms). */
const TIME_MS = 30_000;

/**
 * Reads what was written while the reader was off. Safe in parallel, and safe to run again: an
 * incident is recorded once.
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
