import { keepForChild } from "@/lib/across/your-data/erasure/keep-for-child";
import type { MemberCtx } from "@/lib/ports/context";
import { requireChild } from "./require-child";
import type { ChildInput } from "./schema";

/**
 * The parent calls off the erasure that they had asked for; a wish of the child's own stays, and
 * its day is answered.
 *
 * @throws Failure not_found, conflict when they had not asked
 */
export async function keepChild(
  ctx: MemberCtx,
  { id }: ChildInput,
): Promise<{ eraseAfter: string | null }> {
  return keepForChild(ctx, await requireChild(ctx, id));
}
