import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { deleteOwnCheck, insertCheck } from "./repository";
import type { RecordCheckInput, TraumaCheck } from "./schema";

/**
 * Stores a self-check. It holds only numbers, so there's no written text that could show a crisis.
 */
export const recordCheck = (ctx: MemberCtx, { answers }: RecordCheckInput): Promise<TraumaCheck> =>
  insertCheck(ctx, newId(), answers);

/**
 * Removes a self-check.
 *
 * @throws Failure not_found, also if it's someone else's
 */
export async function removeCheck(ctx: MemberCtx, { id }: { id: string }): Promise<void> {
  if (!(await deleteOwnCheck(ctx, id))) throw notFound("This self-check");
}
