import { keepForChild } from "@/lib/features/erasure/keep-for-child";
import type { MemberCtx } from "@/lib/ports/context";
import { requireChild } from "./require-child";
import type { ChildInput } from "./schema";

/** The parent calls off the erasure that they had asked for. @throws Failure not_found */
export async function keepChild(ctx: MemberCtx, { id }: ChildInput): Promise<{ eraseAfter: null }> {
  return keepForChild(ctx, await requireChild(ctx, id));
}
