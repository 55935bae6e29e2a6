import { keepForChild } from "@/lib/across/your-data/erasure/keep-for-child";
import type { MemberCtx } from "@/lib/ports/context";
import { requireChild } from "./queries";
import type { ChildInput } from "./schema";

/**
 * Cancels the erasure the parent asked for. If the child also asked for one, that stays and its day
 * is returned.
 *
 * @throws Failure not_found, conflict if the parent hadn't asked
 */
export async function keepChild(
  ctx: MemberCtx,
  { id }: ChildInput,
): Promise<{ eraseAfter: string | null }> {
  return keepForChild(ctx, await requireChild(ctx, id));
}
