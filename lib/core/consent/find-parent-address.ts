import { readCurrentUser } from "@/lib/core/identity/read-current-user";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * The caller's parent's address on record; null when there is none, for instance after it was
 * erased.
 */
export const findParentAddress = async (ctx: MemberCtx): Promise<string | null> =>
  (await readCurrentUser(ctx)).parentEmail;
