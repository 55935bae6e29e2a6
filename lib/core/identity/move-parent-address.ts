import type { MemberCtx } from "@/lib/ports/context";
import { replaceParentEmail } from "./profile-repository";
import type { AddressMove } from "./types";

/**
 * Changes the parent's address on the caller's record from `from` to `to`. Returns whether it was
 * `from` before.
 */
export const moveParentAddress = (ctx: MemberCtx, move: AddressMove): Promise<boolean> =>
  replaceParentEmail(ctx, move);
