import type { Ctx } from "@/lib/ports/context";
import { forgetReplacedGuardians } from "./repository";

/**
 * Erases the address of a grown-up who refused, once the child names another (GDPR 5(1)(c)). Call
 * it in the transaction that stores the new address.
 */
export async function forgetReplaced(ctx: Ctx, childId: string): Promise<void> {
  await forgetReplacedGuardians(ctx, childId);
}
