import { leaveForChild } from "@/lib/across/your-data/erasure/leave-for-child";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { requireChild } from "./queries";
import type { EraseChildInput } from "./schema";

/**
 * Schedules the account of a child under 13 for erasure at their parent's request (R-07; COPPA
 * 312.6(a)(2)). Teenagers decide that for themselves.
 *
 * @throws Failure not_found, forbidden for a teenager, reauth_required
 */
export async function eraseChild(
  ctx: MemberCtx,
  { id, after }: EraseChildInput,
): Promise<{ eraseAfter: string }> {
  const child = await requireChild(ctx, id);
  if (child.consent === "not_needed")
    throw new Failure("forbidden", "From 13 on, that's their decision.");
  return leaveForChild(ctx, child, after);
}
