import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { deleteOwnItems, lockMemory } from "./repository";

/** Forgets everything remembered about the caller. */
export const forgetEverything = (ctx: MemberCtx): Promise<void> =>
  ctx.transaction(async (tx) => {
    await lockMemory(tx);
    await deleteOwnItems(tx);
    const { id } = tx.actor.user;
    await recordAudit(tx, {
      action: "memory.forget_all",
      outcome: "done",
      subject: id,
      resource: `users/${id}`,
    });
  });
