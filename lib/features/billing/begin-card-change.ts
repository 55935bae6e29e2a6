import type { MemberCtx } from "@/lib/ports/context";
import type { Confirmation } from "@/lib/ports/payments";
import { askProvider } from "./ask-provider";
import { requireCustomer } from "./own-plan";
import { withOperation } from "./with-operation";

/**
 * Returns the data the browser needs to store another card; it charges nothing. Each answered try
 * starts a new confirmation at the provider, because a used one can't be used again; an abandoned
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
