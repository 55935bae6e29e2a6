import { grantAgain } from "@/lib/core/consent/grant-again";
import type { MemberCtx } from "@/lib/ports/context";
import { requireChild } from "./queries";
import type { ChildInput } from "./schema";

/**
 * Lets a parent who withdrew consent, or declined a later request, give it again from their own
 * page.
 *
 * @throws Failure not_found, conflict if consent is in force or not needed
 */
export async function giveYesAgain(
  ctx: MemberCtx,
  { id }: ChildInput,
): Promise<{ status: "granted" }> {
  await requireChild(ctx, id);
  return grantAgain(ctx, id);
}
