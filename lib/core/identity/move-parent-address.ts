import type { MemberCtx } from "@/lib/ports/context";
import { replaceParentEmail } from "./profile-repository";
import type { AddressMove } from "./types";

/**
 * The address on record of the caller's parent, where it is `from`, becomes `to`. Answers whether
 * it was.
 */
export const moveParentAddress = (ctx: MemberCtx, move: AddressMove): Promise<boolean> =>
  replaceParentEmail(ctx, move);
