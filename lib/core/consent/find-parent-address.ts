import { readCurrentUser } from "@/lib/core/identity/read-current-user";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * The address on record for the caller's parent. Null if there is none, for instance after it was
 * erased.
 */
export const findParentAddress = async (ctx: MemberCtx): Promise<string | null> =>
  (await readCurrentUser(ctx)).parentEmail;
