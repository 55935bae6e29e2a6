import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { deleteOwnItem } from "./repository";
import type { MemoryItemInput } from "./schema";

/**
 * Forgets one item for good; the message it came from is read for memories only once.
 *
 * @throws Failure not_found
 */
export async function forget(ctx: MemberCtx, { id }: MemoryItemInput): Promise<void> {
  if (!(await deleteOwnItem(ctx, id))) throw notFound("This memory");
}
