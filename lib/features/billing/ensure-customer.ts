import type { MemberCtx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { findCustomerId, storeCustomerId } from "./holder-repository";
import { withOperation } from "./with-operation";

/** The caller's customer at the provider, created on first use with only an address and our id. */
export async function ensureCustomer(ctx: MemberCtx): Promise<string> {
  const { id: userId, email } = ctx.actor.user;
  const known = await findCustomerId(ctx, userId);
  if (known) return known;
  return withOperation(
    ctx,
    { userId, kind: "customer", target: userId },
    (key) => askProvider(ctx, (payments) => payments.createCustomer({ email, userId }, key)),
    {
      already: () => findCustomerId(ctx, userId),
      store: (tx, customerId) => storeCustomerId(tx, userId, customerId),
    },
  );
}
