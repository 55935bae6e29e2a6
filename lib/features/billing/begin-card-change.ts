import type { MemberCtx } from "@/lib/ports/context";
import type { Confirmation } from "@/lib/ports/payments";
import { askProvider } from "./ask-provider";
import { requireCustomer } from "./own-plan";
import { withOperation } from "./with-operation";

/**
 * What the browser needs to store another card; nothing is charged by it. Each answered try is a
 * new one at the provider, because a confirmation that was used cannot be used again; an abandoned
 * one costs nothing.
 *
 * @throws Failure not_found, unavailable
 */
export async function beginCardChange(ctx: MemberCtx): Promise<Confirmation> {
  const customerId = await requireCustomer(ctx);
  const operation = {
    userId: ctx.actor.user.id,
    kind: "card",
    target: `begin:${customerId}`,
  } as const;
  return withOperation(ctx, operation, (key) =>
    askProvider(ctx, (payments) => payments.beginCardChange(customerId, key)),
  );
}
