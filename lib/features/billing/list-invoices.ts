import type { MemberCtx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { INVOICES_SHOWN } from "./constants";
import { findCustomerId } from "./holder-repository";
import type { InvoiceView } from "./schema";

/**
 * The caller's invoices, newest first; none if they never paid. One in a shape this version doesn't
 * know is left out.
 *
 * @throws Failure unavailable
 */
export async function listInvoices(ctx: MemberCtx): Promise<InvoiceView[]> {
  const customerId = await findCustomerId(ctx, ctx.actor.user.id);
  if (!customerId) return [];
  const invoices = await askProvider(ctx, (payments) =>
    payments.invoicesOf(customerId, INVOICES_SHOWN, (refusal) =>
      ctx.log.error("invoice-not-understood", refusal, { unread: refusal.unread }),
    ),
  );
  return invoices.map(({ createdAt, period, paid: _, ...invoice }) => ({
    ...invoice,
    createdAt: createdAt.toISOString(),
    period: period && { start: period.start.toISOString(), end: period.end.toISOString() },
  }));
}
