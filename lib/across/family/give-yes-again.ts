import { grantAgain } from "@/lib/core/consent/grant-again";
import type { MemberCtx } from "@/lib/ports/context";
import { requireChild } from "./require-child";
import type { ChildInput } from "./schema";

/**
 * A parent who took their yes back, or said no to a later request, gives it again from their own
 * page.
 *
 * @throws Failure not_found, conflict where a yes stands or none is needed
 */
export async function giveYesAgain(
  ctx: MemberCtx,
  { id }: ChildInput,
): Promise<{ status: "granted" }> {
  await requireChild(ctx, id);
  return grantAgain(ctx, id);
}
