import type { MemberCtx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import type { CardView } from "./schema";

/**
 * The displayable details of the card the caller is charged on; null when none is stored.
 *
 * @throws Failure unavailable
 */
export async function readCard(ctx: MemberCtx): Promise<CardView> {
  const customerId = await findCustomerId(ctx, ctx.actor.user.id);
  return customerId ? askProvider(ctx, (payments) => payments.cardOf(customerId)) : null;
}
