import type { Ctx } from "@/lib/ports/context";
import { forgetReplacedGuardians } from "./repository";

/**
 * The child named another grown-up after a no: the address of whoever said it goes (GDPR 5(1)(c)),
 * in the transaction that puts the new one on record.
 */
export async function forgetReplaced(ctx: Ctx, childId: string): Promise<void> {
  await forgetReplacedGuardians(ctx, childId);
}
