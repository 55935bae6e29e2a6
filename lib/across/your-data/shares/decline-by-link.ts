import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { invitedBy } from "./invitation-link";
import { declineWaiting, findInvited } from "./invitation-repository";
import type { LinkInput } from "./schema";

/**
 * Declines an invitation for the holder of its mailed link, without an account. The token arrives
 * in the body of a button press, never by following the link, and only answers the invitation it
 * was mailed for. A second press finds it already declined.
 *
 * @throws Failure not_found (unknown, accepted, or ended)
 */
export async function declineByLink(
  ctx: Ctx,
  { token }: LinkInput,
): Promise<{ state: "declined" }> {
  const id = invitedBy(ctx, token);
  if (!id) throw notFound("This link");
  await ctx.transaction(async (tx) => {
    const invited = await findInvited(tx, id);
    if (!invited) throw notFound("This link");
    const { share } = invited;
    if (share.declinedAt) return;
    if (!(await declineWaiting(tx, id))) {
      throw new Failure("not_found", "This invitation isn't open anymore.");
    }
    await recordAudit(tx, {
      action: "share.decline",
      outcome: "done",
      subject: share.ownerId,
      resource: `shares/${id}`,
    });
  });
  return { state: "declined" };
}
