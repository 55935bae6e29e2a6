import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { requireAdult } from "./policy";
import type { ShareInput } from "./schema";
import { sendNews, tellOwner } from "./tell-owner";
import { answerReceived } from "./viewer-repository";

async function answer(ctx: MemberCtx, id: string, said: "accept" | "decline"): Promise<void> {
  requireAdult(ctx.actor.user);
  await ctx.transaction(async (tx) => {
    const answered = await answerReceived(tx, id, said);
    if (!answered) throw new Failure("not_found", "This invitation isn't open anymore.");
    await recordAudit(tx, {
      action: `share.${said}`,
      outcome: "done",
      subject: answered.ownerId,
      resource: `shares/${id}`,
    });
    if (said === "accept") await tellOwner(tx, { id, ownerId: answered.ownerId }, "accepted");
  });
  sendNews(ctx);
}

/**
 * Accepts an invitation: only once, before it expires, and signed in with the invited address.
 *
 * @throws Failure forbidden, not_found
 */
export async function acceptShare(
  ctx: MemberCtx,
  { id }: ShareInput,
): Promise<{ state: "active" }> {
  await answer(ctx, id, "accept");
  return { state: "active" };
}

/**
 * Declines an invitation. The owner only sees that it was declined.
 *
 * @throws Failure forbidden, not_found
 */
export async function declineShare(
  ctx: MemberCtx,
  { id }: ShareInput,
): Promise<{ state: "declined" }> {
  await answer(ctx, id, "decline");
  return { state: "declined" };
}
