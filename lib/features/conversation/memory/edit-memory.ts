import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { examine } from "@/lib/core/incidents/examine";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { type CrisisFlags, crisisFlags } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findOwnItem, updateOwnItem } from "./repository";
import type { EditMemoryInput } from "./schema";
import type { MemoryItem } from "./types";

/**
 * Corrects a remembered item. The text is examined for a crisis like everything a person writes
 * (CRIS-16).
 *
 * @throws Failure not_found
 */
export async function editMemory(
  ctx: MemberCtx,
  { id, content }: EditMemoryInput,
): Promise<MemoryItem & CrisisFlags> {
  const { finding, excerpt } = await examine(ctx, [content]);
  const item = await ctx.transaction(async (tx) => {
    if (!(await updateOwnItem(tx, id, content))) throw notFound("This memory");
    await markUnread(tx, finding, "memory", id);
    if (finding.crisis) await recordIncident(tx, { finding, source: "memory", excerpt });
    return findOwnItem(tx, id);
  });
  if (!item) throw notFound("This memory");
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { ...item, ...crisisFlags(finding) };
}
