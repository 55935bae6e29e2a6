import type { MemberCtx } from "@/lib/ports/context";
import { replaceParentEmail } from "./profile-repository";
import type { AddressMove } from "./types";

/**
 * Changes the caller's parent's address on record from `from` to `to`. Returns whether it was
 * `from`.
 */
export const moveParentAddress = (ctx: MemberCtx, move: AddressMove): Promise<boolean> =>
  replaceParentEmail(ctx, move);
