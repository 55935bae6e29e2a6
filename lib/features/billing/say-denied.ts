import type { Ctx } from "@/lib/ports/context";
import type { PaymentRefusal, Payments } from "@/lib/ports/payments";

const said = new WeakMap<Payments, Set<string>>();

/**
 * Tells the operator once about each permission their API key lacks: only they can grant it, and
 * until they do the jobs keep running into it.
 */
export function sayDenied({ log }: Ctx, payments: Payments, refusal: PaymentRefusal): void {
  const before = said.get(payments) ?? new Set();
  const permission = refusal.permission ?? "";
  if (before.has(permission)) return;
  said.set(payments, before.add(permission));
  log.error("payment-key-denied", refusal, {
    setting: "STRIPE_SECRET_KEY",
    permission: refusal.permission,
  });
}
