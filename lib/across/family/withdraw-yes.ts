import { withdrawConsent } from "@/lib/core/consent/withdraw-consent";
import type { MemberCtx } from "@/lib/ports/context";
import { requireChild } from "./queries";
import type { ChildInput } from "./schema";

/**
 * Withdraws a parent's consent from their own page.
 *
 * @throws Failure not_found, conflict if there's none to withdraw
 */
export async function withdrawYes(
  ctx: MemberCtx,
  { id }: ChildInput,
): Promise<{ status: "withdrawn" }> {
  await requireChild(ctx, id);
  return withdrawConsent(ctx, id);
}
