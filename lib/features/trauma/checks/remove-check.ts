import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { deleteOwnCheck } from "./repository";

/**
 * Removes a self-check.
 *
 * @throws Failure not_found, also if it's someone else's
 */
export async function removeCheck(ctx: MemberCtx, { id }: { id: string }): Promise<void> {
  if (!(await deleteOwnCheck(ctx, id))) throw notFound("This self-check");
}
