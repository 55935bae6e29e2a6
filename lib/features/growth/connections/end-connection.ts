import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx } from "@/lib/ports/context";
import type { Platform } from "@/lib/shared/platforms";
import { deactivate } from "./repository";

/**
 * Handles the platform reporting that the authorization is over: the stored tokens are useless now,
 * and the connection's card says so.
 */
export async function endConnection(
  ctx: Ctx,
  platform: Platform,
  { id }: { readonly id: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await deactivate(tx, { id }))) return;
    await recordAudit(tx, {
      action: "connection.ended",
      outcome: "done",
      reason: platform,
      resource: `oauth_tokens/${id}`,
    });
  });
}
