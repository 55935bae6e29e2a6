import type { MemberCtx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import type { CardView } from "./schema";

/**
 * The card that is charged for the caller, as far as it may be shown; null when none is stored.
 * @throws Failure unavailable
 */
export async function readCard(ctx: MemberCtx): Promise<CardView> {
  const customerId = await findCustomerId(ctx, ctx.actor.user.id);
  return customerId ? askProvider(ctx, (payments) => payments.cardOf(customerId)) : null;
}
