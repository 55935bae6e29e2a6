import type { AddressMove } from "@/lib/core/identity/types";
import type { MemberCtx } from "@/lib/ports/context";
import { renameGuardian } from "./repository";

/**
 * What the caller's parent was asked and answered follows them to their new address. For the
 * transaction of the caller.
 */
export const moveRequests = (ctx: MemberCtx, move: AddressMove): Promise<void> =>
  renameGuardian(ctx, move);
