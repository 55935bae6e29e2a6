import { readCurrentUser } from "@/lib/core/identity/read-current-user";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * The parent's address on record of the caller, and none that was corrected or erased since; null
 * when there is none.
 */
export const findParentAddress = async (ctx: MemberCtx): Promise<string | null> =>
  (await readCurrentUser(ctx)).parentEmail;
