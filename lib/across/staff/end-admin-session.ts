import { recordAudit } from "@/lib/core/audit/record-audit";
import { forgetBegun } from "@/lib/features/growth/connections/begun";
import type { MemberCtx } from "@/lib/ports/context";
import { deleteAdminSession } from "./session-repository";

/**
 * Ends the caller's PIN session for good, so its token no longer opens anything (ADMN-05, ADMN-08).
 */
export async function endAdminSession(ctx: MemberCtx): Promise<void> {
  const { pinSession } = ctx.actor;
  if (!pinSession) return;
  await ctx.transaction(async (tx) => {
    if (!(await deleteAdminSession(tx, pinSession))) return;
    await forgetBegun(tx);
    await recordAudit(tx, { action: "pin.logout", outcome: "done" });
  });
}
