import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";

/**
 * Only adults may enter into a contract that costs money (SUBS-06, SUBS-17, R-08).
 *
 * @throws Failure forbidden
 */
export function requirePayer({ actor: { user } }: MemberCtx): void {
  if (isChildMode(user)) throw new Failure("forbidden", "Ask a parent or guardian to upgrade.");
  if (user.age === null)
    throw new Failure("forbidden", "Please complete your profile before choosing a plan.");
}
