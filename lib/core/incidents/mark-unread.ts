import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { deleteReplaced, insertUnread } from "./unread-repository";
import type { UnreadSource } from "./unread-sources";

/**
 * Marks a text the reader couldn't read, in the transaction that stores it. `readUnread` reads it
 * once the reader is back. Findings that the rules alone make clear are already known by then.
 */
export async function markUnread(
  ctx: MemberCtx,
  finding: Finding,
  source: UnreadSource,
  sourceId: string,
): Promise<void> {
  if (finding.unread && !finding.crisis) await insertUnread(ctx, { source, sourceId });
}

/** Removes the marks on fields that are about to be rewritten, no matter who wrote them. */
export const unmarkReplaced = (
  ctx: MemberCtx,
  sources: readonly UnreadSource[],
  sourceId: string,
): Promise<void> => deleteReplaced(ctx, sources, sourceId);
