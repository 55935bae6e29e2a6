import type { MemberCtx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { requireCustomer } from "./own-plan";

/**
 * The URL of the provider's own page for the caller, valid for a few minutes; it leads back to
 * /subscribe (SUBS-15).
 *
 * @throws Failure not_found, unavailable
 */
export async function openPortal(ctx: MemberCtx): Promise<{ url: string }> {
  const customerId = await requireCustomer(ctx);
  const url = await askProvider(ctx, (payments) =>
    payments.openPortal(customerId, `${ctx.settings.appUrl}/subscribe`),
  );
  return { url };
}
