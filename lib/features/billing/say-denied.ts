import type { Ctx } from "@/lib/ports/context";
import type { PaymentRefusal, Payments } from "@/lib/ports/payments";

const said = new WeakMap<Payments, Set<string>>();

/**
 * Tells the operator once for each permission that the key in their settings lacks: only they can
 * give it, and the jobs ask again for as long as they do not.
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
