import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { deleteOwnMood } from "./repository";
import type { RemoveMoodInput } from "./schema";

/**
 * Removes an entry (contract 6, "undo"). An incident raised by its note is kept, because help was
 * promised.
 *
 * @throws Failure not_found, also if it's someone else's entry (AUTH-12)
 */
export async function removeMood(ctx: MemberCtx, { id }: RemoveMoodInput): Promise<void> {
  if (!(await deleteOwnMood(ctx, id))) throw notFound("This mood entry");
}
